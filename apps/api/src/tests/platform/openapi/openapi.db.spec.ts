import { flows } from '@statewise/machines';
import { sessionCookie } from '@statewise/server/platform/auth/access.js';
import { describeApi, type ApiDocument } from '@statewise/server/platform/openapi/describe-api.js';
import { changes } from '../../../changes.js';
import { operations } from '../../../operations.js';
import { startApi, type TestApi } from '../../../testing/start-api.js';

describe('the description of the API', () => {
  let api: TestApi;
  let document: ApiDocument;

  beforeAll(async () => {
    api = await startApi();
    document = (await api.http.get('/api/openapi.json').expect(200)).body as ApiDocument;
  });
  afterAll(() => api.stop());

  it('is OpenAPI 3.1', () => {
    expect(document.openapi).toBe('3.1.0');
  });

  it('says of every operation what it is for and how it fails', () => {
    const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({
        name: `${method} ${path}`,
        operation: operation as { summary?: string; responses?: object },
      })),
    );
    expect(operations.length).toBeGreaterThan(5);
    expect(
      operations
        .filter(({ operation }) => !operation.summary || !operation.responses || !('default' in operation.responses))
        .map(({ name }) => name),
    ).toEqual([]);
  });

  it('shows an example of every body that is sent', () => {
    const silent = Object.entries(document.paths).flatMap(([path, { post, put }]) =>
      [post, put].flatMap((operation) =>
        operation?.requestBody && !JSON.stringify(operation.requestBody).includes('"example') ? [path] : [],
      ),
    );
    expect(silent).toEqual([]);
  });

  it('is the same when it is made without a server, as the lint makes it', () => {
    expect(describeApi(operations, sessionCookie, flows, changes)).toEqual(document);
  });

  it('ends its introduction with what changed, the newest day first', () => {
    const days = [...changes.matchAll(/^## (\d{4}-\d\d-\d\d)(?:: \d+\.\d+\.\d+)?$/gm)].map(([, day]) => day);
    expect(days).toEqual(days.toSorted().toReversed());
    expect(changes.match(/^## /gm)).toHaveLength(days.length);
    expect((document['info'] as { description: string }).description).toContain(`# Changes\n\n## ${days[0]}`);
  });

  it('is sent compressed, and not again to who has it', async () => {
    const { headers } = await api.http.get('/api/openapi.json').set('Accept-Encoding', 'gzip').expect(200);
    expect(headers['content-encoding']).toBe('gzip');
    expect(Number(headers['content-length'])).toBeLessThan(140_000);
    await api.http.get('/api/openapi.json').set('If-None-Match', String(headers['etag'])).expect(304);
  });

  it.each(['__proto__', 'constructor', '..%2f..%2fpackage.json'])('has no page called %s', async (name) => {
    await api.http.get(`/api/docs/${name}`).expect(404);
  });

  it('has a page without inline scripts and styles', async () => {
    const page = await api.http.get('/api/docs').expect(200);
    expect(page.headers['content-security-policy']).toContain("script-src 'self'");
    expect(page.text).not.toMatch(/<style|<script>|style=/);
    for (const [, path] of page.text.matchAll(/(?:src|href)="([^"]+)"/g)) await api.http.get(path ?? '').expect(200);
    await api.http.get('/api/docs/..%2Fpackage.json').expect(404);
  });
});
