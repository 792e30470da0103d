import type { EnvReader } from './env-reader.js';

/** Where traces are sent, and how many. */
export interface TraceConfig {
  /** Address of a collector that takes OTLP over HTTP. */
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Of all traces, the share that is recorded: 0 to 1. */
  readonly share: number;
}

/** What OpenTelemetry names its settings; undefined where no collector is named. */
export function traceSettings(read: EnvReader): TraceConfig | undefined {
  const endpoint = read.url('OTEL_EXPORTER_OTLP_ENDPOINT', ['http:', 'https:'])?.replace(/\/+$/, '');
  const pairs = read.textOr('OTEL_EXPORTER_OTLP_HEADERS', '').split(',').filter(Boolean);
  const headers = Object.fromEntries(
    pairs.map((pair) => {
      const [name = '', ...value] = pair.split('=');
      return [name.trim(), decodeURIComponent(value.join('=').trim())];
    }),
  );
  const share = read.number('OTEL_TRACES_SAMPLER_ARG', 1, { min: 0, max: 1, whole: false });
  return endpoint === undefined ? undefined : { endpoint, headers, share };
}
