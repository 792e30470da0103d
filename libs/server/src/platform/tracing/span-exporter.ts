import type { TraceContext } from './trace-context.js';

export type SpanAttributes = Readonly<Record<string, string | number>>;

/** A span that is over. Times are nanoseconds since 1970. */
interface RecordedSpan extends TraceContext {
  readonly parentSpanId: string;
  readonly name: string;
  readonly kind: number;
  readonly start: bigint;
  readonly end: bigint;
  readonly attributes: SpanAttributes;
  readonly isFailure: boolean;
}

interface ExporterOptions {
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly note: (reason: string) => void;
}

/** Milliseconds between two deliveries, and what one may take. */
const delay = 2_000;
const timeout = 5_000;
/** Spans that wait at most; more are lost, so that a collector that is away costs no memory. */
const maxWaiting = 4_096;

/** Sends spans to a collector in the background, as OTLP over HTTP writes them in JSON. */
export class SpanExporter {
  private waiting: RecordedSpan[] = [];
  private readonly timer: NodeJS.Timeout;
  private lost = 0;

  constructor(private readonly options: ExporterOptions) {
    this.timer = setInterval(() => void this.deliver(), delay).unref();
  }

  add(span: RecordedSpan): void {
    if (this.waiting.length < maxWaiting) this.waiting.push(span);
    else this.lost += 1;
  }

  async close(): Promise<void> {
    clearInterval(this.timer);
    await this.deliver();
  }

  private async deliver(): Promise<void> {
    const spans = this.waiting;
    if (spans.length === 0) return;
    this.waiting = [];
    const { endpoint, headers, note } = this.options;
    try {
      const response = await fetch(`${endpoint}/v1/traces`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: JSON.stringify(requestOf(spans)),
        signal: AbortSignal.timeout(timeout),
      });
      if (!response.ok) throw new Error(`the collector answered ${response.status}`);
    } catch (error) {
      note(`${spans.length + this.lost} spans: ${error instanceof Error ? error.message : ''}`);
      this.lost = 0;
    }
  }
}

/** The body of an `ExportTraceServiceRequest`. */
const requestOf = (spans: readonly RecordedSpan[]): object => ({
  resourceSpans: [
    {
      resource: { attributes: attributesOf({ 'service.name': 'statewise', 'process.pid': process.pid }) },
      scopeSpans: [{ scope: { name: 'statewise' }, spans: spans.map(spanOf) }],
    },
  ],
});

const spanOf = ({ traceId, spanId, parentSpanId, name, kind, start, end, attributes, isFailure }: RecordedSpan) => ({
  traceId,
  spanId,
  ...(parentSpanId !== '' && { parentSpanId }),
  name,
  kind,
  startTimeUnixNano: String(start),
  endTimeUnixNano: String(end),
  attributes: attributesOf(attributes),
  status: isFailure ? { code: 2 } : {},
});

const attributesOf = (attributes: SpanAttributes) =>
  Object.entries(attributes).map(([key, value]) => ({
    key,
    value: typeof value === 'number' ? { intValue: String(value) } : { stringValue: value },
  }));
