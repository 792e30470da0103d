import {
  fieldsSchema,
  type Answer,
  type Body,
  type Operation,
  type Parameter,
  type RateLimit,
  type Who,
} from '@statewise/contract';
import { parameterSchemas, type FieldsClass } from '@statewise/fields';
import { answerExample } from './answer-example.js';
import { codeSamples } from './code-samples.js';
import type { Components } from './components.js';
import { problemAnswers } from './problem-answers.js';
import { rateHeaders, taggedHeaders } from './shared-components.js';

/** An operation as OpenAPI describes it, with the members that are read here. */
export interface DescribedOperation {
  readonly operationId: string;
  readonly summary: string;
  readonly parameters?: readonly object[];
  readonly requestBody?: object;
  readonly responses: Readonly<Record<string, DescribedResponse>>;
  readonly [member: string]: unknown;
}

export interface DescribedResponse {
  readonly content?: Readonly<Record<string, unknown>>;
}

/** An operation as OpenAPI describes it. */
export function describeOperation(operation: Operation, components: Components): DescribedOperation {
  const { id, area, summary, deprecated, body, who } = operation;
  const { roles } = who;
  const parameters = parametersOf(operation, components);
  const samples = codeSamples(operation, components);
  return {
    operationId: id,
    tags: [area.name],
    summary,
    description: descriptionOf(operation),
    security: securityOf(operation),
    'x-roles': roles.length > 0 ? roles : ['public'],
    'x-who': whoOf(who),
    ...(isSpecified(operation) && { 'x-specified': true }),
    ...(deprecated && { deprecated: true }),
    ...(samples.length > 0 && { 'x-codeSamples': samples }),
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: bodyOf(body, components) }),
    responses: { ...answersOf(operation, components), ...problemAnswers(operation, components) },
  };
}

/** The columns of the table of authority, as data: a condition on what is sent is `sometimes`. */
function whoOf({ fresh, ...who }: Who): object {
  return { ...who, fresh: typeof fresh === 'function' ? 'sometimes' : fresh };
}

const byPeople = 'People alone do this: a token cannot (403).';
const byFreshPeople = 'People alone do this, and show a moment before that it is them: a token cannot (403).';

function descriptionOf(operation: Operation): string {
  const { who, description, signedIn, deprecated, limits = [] } = operation;
  const { roles, person, fresh } = who;
  return [
    deprecated &&
      `**Deprecated** since ${deprecated.since}; answers until ${deprecated.sunset}. Instead: \`${deprecated.instead}\`.`,
    description,
    person ? (fresh === true ? byFreshPeople : byPeople) : undefined,
    roles.length > 0 ? `**Roles:** ${roles.join(', ')}; signed in by cookie or token.` : '**Public.**',
    signedIn,
    ...limits.map((limit) => `**Limit:** ${limitText(limit)}.`),
    isSpecified(operation) ? 'Address and shape are the specification’s.' : undefined,
  ]
    .filter((part) => part !== undefined)
    .join(' ');
}

const isSpecified = (operation: Operation): boolean => operation.isSpecified ?? operation.area.isSpecified ?? false;

const limitText = ({ limit, seconds, per }: RateLimit): string =>
  `${limit} in ${seconds} seconds ${per === 'everybody' ? 'altogether' : `for each ${per}`}`;

function securityOf({ who: { roles, person }, signedIn }: Operation): object[] {
  const either = [{ session: [] }, { token: [] }];
  const isOfSessions = person || (roles.length === 1 && roles.includes('intermediary'));
  if (roles.length > 0) return isOfSessions ? [{ session: [] }] : either;
  return signedIn === undefined ? [] : [{}, ...either];
}

function parametersOf(operation: Operation, components: Components): object[] {
  const { path = {}, query, headers = {}, isRepeatable, isLocalised, isConditional } = operation;
  const parameter =
    (where: string) =>
    ([name, { schema, description, example, isRequired }]: [string, Parameter]) => ({
      name,
      in: where,
      description,
      required: where === 'path' || isRequired === true,
      schema: components.refer(schema),
      ...(example !== undefined && { example: components.shown(example) }),
    });
  return [
    ...Object.entries(path).map(parameter('path')),
    ...(query ? queryOf(query).map(parameter('query')) : []),
    ...Object.entries(headers).map(parameter('header')),
    ...(isLocalised === true ? [{ $ref: '#/components/parameters/Language' }] : []),
    ...(isRepeatable === true ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
    ...(isConditional === true ? [{ $ref: '#/components/parameters/IfNoneMatch' }] : []),
  ];
}

/** The parameters of a query, from the class that checks it; those of a page come last. */
function queryOf(type: FieldsClass): [string, Parameter][] {
  const parameters = parameterSchemas(type).map(({ name, isRequired, schema }): [string, Parameter] => {
    const { description, example, ...shape } = schema;
    return [
      name,
      { schema: shape, description: String(description), ...(example !== undefined && { example }), isRequired },
    ];
  });
  const isPaging = ([name]: [string, Parameter]): number => Number(name === 'cursor' || name === 'limit');
  return parameters.sort((one, other) => isPaging(one) - isPaging(other));
}

function bodyOf(body: Body, components: Components): object {
  const { type, schema = type ? fieldsSchema(type) : {}, examples, types = ['application/json'], isOptional } = body;
  const known = typeof examples === 'function' ? examples(components.flows) : examples;
  const shown = Object.fromEntries(
    Object.entries(known).map(([name, value]) => [name, { value: components.shown(value) }]),
  );
  const content = { schema: components.refer(schema), ...(Object.keys(shown).length > 0 && { examples: shown }) };
  return { required: isOptional !== true, content: Object.fromEntries(types.map((type) => [type, content])) };
}

function answersOf({ answers, isConditional }: Operation, components: Components): Record<string, object> {
  const headers = isConditional === true ? taggedHeaders : rateHeaders;
  const described = Object.entries(answers).map(([status, answer]) => {
    return [status, { ...describeAnswer(Number(status), answer, components), headers }];
  });
  const unchanged = { 304: { description: 'The caller has it already', headers } };
  return { ...Object.fromEntries(described), ...(isConditional === true && unchanged) };
}

function describeAnswer(status: number, answer: Answer, components: Components): object {
  const { schema, example, types = schema ? ['application/json'] : [] } = answer;
  const shown = schema && types[0]?.endsWith('json') ? answerExample(schema, components.flows, example) : example;
  const content = {
    ...(schema && { schema: components.refer(schema) }),
    ...(shown !== undefined && { examples: { example: { value: components.shown(shown) } } }),
  };
  return {
    description: answer.description ?? (status === 201 ? 'It came into being' : 'Done'),
    ...(types.length > 0 && {
      content: Object.fromEntries(types.map((type) => [type, isFile(type, types) ? { schema: file } : content])),
    }),
  };
}

const file = { type: 'string', format: 'binary' };

/** Whether an answer's schema tells of another type, of JSON that comes as a file, too. */
const isFile = (type: string, types: readonly string[]): boolean =>
  !type.endsWith('json') && types.some((other) => other.endsWith('json'));
