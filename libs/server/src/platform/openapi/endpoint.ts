import { applyDecorators, HttpCode, SetMetadata } from '@nestjs/common';
import type { Flow } from '@statewise/flow';
import type { ProblemCode } from '../problem/problem.js';
import type { RateLimit } from '../rate-limit/rate-limit.js';
import type { JsonSchema } from './schema.js';

/** A part of the API, told apart in the description by a heading. */
export interface Area {
  readonly name: string;
  readonly description: string;
  /** Addresses and shapes that the specification names; the others are the platform's own. */
  readonly isSpecified?: boolean;
}

/** A part of an address or of its query. */
export interface Parameter {
  readonly schema: JsonSchema;
  readonly description: string;
  readonly example?: unknown;
  readonly isRequired?: boolean;
}

export interface Body {
  readonly schema: JsonSchema;
  /** Bodies that work when they are sent, by a name. */
  readonly examples:
    | Readonly<Record<string, unknown>>
    | ((flows: readonly Flow[]) => Readonly<Record<string, unknown>>);
  /** `application/json` unless said. */
  readonly types?: readonly string[];
  readonly isOptional?: boolean;
}

export interface Answer {
  readonly description?: string;
  readonly schema?: JsonSchema;
  readonly example?: unknown;
  /** `application/json` unless said. */
  readonly types?: readonly string[];
}

/** What the description of the API says of one operation; its roles, limits of size and general failures are derived. */
export interface EndpointDescription {
  readonly summary: string;
  readonly description?: string;
  readonly path?: Readonly<Record<string, Parameter>>;
  readonly query?: Readonly<Record<string, Parameter>>;
  readonly headers?: Readonly<Record<string, Parameter>>;
  readonly body?: Body;
  /** By status; the first is the one that the endpoint answers when it returns. */
  readonly answers: Readonly<Record<number, Answer>>;
  /** Ways to fail besides those that every operation of its kind has. */
  readonly problems?: readonly ProblemCode[];
  /** Takes an `Idempotency-Key`. */
  readonly isRepeatable?: boolean;
  readonly limits?: readonly RateLimit[];
  /** What a public endpoint does for who is signed in. */
  readonly signedIn?: string;
  /** Answers or messages of a success come in the language of the request. */
  readonly isLocalised?: boolean;
  /** Where it differs from its area's. */
  readonly isSpecified?: boolean;
}

export const endpointKey = 'statewise:endpoint';
export const areaKey = 'statewise:area';

/** Describes an endpoint, and lets it answer with the first status of its answers. */
export function Endpoint(description: EndpointDescription): MethodDecorator {
  const [status] = Object.keys(description.answers);
  return applyDecorators(SetMetadata(endpointKey, description), HttpCode(Number(status)));
}

/** Puts the endpoints of a controller into a part of the description. */
export const InArea = (area: Area): ClassDecorator => SetMetadata(areaKey, area);
