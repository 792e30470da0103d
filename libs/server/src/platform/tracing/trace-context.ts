import { randomBytes } from 'node:crypto';

/** Where a span stands: in which trace, under which id, and whether the caller wants it recorded. */
export interface TraceContext {
  /** 32 hexadecimal digits. */
  readonly traceId: string;
  /** 16 hexadecimal digits. */
  readonly spanId: string;
  readonly isSampled: boolean;
}

const pattern = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

/** Reads a W3C `traceparent`; undefined where it is missing or not one. */
export function readTraceparent(header: unknown): TraceContext | undefined {
  const [, traceId = '', spanId = '', flags = ''] = (typeof header === 'string' && pattern.exec(header)) || [];
  if (!/[1-9a-f]/.test(traceId) || !/[1-9a-f]/.test(spanId)) return undefined;
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 };
}

export const writeTraceparent = ({ traceId, spanId, isSampled }: TraceContext): string =>
  `00-${traceId}-${spanId}-${isSampled ? '01' : '00'}`;

/** A new span in the trace of `parent`, or in a trace of its own. */
export function newContext(parent: TraceContext | undefined, isSampled: boolean): TraceContext {
  return {
    traceId: parent?.traceId ?? randomBytes(16).toString('hex'),
    spanId: randomBytes(8).toString('hex'),
    isSampled,
  };
}
