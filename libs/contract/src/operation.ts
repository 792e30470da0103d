import type { FieldsClass } from '@statewise/fields';
import type { Flow, Who } from '@statewise/flow';
import type { RateLimit } from './limits.js';
import type { ProblemCode } from './problems.js';
import { success, uuid, type OutputOf, type JsonSchema, type ReceivedOf } from './schema.js';

/** Operations that belong together: the description of the API has them under one heading. */
export interface Area {
  readonly name: string;
  readonly description: string;
  /** Addresses and shapes that the specification names; the others are the platform's own. */
  readonly isSpecified?: boolean;
  /** What the parts of its addresses are, by name. */
  readonly path?: Readonly<Record<string, Parameter>>;
}

/** A part of an address, or a header. */
export interface Parameter {
  readonly schema: JsonSchema;
  readonly description: string;
  readonly example?: unknown;
  readonly isRequired?: boolean;
}

/** The part of an address that is the uuid of something listed: what a part is that is not described otherwise. */
export const listedId: Parameter = {
  schema: uuid(),
  description: 'As the list names it',
  example: '4f0c2a52-6f5a-4f0e-9a0b-0f6f7a3f8d11',
};

type Examples = Readonly<Record<string, unknown>>;

/** What an operation takes as its body. */
export interface Body {
  /** The class that checks it; absent where its handler reads the request itself: uploads, reports, forms without script. */
  readonly type?: FieldsClass;
  /** Members beside those of the class pass unchecked: the flow's declaration of the event checks them. */
  readonly isOpen?: boolean;
  /** How it is described where that says more than the class. */
  readonly schema?: JsonSchema;
  /** Bodies that work when they are sent, by a name; of an installation's flows where they differ. */
  readonly examples: Examples | ((flows: readonly Flow[]) => Examples);
  /** `application/json` unless said. */
  readonly types?: readonly string[];
  readonly isOptional?: boolean;
}

/** What an operation answers with one status. */
export interface Answer {
  readonly description?: string;
  readonly schema?: JsonSchema;
  /** Of JSON only what an example made of the schema would not have. */
  readonly example?: unknown;
  /** `application/json` unless said. */
  readonly types?: readonly string[];
}

type Members = Readonly<Record<string, JsonSchema>>;
type NoMembers = Readonly<Record<never, JsonSchema>>;

/** Answers `success: true` beside members, of which `optional` may be missing. */
export function reply<R extends Members, O extends Members = NoMembers>(members: R, example?: object, optional?: O) {
  return { schema: success(members, optional), example };
}

/** The answers of an operation that only says 200: `reply`. */
export function ok<R extends Members, O extends Members = NoMembers>(members: R, example?: object, optional?: O) {
  return { 200: reply(members, example, optional) };
}

/** What a request may carry besides JSON, which every operation takes. */
export type BodyKind = 'json' | 'form' | 'upload' | 'report';

/** That an operation will go, from when it is known, when it answers no more, and which one takes its place. Days as `YYYY-MM-DD`. */
export interface Deprecation {
  readonly since: string;
  readonly sunset: string;
  /** The address of what is called instead. */
  readonly instead: string;
}

