import { errorKeysOf } from '@statewise/fields';
import type { Operation } from '@statewise/contract';
import { problemStatus, type ProblemCode } from '../problem/problem.js';
import { problemType } from '../problem/write-problem.js';
import type { Components } from './components.js';
import { anyProblem, problemSchema } from './problem-schemas.js';
import { headers, rateHeaders } from './shared-components.js';

const problemJson = 'application/problem+json';

/** The ways in which an operation can fail, by status. */
export function problemAnswers(operation: Operation, components: Components): Record<string, object> {
  const byStatus = new Map<number, ProblemCode[]>();
  for (const code of new Set([...generalProblems(operation), ...ownProblems(operation)]))
    byStatus.set(problemStatus[code], [...(byStatus.get(problemStatus[code]) ?? []), code]);
  const answers = [...byStatus].sort(([one], [other]) => one - other);
  return {
    ...Object.fromEntries(answers.map(([status, codes]) => [status, problemAnswer(status, codes, components)])),
    default: {
      description: 'Any other problem',
      content: { [problemJson]: { schema: components.refer(anyProblem) } },
    },
  };
}

function problemAnswer(status: number, codes: readonly ProblemCode[], components: Components): object {
  const schemas = codes.map((code) => components.reference(problemSchema(code)));
  const mapping = codes.map((code, at) => [problemType(code), schemas[at]?.$ref]);
  const schema =
    schemas.length === 1
      ? schemas[0]
      : { oneOf: schemas, discriminator: { propertyName: 'type', mapping: Object.fromEntries(mapping) } };
  const examples = codes.map((code) => [code, { $ref: `#/components/examples/${components.exampleOf(code)}` }]);
  return {
    description: codes.map((code) => `\`${problemType(code)}\``).join(', '),
    headers: status === 429 || status === 503 ? { ...rateHeaders, ...headers('Retry-After') } : rateHeaders,
    content: { [problemJson]: { schema, examples: Object.fromEntries(examples) } },
  };
}

/** What can go wrong with every operation of a kind: whatever it does. */
function generalProblems({ who, body, isRepeatable, address }: Operation): ProblemCode[] {
  const { roles, namedBy } = who;
  const opensByCode = roles.length === 0 && namedBy.includes('code');
  return [
    'REQUEST.MALFORMED',
    'SESSION.TOKEN',
    ...(roles.length > 0 ? (['SESSION.REQUIRED'] as const) : []),
    // A token may be narrowed to other operations than this.
    'SESSION.ROLE',
    'REQUEST.CROSS_SITE',
    ...(opensByCode ? (['APPLICATION.CONFIRM_DEVICE'] as const) : []),
    ...(body
      ? (['REQUEST.TOO_LARGE', 'REQUEST.TYPE', 'REQUEST.FIELDS', 'REQUEST.BUDGET', 'SERVICE.BUDGET'] as const)
      : []),
    ...namedObjects(address),
    ...(isRepeatable === true ? (['REQUEST.KEY_REUSED', 'REQUEST.FIELDS'] as const) : []),
    ...(address === '/health/live' ? [] : (['REQUEST.TOO_MANY'] as const)),
    'DEPENDENCY.DOWN',
  ];
}

/** What is declared of an operation, and what follows from its query and from who may call it. */
function ownProblems({ who, query, problems = [] }: Operation): ProblemCode[] {
  return [
    ...problems,
    ...(query && errorKeysOf(query).size > 0 ? (['REQUEST.FIELDS'] as const) : []),
    ...(who.fresh === false ? [] : (['SESSION.NOT_FRESH'] as const)),
  ];
}

/** An address that names an object may name one that is not there. */
function namedObjects(address: string): ProblemCode[] {
  const isOfApplication = address.startsWith('/api/v1/applications/{');
  return [...address.matchAll(/\{\w+\}/g)].map((_, at) =>
    at === 0 && isOfApplication ? 'APPLICATION.NOT_FOUND' : 'REQUEST.NOT_FOUND',
  );
}
