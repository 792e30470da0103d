import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { dumpDatabase } from '@statewise/server/testing/database-dump.js';
import { createDatabase, restoreDatabase, withClient } from '@statewise/server/testing/test-database.js';
import { migrations } from './migrations.js';
import { leaveSamples } from './testing/release-sample.js';
import { startApi } from './testing/start-api.js';

const folder = path.resolve(import.meta.dirname, '../dumps');
const { version } = JSON.parse(readFileSync(path.resolve(import.meta.dirname, '../../../package.json'), 'utf8')) as {
  version: string;
};

// `npm run release:dump` writes that of the present release, unless it is there: a dump never changes.
if (process.env['WRITE_DUMP'] === 'on' && !existsSync(path.join(folder, `${version}.sql`)))
  beforeAll(async () => {
    const database = await createDatabase(migrations);
    const api = await startApi({ DATABASE_URL: database.url, WEBHOOK_PRIVATE: 'on' });
    await leaveSamples(api);
    await api.stop();
    writeFileSync(path.join(folder, `${version}.sql`), await withClient(database.url, dumpDatabase));
    await database.drop();
  });

it('is kept of the present release', () => {
  expect(existsSync(path.join(folder, `${version}.sql`))).toBe(true);
});

it('makes the database again that it was written of', async () => {
  for (const name of globSync('*.sql', { cwd: folder })) {
    const dump = readFileSync(path.join(folder, name), 'utf8');
    const database = await restoreDatabase(dump);
    expect(await withClient(database.url, dumpDatabase)).toBe(dump);
    await database.drop();
  }
});