/** What is declared of an operation; limits of size and general failures are derived. */
export interface Declaration {
  readonly who: Who;
  readonly summary: string;
  readonly description?: string;
  /** Parts of its address that are others than its area's. */
  readonly path?: Readonly<Record<string, Parameter>>;
  /** The class that checks its query; names that it does not have are ignored. */
  readonly query?: FieldsClass;
  readonly headers?: Readonly<Record<string, Parameter>>;
  readonly body?: Body;
  /** By status; the first is the one that it answers unless its handler says another. */
  readonly answers: Readonly<Record<number, Answer>>;
  /** Ways to fail besides those that every operation of its kind has. */
  readonly problems?: readonly ProblemCode[];
  /** `json` unless said. */
  readonly accepts?: BodyKind;
  /** Its handler writes the answer itself: a stream, a file, a redirection. */
  readonly isStreamed?: boolean;
  /** Takes an `Idempotency-Key`. */
  readonly isRepeatable?: boolean;
  /** Its answer has an `ETag`: who sends that in `If-None-Match` is answered 304 as long as nothing has changed. */
  readonly isConditional?: boolean;
  /** Ids of the operations whose answers it can have in itself by `expand`: a program has to be allowed them, too. */
  readonly expands?: readonly string[];
  /** It tells of applications of any flow beside the one that it names: no program that is narrowed to flows may call it. */
  readonly spansFlows?: true;
  /** It works until its sunset, and says so in every answer. */
  readonly deprecated?: Deprecation;
  readonly limits?: readonly RateLimit[];
  /** Every call counts against its limits, refused ones too; unless said, its handler takes them where they apply. */
  readonly isCounted?: boolean;
  /** What a public operation does for callers who are signed in. */
  readonly signedIn?: string;
  /** Answers or messages of a success come in the language of the request. */
  readonly isLocalised?: boolean;
  /** Where it differs from its area's. */
  readonly isSpecified?: boolean;
  /** Not described: a page for people. */
  readonly isHidden?: boolean;
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** An operation as it is declared; `path` as OpenAPI writes it: `/api/v1/flows/{id}`. */
export type Declared<M extends Method, P extends string, D extends Declaration> = D & {
  readonly method: M;
  readonly address: P;
};

/** An operation of an area. */
export type Operation<
  M extends Method = Method,
  P extends string = string,
  D extends Declaration = Declaration,
> = Declared<M, P, D> & { readonly id: string; readonly area: Area };

/** Declares an operation: all that is said of it, once. */
export function operation<M extends Method, P extends string, const D extends Declaration>(
  method: M,
  address: P,
  declaration: D,
): Declared<M, P, D> {
  return { ...declaration, method, address };
}

type InArea<T> = { readonly [K in keyof T]: T[K] & { readonly id: string; readonly area: Area } };

/** Operations of an area by name: `change` of `webhooks` has the id `webhooksChange`. */
export function operations<const T extends Readonly<Record<string, Declared<Method, string, Declaration>>>>(
  group: string,
  area: Area,
  declared: T,
): InArea<T> {
  const entries = Object.entries(declared).map(([name, one]) => [
    name,
    { ...one, path: pathParameters(area, one), area, id: `${group}${name.charAt(0).toUpperCase()}${name.slice(1)}` },
  ]);
  return Object.fromEntries(entries) as InArea<T>;
}

/** What the parts of an address are, in their order. */
function pathParameters({ path: shared = {} }: Area, { address, path = {} }: Declared<Method, string, Declaration>) {
  const names = [...address.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return Object.fromEntries(names.map((name) => [name, path[name] ?? shared[name] ?? listedId]));
}

/** The operations of several areas, one after another. */
export function operationsIn(...areas: readonly (readonly object[])[]): Operation[] {
  return areas.flat().flatMap((area) => Object.values<Operation>(area as Readonly<Record<string, Operation>>));
}

type Named<P extends string> = P extends `${string}{${infer Name}}${infer Rest}` ? Name | Named<Rest> : never;

/** The parts of an operation's address by name. */
export type PathOf<O> = O extends { readonly address: infer P extends string }
  ? { readonly [N in Named<P>]: string }
  : never;

/** The query of an operation after it was checked. */
export type QueryOf<O> = O extends { readonly query: FieldsClass<infer Q> } ? Readonly<Q> : unknown;

/** The body of an operation after it was checked. */
export type BodyOf<O> = O extends { readonly body: { readonly type: FieldsClass<infer B> } & Body }
  ? O['body'] extends { readonly isOpen: true }
    ? Readonly<B> & Readonly<Record<string, unknown>>
    : Readonly<B>
  : undefined;

type AnswersOf<O> = O extends { readonly answers: infer A } ? A[keyof A] : never;
type Given<A> = A extends { readonly types: readonly string[] }
  ? unknown
  : A extends { readonly schema: infer S }
    ? OutputOf<S>
    : void;
type Received<A> = A extends { readonly types: readonly string[] }
  ? unknown
  : A extends { readonly schema: infer S }
    ? ReceivedOf<S>
    : undefined;

/** What the handler of an operation answers. */
export type AnswerOf<O> = Given<AnswersOf<O>>;

/** What no caller sees of an operation: redirections, and that it has the answer already. */
type Unseen = 302 | 303 | 304;

/** What a caller of an operation receives. */
export type ResultOf<O> = O extends { readonly answers: infer A } ? Received<A[Exclude<keyof A, Unseen>]> : never;
