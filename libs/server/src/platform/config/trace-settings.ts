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
  const headers = headersOf(read);
  const share = read.number('OTEL_TRACES_SAMPLER_ARG', 1, { min: 0, max: 1, whole: false });
  return endpoint === undefined ? undefined : { endpoint, headers, share };
}

/** Pairs of a name and a percent-encoded value; what they say may be secret and is not repeated. */
function headersOf(read: EnvReader): TraceConfig['headers'] {
  const pairs = read.textOr('OTEL_EXPORTER_OTLP_HEADERS', '').split(',').filter(Boolean);
  try {
    const headers = pairs.map((pair): [string, string] => {
      const [, name = '', value = ''] = /^([^=]*)=(.*)$/s.exec(pair) ?? [];
      return [name.trim(), decodeURIComponent(value.trim())];
    });
    return Object.fromEntries(new Headers(headers));
  } catch {
    read.complaints.push(
      'OTEL_EXPORTER_OTLP_HEADERS must be pairs such as name=value, parted by commas and percent-encoded.',
    );
    return {};
  }
}
