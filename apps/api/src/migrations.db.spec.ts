import { DataSource } from 'typeorm';
import { createDatabase, type TestDatabase } from '@statewise/server/testing/test-database.js';
import { migrations } from './migrations.js';

let database: TestDatabase;
let source: DataSource;
beforeAll(async () => {
  database = await createDatabase(migrations);
  source = new DataSource({
    type: 'postgres',
    url: database.url,
    migrations: [...migrations],
    migrationsTransactionMode: 'each',
    installExtensions: false,
  });
  await source.initialize();
});
afterAll(async () => {
  await source.destroy();
  await database.drop();
});

const objects = (): Promise<{ name: string }[]> =>
  source.query(
    `select relname::text as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'v') and relname <> 'migrations'
      union all select oid::regprocedure::text from pg_proc where pronamespace = 'public'::regnamespace order by 1`,
  );

it('can be undone to an empty database and applied again', async () => {
  const before = await objects();
  for (let undone = 0; undone < migrations.length; undone += 1) await source.undoLastMigration();
  expect(await objects()).toEqual([]);
  expect((await source.runMigrations()).length).toBe(migrations.length);
  expect(await objects()).toEqual(before);
});
