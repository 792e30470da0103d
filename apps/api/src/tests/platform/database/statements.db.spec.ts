import path from 'node:path';
import { Client, type Connection, type Submittable } from 'pg';
import { declaredStatements } from '@statewise/server/platform/database/sql.js';
import { declaredRows, type ColumnType, type DeclaredRow } from '../../../testing/statement-rows.js';
import { startApi, type TestApi } from '../../../testing/start-api.js';

let api: TestApi;
let client: Client;
beforeAll(async () => {
  api = await startApi();
  client = new Client({ connectionString: api.databaseUrl });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await api.stop();
});

interface Column {
  readonly name: string;
  readonly dataTypeID: number;
}

/** Has Postgres parse a statement and say which columns it answers with, without running it. */
class Description implements Submittable {
  private columns: readonly Column[] = [];
  private error: Error | undefined;
  private settle: () => void = () => undefined;
  readonly settled = new Promise<void>((resolve) => (this.settle = resolve));

  constructor(private readonly text: string) {}

  submit(connection: Connection): void {
    connection.parse({ text: this.text, name: '', types: [] }, true);
    connection.describe({ type: 'S', name: '' }, true);
    connection.sync();
  }

  handleRowDescription({ fields }: { readonly fields: readonly Column[] }): void {
    this.columns = fields;
  }

  /** pg tells nothing more of a statement after its error. */
  handleError(error: Error): void {
    this.error = error;
    this.settle();
  }

  handleReadyForQuery(): void {
    this.settle();
  }

  async read(): Promise<readonly Column[]> {
    await this.settled;
    if (this.error) throw this.error;
    return this.columns;
  }
}

/** As what `pg` reads a type of Postgres; a text where it knows no better. */
const readAs: Readonly<Record<number, ColumnType>> = {
  16: 'boolean',
  17: 'Buffer',
  21: 'number',
  23: 'number',
  26: 'number',
  114: 'object',
  700: 'number',
  701: 'number',
  1082: 'Date',
  1114: 'Date',
  1184: 'Date',
  3802: 'object',
};
const arrays = [1005, 1007, 1009, 1015, 1016, 1021, 1022, 1182, 1185, 1231, 2951];
const json = [114, 3802];
/** What a function answers that answers nothing. */
const nothing = 2278;

const typeOf = (id: number): ColumnType => (arrays.includes(id) ? 'object' : (readAs[id] ?? 'string'));

it('has for every statement the row that Postgres describes', async () => {
  const root = path.resolve(import.meta.dirname, '../../../../../..');
  // Of two templates that may be a statement's name, the longer one is.
  const rows = declaredRows(root, ['libs/server', 'apps/api']).toSorted(
    (one, other) => other.name.source.length - one.name.source.length,
  );
  expect(declaredStatements.size).toBeGreaterThan(200);
  const wrong: string[] = [];
  for (const [name, text] of declaredStatements) {
    const declared = rows.find((row) => row.name.test(name));
    const description = new Description(text);
    client.query(description);
    const described = await description.read().catch(({ message }: Error) => message);
    if (typeof described === 'string') wrong.push(`${name}: ${described}`);
    else if (!declared) wrong.push(`${name}: not declared by a call of statement`);
    else
      wrong.push(...differences(declared, described).map((difference) => `${declared.place} ${name}: ${difference}`));
  }
  expect(wrong).toEqual([]);
}, 240_000);

function differences({ columns, optional }: DeclaredRow, described: readonly Column[]): string[] {
  const answered = new Set([...optional, ...described.map(({ name }) => name)]);
  const missing = Object.keys(columns).filter((name) => !answered.has(name));
  return [
    ...missing.map((name) => `Postgres answers no column ${name}`),
    ...described.flatMap(({ name, dataTypeID }) => {
      if (dataTypeID === nothing) return [];
      const types = Object.hasOwn(columns, name) ? columns[name] : undefined;
      if (!types) return [`column ${name} (${typeOf(dataTypeID)} ${dataTypeID}) is not declared`];
      if (json.includes(dataTypeID) || types.includes(typeOf(dataTypeID))) return [];
      return [`column ${name} is read as ${typeOf(dataTypeID)} (${dataTypeID}), declared as ${types.join(' | ')}`];
    }),
  ];
}
