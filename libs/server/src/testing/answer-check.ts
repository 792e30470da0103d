import type { IncomingMessage, ServerResponse } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { ApiDescription } from '../platform/openapi/api-description.js';
import type { ApiDocument } from '../platform/openapi/describe-api.js';
import type { DescribedOperation } from '../platform/openapi/operation.js';

interface Route {
  readonly pattern: RegExp;
  readonly pointer: string;
  readonly operation: DescribedOperation;
}

/** Holds every answer of a server against the description of its API; undescribed members count as wrong. */
export class AnswerCheck {
  /** What did not fit, in words. */
  readonly complaints = new Set<string>();
  /** The operations that were answered with a success. */
  readonly succeeded = new Set<string>();
  private readonly checks: Checks;

  constructor(description: ApiDescription) {
    this.checks = checksOf(description);
  }

  /** Reads along what a response sends, and checks it when it is over. */
  watch(request: IncomingMessage, response: ServerResponse): void {
    const route = this.routeOf(request);
    if (!route) return;
    const chunks: Buffer[] = [];
    const keep = (chunk: unknown): void => {
      if (typeof chunk === 'string' || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
    };
    const { write, end } = response;
    response.write = function (this: ServerResponse, ...args: unknown[]) {
      keep(args[0]);
      return Reflect.apply(write, this, args);
    };
    response.end = function (this: ServerResponse, ...args: unknown[]) {
      keep(args[0]);
      return Reflect.apply(end, this, args);
    };
    response.once('finish', () => {
      const isPacked = response.getHeader('content-encoding') === 'gzip';
      const content = Buffer.concat(chunks);
      this.check(route, response, (isPacked ? gunzipSync(content) : content).toString());
    });
  }

  private routeOf({ method = '', url = '' }: IncomingMessage): Route | undefined {
    const path = url.split('?')[0] ?? '';
    return this.checks.routes.get(method.toLowerCase())?.find(({ pattern }) => pattern.test(path));
  }

  private check({ pointer, operation }: Route, response: ServerResponse, text: string): void {
    const { statusCode } = response;
    const type = String(response.getHeader('content-type') ?? '').split(';')[0] ?? '';
    const status = operation.responses[statusCode] ? String(statusCode) : 'default';
    const complain = (what: string) => this.complaints.add(`${operation.operationId} ${statusCode}: ${what}`);
    if (statusCode < 400) this.succeeded.add(operation.operationId);
    if (status === 'default' && statusCode < 500) complain('is not described');
    if (text === '' || !type.endsWith('json')) return;
    if (!operation.responses[status]?.content?.[type]) return void complain(`answers ${type}`);
    const media = `${type.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    const validate = this.checks.validators(`${pointer}/responses/${status}/content/${media}/schema`);
    if (validate(JSON.parse(text))) return;
    for (const { instancePath, message, params } of validate.errors ?? [])
      complain(`${instancePath.replaceAll(/\/\d+(?=\/|$)/g, '/*')} ${message} ${JSON.stringify(params)}`);
  }
}

/** Answers the check of the schema that a pointer into the document names. */
type Validators = (pointer: string) => ValidateFunction;

interface Checks {
  /** By method, in lower case. */
  readonly routes: ReadonlyMap<string, readonly Route[]>;
  readonly validators: Validators;
}

let last: { readonly madeOf: readonly unknown[]; readonly checks: Checks } | undefined;

/** Made for the first server of a process; others that have the same to describe take them over. */
function checksOf(description: ApiDescription): Checks {
  const { operations, flows, changes } = description.installation;
  const madeOf = [operations, changes, ...flows.flatMap((flow) => [flow, flow.version])];
  if (last?.madeOf.length === madeOf.length && madeOf.every((part, index) => part === last?.madeOf[index]))
    return last.checks;
  const document = description.document();
  last = { madeOf, checks: { routes: routesOf(document), validators: compiler(document) } };
  return last.checks;
}

function routesOf({ paths }: ApiDocument): Checks['routes'] {
  const routes = new Map<string, Route[]>();
  for (const [path, operations] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      const pattern = new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}/?$`);
      const pointer = `api#/paths/${path.replaceAll('~', '~0').replaceAll('/', '~1')}/${method}`;
      routes.set(method, [...(routes.get(method) ?? []), { pattern, pointer, operation }]);
    }
  }
  return routes;
}

function compiler(document: ApiDocument): Validators {
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: true, code: { optimize: false } });
  formats.default(ajv);
  ajv.addSchema(closed(document) as object, 'api');
  const known = new Map<string, ValidateFunction>();
  return (pointer) => {
    const validate = known.get(pointer) ?? ajv.compile({ $ref: pointer });
    known.set(pointer, validate);
    return validate;
  };
}

/** The same document whose objects have the members that it names and no others. */
function closed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closed);
  if (typeof value !== 'object' || value === null) return value;
  const parts = Object.fromEntries(Object.entries(value).map(([key, part]) => [key, closed(part)]));
  const isOpen = 'properties' in value && 'type' in value && !('additionalProperties' in value);
  return isOpen ? { ...parts, additionalProperties: false } : parts;
}
