import { RequestMethod } from '@nestjs/common';
import { errorKeysOf, parameterSchemas, type FieldsClass } from '@statewise/fields';
import {
  fieldsSchema,
  type Area,
  type Body,
  type BodyKind,
  type Declaration,
  type JsonSchema,
  type Operation as DeclaredOperation,
  type Parameter,
  type Who,
} from '@statewise/contract';

/** A declaration as it is described: with the parameters of its query and the schema of its body. */
export interface EndpointDescription extends Omit<Declaration, 'who' | 'query' | 'body' | 'accepts'> {
  readonly query?: Readonly<Record<string, Parameter>>;
  readonly body?: Body & { readonly schema: JsonSchema };
}

/** One endpoint as its declaration tells of it. */
export interface Operation {
  readonly id: string;
  readonly method: RequestMethod;
  /** As Nest writes it: `/api/v1/flows/:id`. */
  readonly path: string;
  readonly area: Area;
  /** Who may call it, on whose word; no roles for a public operation. */
  readonly who: Who;
  readonly accepts: BodyKind;
  readonly endpoint: EndpointDescription;
}

/** The operations that are described: all but hidden ones. */
export const describedOperations = (declared: readonly DeclaredOperation[]): Operation[] =>
  declared.filter(({ isHidden }) => isHidden !== true).map(asOperation);

const byPeople = 'People alone do this: a token cannot (403).';
const byFreshPeople = 'People alone do this, and show a moment before that it is them: a token cannot (403).';

/** A declared operation as it is described. */
function asOperation({
  id,
  method,
  address,
  area,
  who,
  accepts = 'json',
  query,
  body,
  ...declared
}: DeclaredOperation): Operation {
  return {
    id,
    method: RequestMethod[method],
    path: address.replaceAll(/\{(\w+)\}/g, ':$1'),
    area,
    who,
    accepts,
    endpoint: {
      ...declared,
      problems: [
        ...(declared.problems ?? []),
        ...(query && errorKeysOf(query).size > 0 ? (['REQUEST.FIELDS'] as const) : []),
        ...(who.fresh === false ? [] : (['SESSION.NOT_FRESH'] as const)),
      ],
      ...(who.person && {
        description: [declared.description, who.fresh === true ? byFreshPeople : byPeople].filter(Boolean).join(' '),
      }),
      ...(query && { query: queryOf(query) }),
      ...(body && { body: { ...body, schema: body.schema ?? (body.type ? fieldsSchema(body.type) : {}) } }),
    },
  };
}

/** The parameters of a query, from the class that checks it. */
function queryOf(type: FieldsClass): Record<string, Parameter> {
  const parameters = parameterSchemas(type).map(({ name, isRequired, schema }): [string, Parameter] => {
    const { description, example, ...shape } = schema;
    return [
      name,
      { schema: shape, description: String(description), ...(example !== undefined && { example }), isRequired },
    ];
  });
  const isPaging = ([name]: [string, Parameter]): number => Number(name === 'cursor' || name === 'limit');
  return Object.fromEntries(parameters.sort((one, other) => isPaging(one) - isPaging(other)));
}
