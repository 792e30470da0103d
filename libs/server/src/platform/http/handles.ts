import { createParamDecorator, HttpCode, RequestMapping, RequestMethod, Res, SetMetadata } from '@nestjs/common';
import type { ExecutionContext } from '@nestjs/common';
import {
  checkBody,
  checkQuery,
  type AnswerOf,
  type BodyOf,
  type CheckedInput,
  type Operation,
  type PathOf,
  type QueryOf,
  type Who,
} from '@statewise/contract';
import type { ValidationContext } from '@statewise/fields';
import type { Language } from '@statewise/i18n';
import type { Request, Response } from 'express';
import type { Caller, RequestWithActor } from '../auth/access.js';
import { Problem } from '../problem/problem.js';
import { languageOf } from '../problem/language.js';
import { CookieJar } from './cookie-jar.js';
import { keyOf, type IdempotencyKey } from './idempotency-key.js';

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
    CheckedCall(operation)(prototype, name, 0);
    if (operation.isStreamed) Res()(prototype, name, 1);
  };
}

const CheckedCall = createParamDecorator((operation: Operation, context: ExecutionContext) => {
  const http = context.switchToHttp();
  return inputOf(operation, http.getRequest<Request & RequestWithActor>(), http.getResponse<Response>());
});

/** What a request says, checked as its operation declares it; throws `REQUEST.MALFORMED` or field errors. */
function inputOf(operation: Operation, request: Request & RequestWithActor, response: Response): Call {
  const call = new RequestCall(operation, request, response);
  defineMembers(call, request.params);
  const { query, body } = operation;
  if (query) defineMembers(call, demand(checkQuery(query, request.query, validationContext)));
  if (body?.type) {
    const given: unknown = request.body ?? (body.isOptional === true ? {} : undefined);
    call.body = demand(checkBody(body, objectOf(given), validationContext));
  }
  return call;
}

/** Adds members to a call; one of an address may have the name of what every call has, such as `key`. */
function defineMembers(call: RequestCall, members: object): void {
  Object.defineProperties(call, Object.getOwnPropertyDescriptors(members));
}

/** The present instant, written down only for the rules that ask for it. */
const validationContext: ValidationContext = {
  get at() {
    return new Date().toISOString();
  },
};

/** A request as its handler sees it; what only some handlers ask for is read when they do. */
class RequestCall implements Call {
  body: unknown = undefined;

  readonly #who: Who;

  constructor(
    { who }: Operation,
    readonly request: Request & RequestWithActor,
    readonly response: Response,
  ) {
    this.#who = who;
  }

  get caller(): Caller {
    const { actor, address, session } = this.request;
    return {
      actor,
      address,
      who: this.#who,
      cookies: new CookieJar(this.request, this.response),
      ...(session && { session }),
    };
  }

  get language(): Language {
    return languageOf(this.request);
  }

  get key(): IdempotencyKey | undefined {
    return keyOf(this.request);
  }
}

function objectOf(body: unknown): object {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new Problem('REQUEST.MALFORMED');
  return body;
}

function demand(input: CheckedInput): object {
  if ('errors' in input) throw new Problem('REQUEST.FIELDS', { errors: input.errors });
  return input.values;
}
