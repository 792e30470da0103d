import {
  createParamDecorator,
  HttpCode,
  RequestMapping,
  RequestMethod,
  Res,
  SetMetadata,
  type ExecutionContext,
} from '@nestjs/common';
import {
  isUuid,
  type AnswerOf,
  type BodyOf,
  type Deprecation,
  type Operation,
  type PathOf,
  type QueryOf,
} from '@statewise/contract';
import {
  checkFields,
  fieldsOf,
  isFields,
  type FieldErrors,
  type FieldsClass,
  type ValidationContext,
} from '@statewise/fields';
import type { Language } from '@statewise/i18n';
import type { Request, Response } from 'express';
import type { Caller, RequestWithActor } from '../auth/access.js';
import { Problem } from '../problem/problem.js';
import { answerConditionally } from './api-adapter.js';
import { languageOf } from '../problem/language.js';
import { hash } from 'node:crypto';

/** Under which a handler's method keeps its operation. */
export const operationKey = 'statewise:operation';

/** What every handler receives besides what its operation declares. */
export interface Call {
  /** The actor and session of the request, and its network address. */
  readonly caller: Caller;
  /** In which texts are asked for. */
  readonly language: Language;
  /** Under which the call may be repeated. */
  readonly key: IdempotencyKey | undefined;
  readonly request: Request & RequestWithActor;
  readonly response: Response;
}

/** The checked input of an operation: the parts of its path and query by name, its body, and who calls. */
export type Input<O> = PathOf<O> & QueryOf<O> & { readonly body: BodyOf<O> } & Omit<Call, keyof PathOf<O>>;

/** What a handler of an operation answers; one that is streamed writes its answer itself. */
export type Output<O> = AnswerOf<O>;

type Handler<O> = (input: Input<O>, response: Response) => Output<O> | Promise<Output<O>>;

/**
 * Makes a method the handler of an operation: its route, guard and first status come from the declaration, and it is
 * called with input that was checked. A handler whose operation is streamed writes to `response` itself.
 */
export function Handles<const O extends Operation>(operation: O) {
  const [status] = Object.keys(operation.answers);
  return <H extends Handler<O>>(prototype: object, name: string, descriptor: TypedPropertyDescriptor<H>): void => {
    const path = operation.address.replaceAll(/\{(\w+)\}/g, ':$1');
    RequestMapping({ path, method: RequestMethod[operation.method] })(prototype, name, descriptor);
    HttpCode(Number(status))(prototype, name, descriptor);
    SetMetadata(operationKey, operation)(prototype, name, descriptor);
    const ids = Object.entries(operation.path ?? {}).filter(([, { schema }]) => schema['format'] === 'uuid');
    CheckedCall({ operation, ids: ids.map(([part]) => part) })(prototype, name, 0);
    if (operation.isStreamed) Res()(prototype, name, 1);
  };
}

/** An operation, and the parts of its address that are uuids. */
interface Declared {
  readonly operation: Operation;
  readonly ids: readonly string[];
}

/** What a request says, checked as its operation declares it; throws `REQUEST.MALFORMED` or field errors. */
const CheckedCall = createParamDecorator(({ operation, ids }: Declared, context: ExecutionContext): Call => {
  const { who, query, body } = operation;
  const http = context.switchToHttp();
  const request = http.getRequest<Request & RequestWithActor>();
  const response = http.getResponse<Response>();
  if (operation.isConditional) answerConditionally(response);
  if (operation.deprecated) tellOfDeprecation(response, operation.deprecated);
  // What only some handlers ask for is read when they do.
  const call = {
    request,
    response,
    body: undefined as object | undefined,
    get caller(): Caller {
      const { actor, address, session, scope } = request;
      const by = { ...(session && { session }), ...(scope && { scope }) };
      return { actor, address, who, http: { request, response }, ...by };
    },
    get language() {
      return languageOf(request);
    },
    get key() {
      return keyOf(request);
    },
  };
  // One of an address may have the name of what every call has, such as `key`.
  Object.defineProperties(call, Object.getOwnPropertyDescriptors(request.params));
  if (query)
    Object.defineProperties(
      call,
      Object.getOwnPropertyDescriptors(demand(checkInput(query, request.query, 'ignored', validationContext))),
    );
  if (body?.type) {
    const given: unknown = request.body ?? (body.isOptional === true ? {} : undefined);
    if (!isFields(given)) throw new Problem('REQUEST.MALFORMED');
    call.body = demand(checkInput(body.type, given, body.isOpen ? 'kept' : 'refused', validationContext));
  }
  // Nothing that there is has a name that is no uuid.
  if (!ids.every((part) => isUuid(request.params[part]))) throw new Problem('REQUEST.NOT_FOUND');
  return call;
});

