import { RequestMethod } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { ApiDocument } from '@statewise/server/platform/openapi/describe-api.js';
import type { DescribedOperation } from '@statewise/server/platform/openapi/operation.js';
import { startApi, type TestApi } from '../../../testing/start-api.js';

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
    'from',
    'to',
    'amount_from',
    'amount_to',
    'q',
    'sort',
    'expand',
    'cursor',
    'limit',
  ]);
});

describe('of every operation', () => {
  type Json = Readonly<Record<string, unknown>>;
  let document: ApiDocument;
  let all: readonly (readonly [name: string, operation: DescribedOperation])[];

  beforeAll(async () => {
    document = (await api.http.get('/api/openapi.json').expect(200)).body as ApiDocument;
    all = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => [`${method} ${path}`, operation] as const),
    );
  });

  const schemaIn = (content: unknown): Json | undefined =>
    Object.values((content ?? {}) as Record<string, { schema?: Json }>)[0]?.schema;
  const resolved = (schema: Json | undefined): Json | undefined => {
    const name = typeof schema?.['$ref'] === 'string' ? schema['$ref'].split('/').at(-1) : undefined;
    const schemas = (document['components'] as { schemas: Record<string, Json> }).schemas;
    return name === undefined ? schema : schemas[name];
  };
  const isBare = (schema: Json | undefined): boolean => {
    const { properties, oneOf, anyOf, type } = resolved(schema) ?? {};
    return properties === undefined && oneOf === undefined && anyOf === undefined && (type ?? 'object') === 'object';
  };
  const named = (wanted: (operation: DescribedOperation) => boolean): string[] =>
    all.filter(([, operation]) => wanted(operation)).map(([name]) => name);

  it('describes what a success answers', () => {
    const silent = named(({ responses }) =>
      Object.entries(responses).some(
        ([status, { content }]) => /^20[^4]/.test(status) && (!content || isBare(schemaIn(content))),
      ),
    );
    expect(silent).toEqual([]);
  });

  it('describes what a body holds', () => {
    expect(
      named(({ requestBody }) => requestBody !== undefined && isBare(schemaIn((requestBody as Json)['content']))),
    ).toEqual([]);
  });

  it('names each problem by the type that is sent', () => {
    for (const [, { responses }] of all)
      for (const [status, response] of Object.entries(responses))
        if (/^[45]/.test(status))
          expect((response as Json)['description']).toMatch(/^`urn:statewise:problem:[a-z:-]+`/);
  });

  it('has each parameter once', () => {
    const doubled = named(({ parameters = [] }) => {
      const keys = parameters.map((parameter) => JSON.stringify(parameter).toLowerCase());
      const names = (parameters as readonly { in?: string; name?: string; $ref?: string }[]).map((parameter) =>
        (parameter.$ref?.split('/').at(-1) ?? `${parameter.in}:${parameter.name}`).toLowerCase().replaceAll('-', ''),
      );
      return new Set(keys).size < keys.length || new Set(names).size < names.length;
    });
    expect(doubled).toEqual([]);
  });

  it('says who may call it', () => {
    expect(named((operation) => !Array.isArray(operation['x-roles']) || !Array.isArray(operation['security']))).toEqual(
      [],
    );
    const guarded = all.find(([name]) => name === 'post /api/v1/tokens')?.[1];
    // People alone make tokens.
    expect(guarded).toMatchObject({ 'x-roles': ['admin'], 'x-who': { person: true }, security: [{ session: [] }] });
    const jump = all.find(([name]) => name === 'post /api/v1/applications/{code}/jump')?.[1];
    expect(jump).toMatchObject({
      'x-who': { roles: ['admin'], namedBy: ['id', 'code', 'adminCode'], fresh: true, person: true },
      security: [{ session: [] }],
    });
    expect(guarded?.['description']).toContain('**Roles:** admin');
    const read = all.find(([name]) => name === 'get /api/v1/applications')?.[1];
    expect(read).toMatchObject({ security: [{ session: [] }, { token: [] }] });
    const open = all.find(([name]) => name === 'get /api/v1/flows')?.[1];
    expect(open).toMatchObject({ 'x-roles': ['public'], security: [] });
  });

  it('says which members a refusal of the chart and of the fields has', () => {
    const schemas = (document['components'] as { schemas: Record<string, Json> }).schemas;
    expect(schemas['ApplicationRefusedProblem']?.['required']).toEqual(
      expect.arrayContaining(['state', 'allowed_events']),
    );
    expect(schemas['ApplicationStaleProblem']?.['required']).toEqual(
      expect.arrayContaining(['state', 'version', 'current_step', 'furthest_step']),
    );
    expect(schemas['RequestFieldsProblem']?.['required']).toContain('errors');
  });

  it('tells the addresses of the specification from those of the platform', () => {
    const specified = named((operation) => operation['x-specified'] === true);
    expect(specified).toContain('post /consumer-loans-application/api/create');
    expect(specified.filter((name) => name.includes('/api/v1/'))).toEqual([]);
  });
});

it('describes every endpoint that there is', () => {
  const described = new Set(operations.map(({ name }) => name));
  const controllers = api.app.get(DiscoveryService, { strict: false }).getControllers();
  const classes = controllers.flatMap(({ metatype }) => (typeof metatype === 'function' ? [metatype] : []));
  const endpoints = classes.flatMap((controller) =>
    Object.values(Object.getOwnPropertyDescriptors(controller.prototype as object)).flatMap(({ value: method }) => {
      const path: unknown = typeof method === 'function' ? Reflect.getMetadata('path', method) : undefined;
      if (path === undefined || method === controller) return [];
      const address = [Reflect.getMetadata('path', controller), path].map(String).join('/').split('/').filter(Boolean);
      const name = `/${address.join('/')}`.replaceAll(/:(\w+)/g, '{$1}');
      return [`${RequestMethod[Number(Reflect.getMetadata('method', method))]?.toLowerCase()} ${name}`];
    }),
  );
  // Files of the description's own page, what stands at the root while no site does, and where an identity provider
  // leads a browser back.
  expect(endpoints.filter((name) => !described.has(name)).sort()).toEqual([
    'get /',
    'get /api/docs/{file}',
    'get /api/v1/session/single-sign-on/callback',
  ]);
});
