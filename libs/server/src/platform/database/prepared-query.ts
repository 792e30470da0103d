import { Query, type Connection, type QueryResultRow } from 'pg';
import type { Statement } from './sql.js';

declare module 'pg' {
  interface Query {
    name: string;
    values: readonly unknown[];
    readonly ['_result']: Shape;
    ['_accumulateRows']: boolean;
    hasBeenParsed(connection: Connection): boolean;
    prepare(connection: Connection): void;
    handleRowDescription(message: unknown): void;
  }
}

/** The columns of a statement's rows and how each is read, as `pg` keeps them with a result. */
interface Shape {
  readonly fields: readonly unknown[];
  readonly ['_parsers']: readonly unknown[] | undefined;
  readonly ['_prebuiltEmptyResultObject']: object | null;
}

/** What is known of the statements of one connection. */
export class Descriptions {
  readonly shapes = new Map<string, Shape>();
  private silent: Connection | undefined;

  /** The connection, over which nothing is asked to be described. */
  silenced(connection: Connection): Connection {
    this.silent ??= Object.create(connection, { describe: { value: () => undefined } }) as Connection;
    return this.silent;
  }
}

/** Hears either what was answered or what went wrong. */
export type Answered<T> = (error: Error | undefined, result?: { readonly rows: T[] }) => void;

/**
 * A named statement that asks once per connection what its columns are, and not with every call. Postgres refuses to run
 * a prepared statement whose columns have become others, so what is known of them holds as long as it answers.
 */
export class PreparedQuery<T extends QueryResultRow> extends Query<T> {
  constructor(
    { name, text }: Statement,
    values: readonly unknown[],
    private readonly known: Descriptions,
    answered: Answered<T>,
  ) {
    // A configuration would be copied property by property.
    super(text, answered);
    [this.name, this.values] = [name, values];
  }

  override prepare(connection: Connection): void {
    const shape = this.known.shapes.get(this.name);
    if (!shape || !this.hasBeenParsed(connection)) return super.prepare(connection);
    Object.assign(this['_result'], shape);
    this['_accumulateRows'] = true;
    super.prepare(this.known.silenced(connection));
  }

  override handleRowDescription(message: unknown): void {
    super.handleRowDescription(message);
    this.known.shapes.set(this.name, shapeOf(this['_result']));
  }
}

function shapeOf({ fields, ['_parsers']: parsers, ['_prebuiltEmptyResultObject']: empty }: Shape): Shape {
  return { fields, _parsers: parsers, _prebuiltEmptyResultObject: empty };
}
