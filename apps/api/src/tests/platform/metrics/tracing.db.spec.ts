import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { eventually } from '@statewise/server/testing/eventually.js';
import { createLoan } from '../../../testing/loan-sample.js';
import { startApi, type TestApi } from '../../../testing/start-api.js';

interface ExportedSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
}

interface Exported {
  readonly resourceSpans: readonly { readonly scopeSpans: readonly { readonly spans: readonly ExportedSpan[] }[] }[];
}

const spans: ExportedSpan[] = [];
let [sent, authorization] = ['', ''];
let collector: Server;
let api: TestApi;
beforeAll(async () => {
  collector = createServer((request, response) => {
    void json(request).then((body) => {
      sent += JSON.stringify(body);
      authorization = request.headers.authorization ?? '';
      for (const { scopeSpans } of (body as Exported).resourceSpans)
        for (const scope of scopeSpans) spans.push(...scope.spans);
      response.end('{}');
    });
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  const { port } = collector.address() as AddressInfo;
  api = await startApi({
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}/`,
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20token',
  });
});
afterAll(async () => {
  await api.stop();
  collector.close();
});

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const click = '00f067aa0ba902b7';

it('records a call from the click of the caller to its statements, and tells neither codes nor answers', async () => {
  const { code } = await createLoan(api);
  const call = api.http.get(`/api/v1/applications/${code}`).set('Traceparent', `00-${traceId}-${click}-01`);
  const { headers } = await call.set('X-Request-Id', 'id-of-the-proxy').expect(200);
  expect(headers['x-request-id']).toBe('id-of-the-proxy');
  const [, answeredTrace, server] = /^00-(\w{32})-(\w{16})-01$/.exec(headers['traceresponse'] ?? '') ?? [];
  expect(answeredTrace).toBe(traceId);
  await eventually(async () => {
    const own = spans.filter((span) => span.traceId === traceId);
    expect(own).toContainEqual(
      expect.objectContaining({ spanId: server, parentSpanId: click, name: 'GET /api/v1/applications/:code', kind: 2 }),
    );
    const statements = own.filter(({ parentSpanId }) => parentSpanId === server);
    expect(statements.map(({ name }) => name)).toContainEqual(expect.stringMatching(/^application-/));
    for (const { startTimeUnixNano, endTimeUnixNano } of own)
      expect(BigInt(endTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(startTimeUnixNano));
  });
  expect(authorization).toBe('Bearer token');
  expect(sent).not.toContain(code);
  expect(sent).not.toContain('@example.com');
});

it('keeps the statements of calls at the same time apart', async () => {
  const { code } = await createLoan(api);
  const traces = Array.from({ length: 12 }, (_, n) => String(n + 1).padStart(32, 'a'));
  const answers = await Promise.all(
    traces.map((trace) => api.http.get(`/api/v1/applications/${code}`).set('Traceparent', `00-${trace}-${click}-01`)),
  );
  const servers = new Map(answers.map(({ headers }, n) => [traces[n], String(headers['traceresponse']).split('-')[2]]));
  await eventually(async () => {
    for (const trace of traces) {
      const own = spans.filter((span) => span.traceId === trace);
      expect(own.filter(({ kind }) => kind === 2)).toHaveLength(1);
      for (const { kind, parentSpanId } of own) if (kind === 3) expect(parentSpanId).toBe(servers.get(trace));
    }
  });
});

it('records nothing of a call whose caller wants nothing recorded', async () => {
  const unwanted = traceId.replaceAll('4', '5');
  await api.http.get('/health/live').set('Traceparent', `00-${unwanted}-${click}-00`).expect(200);
  await api.http.get('/health/live').set('Traceparent', `00-${traceId}-${click}-01`).expect(200);
  await eventually(async () => {
    expect(spans).toContainEqual(expect.objectContaining({ traceId, name: 'GET /health/live' }));
  });
  expect(spans.some((span) => span.traceId === unwanted)).toBe(false);
});
