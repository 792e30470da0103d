import { call, member } from './call.ts';

/** One operation of the API, as its own description has it. */
export interface ProbedOperation {
  /** Method and path, as in `GET /health/live`. */
  readonly name: string;
  readonly method: string;
  readonly path: string;
  /** Who may call it; `public` is everybody. */
  readonly roles: readonly string[];
  /** Media types of its body. */
  readonly types: readonly string[];
  /** Bodies that work. */
  readonly examples: readonly unknown[];
  /** Values of the parts of its path and of the query that it needs. */
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly example: string }[];
  /** Names of what its query may say. */
  readonly query: readonly string[];
}

/** Every operation of the description that the server itself serves. */
export async function operationsOf(url: string): Promise<ProbedOperation[]> {
  const { body } = await call(url, 'GET', '/api/openapi.json');
  return Object.entries(Object(member(body, 'paths'))).flatMap(([path, methods]) =>
    Object.entries(Object(methods)).map(([method, operation]) => operationOf(method.toUpperCase(), path, operation)),
  );
}

function operationOf(method: string, path: string, operation: unknown): ProbedOperation {
  const content = Object(member(operation, 'requestBody', 'content'));
  const json = Object.values(Object(member(content, 'application/json', 'examples')));
  return {
    name: `${method} ${path}`,
    method,
    path,
    roles: listOf(member(operation, 'x-roles')).map(String),
    types: Object.keys(content),
    examples: json.map((example) => member(example, 'value')),
    query: listOf(member(operation, 'parameters'))
      .filter((parameter) => member(parameter, 'in') === 'query')
      .map((parameter) => String(member(parameter, 'name'))),
    parameters: listOf(member(operation, 'parameters')).flatMap((parameter) => {
      const name = member(parameter, 'name');
      const where = String(member(parameter, 'in'));
      const isNeeded =
        where === 'path' || (where === 'query' && (name === 'code' || member(parameter, 'required') === true));
      return typeof name === 'string' && isNeeded
        ? [{ name, in: where, example: String(member(parameter, 'example') ?? '1') }]
        : [];
    }),
  };
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The address of an operation with its parameters filled in; what `given` does not name is as in the description. */
export function operationAddress(
  { path, parameters }: ProbedOperation,
  given: Readonly<Record<string, string>> = {},
): string {
  let address = path;
  const query: string[] = [];
  for (const { name, in: where, example } of parameters) {
    const value = encodeURIComponent(given[name] ?? example);
    if (where === 'path') address = address.replace(`{${name}}`, value);
    else query.push(`${name}=${value}`);
  }
  return query.length > 0 ? `${address}?${query.join('&')}` : address;
}

/** Whether an operation answers with a stream that does not end. */
export const isStream = ({ path }: ProbedOperation): boolean => path.endsWith('/stream');