/** Says in an answer that its operation will go (RFC 9745, RFC 8594). */
export function tellOfDeprecation(response: Response, { since, sunset, instead }: Deprecation): void {
  response.setHeader('Deprecation', `@${Date.parse(since) / 1000}`);
  response.setHeader('Sunset', new Date(sunset).toUTCString());
  response.setHeader('Link', `<${instead}>; rel="successor-version"`);
}

/** The present instant, written down only for the rules that ask for it. */
const validationContext: ValidationContext = {
  get at() {
    return new Date().toISOString();
  },
};

function demand(input: CheckedInput): object {
  if ('errors' in input) throw new Problem('REQUEST.FIELDS', { errors: input.errors });
  return input.values;
}

/** Values that were checked, or why they are refused, by name. */
type CheckedInput = { readonly values: object } | { readonly errors: FieldErrors };

/** What becomes of members that a class does not name. */
type UnnamedMembers = 'refused' | 'kept' | 'ignored';

/** Reads a body or a query by its class; of a query (`ignored`) an empty text is as good as none. */
export function checkInput(
  type: FieldsClass,
  given: object,
  unnamed: UnnamedMembers,
  context: ValidationContext,
): CheckedInput {
  const names = fieldsOf(type);
  const known: Record<string, unknown> = {};
  // What is emptied has the value of its class.
  const values: Record<string, unknown> = { ...new type() };
  for (const [name, value] of Object.entries(given)) {
    if (names.has(name) ? unnamed !== 'ignored' || value !== '' : unnamed === 'refused') known[name] = value;
    else if (unnamed === 'kept') values[name] = value;
  }
  const { fields, errors } = checkFields(type, known, context);
  if (errors) return { errors };
  for (const name in fields) if (fields[name] !== undefined) values[name] = fields[name];
  return { values };
}

/** A key under which a call may be repeated, as the database stores it: digests, which do not tell what was asked. */
export interface IdempotencyKey {
  /** Digest of the caller's key, of who calls, and of the endpoint. */
  readonly key: string;
  /** Digest of the whole request but for the human check: who asks again solves another challenge. */
  readonly fingerprint: string;
}

/** How long an answer is given again, for statements. */
export const keyLifetime = "interval '1 day'";

/**
 * The key of a request; undefined without the header. Callers who are not signed in count as one: their keys are told
 * apart by what they ask, which only they know. Throws a field error for a header that is no key.
 */
function keyOf({ method, path, query, body, headers, actor }: Request & RequestWithActor): IdempotencyKey | undefined {
  const header = headers['idempotency-key'];
  if (header === undefined || header === '') return undefined;
  if (typeof header !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(header))
    throw new Problem('REQUEST.FIELDS', { errors: { 'Idempotency-Key': ['format'] } });
  return new RequestKey([method, path, actor.id ?? '', header], [query, askedBy(body)]);
}

function askedBy(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('captcha' in body)) return body ?? null;
  const { captcha: _solution, ...asked } = body;
  return asked;
}

/** Digests what it is asked for, once: many a call remembers nothing, such as returning to an application. */
class RequestKey implements IdempotencyKey {
  private keyDigest: string | undefined;
  private requestDigest: string | undefined;

  constructor(
    private readonly call: readonly unknown[],
    private readonly request: readonly unknown[],
  ) {}

  get key(): string {
    return (this.keyDigest ??= digestOf(this.call));
  }

  get fingerprint(): string {
    return (this.requestDigest ??= digestOf(this.request));
  }
}

/** The same key for a request whose body is more than its fields, such as files by their digests. */
export function withContent({ key, fingerprint }: IdempotencyKey, content: unknown): IdempotencyKey {
  return { key, fingerprint: digestOf([fingerprint, content]) };
}

/** 128 bits of a digest over values in which the order of an object's members means nothing. */
function digestOf(value: unknown): string {
  return hash('sha256', JSON.stringify(sorted(value)), 'base64url').slice(0, 22);
}

function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(sorted);
  const members = value as Readonly<Record<string, unknown>>;
  const copy: Record<string, unknown> = {};
  for (const name of Object.keys(members).sort()) copy[name] = sorted(members[name]);
  return copy;
}
