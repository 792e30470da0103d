import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage } from 'node:http';
import { SpanExporter, type SpanAttributes } from './span-exporter.js';
import { newContext, readTraceparent, writeTraceparent, type TraceContext } from './trace-context.js';

interface TracerOptions {
  /** Address of a collector that takes OTLP over HTTP, without `/v1/traces`. */
  readonly endpoint: string;
  /** Headers for it. */
  readonly headers: Readonly<Record<string, string>>;
  /** Of all traces, the share that is recorded: 0 to 1. */
  readonly share: number;
  /** Hears why spans were lost. */
  readonly note: (reason: string) => void;
}

/** A span that has begun; `end` records it once. */
export interface TraceSpan extends TraceContext {
  /** Its place as W3C writes it in a header. */
  readonly traceparent: string;
  end(attributes: SpanAttributes, isFailure: boolean, name?: string): void;
}

/** Kinds of spans as OTLP numbers them. */
export const spanKind = { server: 2, client: 3, consumer: 5 } as const;

/** Records what belongs to one request or job, in traces that other programs began. */
export class Tracer {
  private readonly current = new AsyncLocalStorage<TraceContext>();
  private readonly exporter: SpanExporter;

  constructor(private readonly options: TracerOptions) {
    this.exporter = new SpanExporter(options);
  }

  /** Begins the span of a request, under that of the caller where its `traceparent` names one. */
  beginRequest({ method = '', headers }: IncomingMessage): TraceSpan {
    const parent = readTraceparent(headers.traceparent);
    const place = newContext(parent, parent?.isSampled ?? true);
    // By its id, so that all replicas record the same traces; a caller may ask for less and not for more.
    const isSampled = place.isSampled && Number.parseInt(place.traceId.slice(-8), 16) / 2 ** 32 < this.options.share;
    return this.begin(method, spanKind.server, parent, { ...place, isSampled });
  }

  /** Begins a span under the one in which it is called; undefined outside of any, and where that is not recorded. */
  beginInside(name: string, kind: number): TraceSpan | undefined {
    const parent = this.current.getStore();
    return parent?.isSampled === true ? this.begin(name, kind, parent, newContext(parent, true)) : undefined;
  }

  /** Runs `work`, and all that it begins, inside of a span. */
  inside<T>(span: TraceSpan, work: () => T): T {
    return this.current.run(span, work);
  }

  /** Sends what was recorded and not yet sent. */
  close(): Promise<void> {
    return this.exporter.close();
  }

  private begin(name: string, kind: number, parent: TraceContext | undefined, context: TraceContext): TraceSpan {
    const start = now();
    let isOver = false;
    return {
      ...context,
      traceparent: writeTraceparent(context),
      end: (attributes, isFailure, better = name) => {
        if (isOver || !context.isSampled) return;
        isOver = true;
        const parentSpanId = parent?.spanId ?? '';
        this.exporter.add({ ...context, parentSpanId, name: better, kind, start, end: now(), attributes, isFailure });
      },
    };
  }
}

/** Nanoseconds since 1970, as finely as the clock of this process runs. */
const now = (): bigint => BigInt(Math.round((performance.timeOrigin + performance.now()) * 1_000)) * 1_000n;
