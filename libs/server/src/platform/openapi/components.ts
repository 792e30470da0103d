import type { ProblemCode } from '../problem/problem.js';
import { problemExample } from './problem-schemas.js';
import { type Flow, stepsByNumber } from '@statewise/flow';
import { schemaName, schemaFor, exampleFlow, exampleStates } from '@statewise/contract';

/** The named schemas and examples of a document while it is written. */
export class Components {
  readonly schemas: Record<string, unknown> = {};
  readonly examples: Record<string, unknown> = {};
  private readonly kept = new Map<string, object>();

  /** An example in names of the installation's first flow. */
  readonly shown: (example: unknown) => unknown;

  /** `flows` are those that the installation has. */
  constructor(readonly flows: readonly Flow[]) {
    const [first] = flows;
    this.shown = first ? inNamesOf(first) : (example) => example;
  }

  /** A schema as the document shows it: named ones, at any depth, by reference. */
  refer(described: object): unknown {
    const schema = schemaFor(described, this.flows);
    return schemaName(schema) === undefined ? this.within(schema) : this.reference(schema);
  }

  /** A reference to a named schema. */
  reference(schema: object): { readonly $ref: string } {
    const name = schemaName(schema);
    if (name === undefined) throw new Error('Only a schema that has a name can be referred to.');
    const before = this.kept.get(name);
    if (before !== undefined && before !== schema) throw new Error(`Two schemas are called ${name}.`);
    if (before === undefined) {
      this.kept.set(name, schema);
      this.schemas[name] = this.within(schema);
    }
    return { $ref: `#/components/schemas/${name}` };
  }

  /** The name under which the document keeps the example of a problem. */
  exampleOf(code: ProblemCode): string {
    this.examples[code] ??= { value: this.shown(problemExample(code)) };
    return code;
  }

  private within(value: object): unknown {
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => [key, key === 'example' ? this.shown(part) : this.part(part)]),
    );
  }

  private part(value: unknown): unknown {
    if (Array.isArray(value)) return value.map((item) => this.part(item));
    return typeof value === 'object' && value !== null ? this.refer(value) : value;
  }
}

/** Says an example of the contract in names of a flow: its id and its states, in texts that are one, or several with ` | ` between. */
function inNamesOf(flow: Flow): (example: unknown) => unknown {
  const states = [...stepsByNumber(flow).values()].filter(({ step }) => step > 0).map(({ state }) => state);
  const [first = '', second = first, third = second] = states;
  const names = new Map<string, string>([
    [exampleFlow, flow.id],
    [exampleStates.first, first],
    [exampleStates.second, second],
    [exampleStates.third, third],
    [exampleStates.last, states.at(-1) ?? ''],
  ]);
  const named = (text: string): string =>
    text
      .split(' | ')
      .map((part) => names.get(part) ?? part)
      .join(' | ');
  const said = (example: unknown): unknown => {
    if (typeof example === 'string') return named(example);
    if (Array.isArray(example)) return example.map(said);
    if (typeof example !== 'object' || example === null) return example;
    return Object.fromEntries(Object.entries(example).map(([name, member]) => [named(name), said(member)]));
  };
  return said;
}
