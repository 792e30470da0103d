import { startApi, type TestApi } from '../../testing/start-api.js';
import type { ApiDocument } from './describe-api.js';

interface Operation {
  readonly name: string;
  readonly parameters: readonly string[];
  readonly statuses: readonly string[];
}

let api: TestApi;
let operations: readonly Operation[];

beforeAll(async () => {
  api = await startApi();
  const { paths } = (await api.http.get('/api/openapi.json').expect(200)).body as ApiDocument;
  operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, { parameters?: { name: string }[]; responses: object }>).map(
      ([method, { parameters, responses }]) => ({
        name: `${method} ${path}`,
        parameters: (parameters ?? []).map(({ name }) => name),
        statuses: Object.keys(responses),
      }),
    ),
  );
});
afterAll(() => api.stop());

it('says of every operation how it succeeds', () => {
  expect(
    operations.filter(({ statuses }) => !statuses.some((status) => /^[23]/.test(status))).map(({ name }) => name),
  ).toEqual([]);
});

it('describes every part of an address that varies', () => {
  const silent = operations.filter(({ name, parameters }) =>
    [...name.matchAll(/\{(\w+)\}/g)].some(([, part = '']) => !parameters.includes(part)),
  );
  expect(silent.map(({ name }) => name)).toEqual([]);
});

it('says by what the list of applications can be narrowed', () => {
  expect(operations.find(({ name }) => name === 'get /api/v1/applications')?.parameters).toEqual([
    'flow',
    'state',
    'status',
    'q',
    'limit',
    'cursor',
  ]);
});
