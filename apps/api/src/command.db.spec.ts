import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type AddressInfo, type Server } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { startApi, testSecretKey, type TestApi } from './testing/start-api.js';
import { createLoan } from './testing/loan-sample.js';

const root = path.resolve(import.meta.dirname, '../../..');
const scripts: Record<string, string> = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')).scripts;
/** Every command that reaches the database: those of `package.json`, and the one of the Docker composition. */
const names = Object.values(scripts).flatMap((script) => / tools\/src\/command\.ts (\S+)$/.exec(script)?.[1] ?? []);
const [intermediary, ...others] = ['intermediary', ...names.filter((name) => name !== 'intermediary')];
const long = ['2020-01-01', 'ada@bank.example'];
const values: Readonly<Record<string, readonly string[]>> = {
  'audit-clear': long,
  'audit-detach': long,
  'log-detach': long,
};
const commands = [[intermediary, 'list'], ...others.map((name) => [name, ...(values[name] ?? [])]), ['migrate']];

let api: TestApi;
let silent: Server;
beforeAll(async () => {
  api = await startApi();
  await createLoan(api);
  silent = createServer(() => undefined);
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  silent.close();
  await api.stop();
});

/** Runs a command as it is built; returns its exit code, what it wrote to standard error, and what it took in seconds. */
async function run(command: readonly string[], settings: Record<string, string>) {
  const start = Date.now();
  const child = spawn(process.execPath, [path.join(root, 'apps/api/dist/command.js'), ...command], {
    env: {
      NODE_ENV: 'test',
      DATABASE_WAIT: '2',
      SECRET_KEY: testSecretKey,
      DATABASE_URL: api.databaseUrl,
      FILES_DIR: '/tmp/statewise-test-files',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const kill = setTimeout(() => child.kill('SIGKILL'), 60_000);
  const [error, [code]] = await Promise.all([text(child.stderr), once(child, 'exit'), text(child.stdout)]);
  clearTimeout(kill);
  return { code, sentence: error.trim(), seconds: (Date.now() - start) / 1000 };
}

const databaseAt = (port: number) => `postgres://api:secret@127.0.0.1:${port}/statewise`;
const readOnly = () => {
  const url = new URL(api.databaseUrl);
  url.searchParams.set('options', '-c default_transaction_read_only=on');
  return url.toString();
};

it.each(commands)('%s ends with 0 where all is well', async (...command) => {
  expect(await run(command, {})).toMatchObject({ code: 0, sentence: '' });
});

/** What may be wrong with an installation, and the settings by which it is. */
const troubles: Readonly<Record<string, () => Record<string, string>>> = {
  'a wrong key': () => ({ SECRET_KEY: 'a key that this database was never used with' }),
  'a read-only database': () => ({ DATABASE_URL: readOnly() }),
  'no database': () => ({ DATABASE_URL: databaseAt(9) }),
  'a database that says nothing': () => ({ DATABASE_URL: databaseAt((silent.address() as AddressInfo).port) }),
  'no such role': () => ({ DATABASE_URL: api.databaseUrl.replace(/\/\/[^@]*@/, '//nobody:x@') }),
  'no settings': () => ({ DATABASE_URL: '' }),
};

// Each of these is found while the application starts, which is the same start for every command but the migration.
const verification = ['flows-verify'];
const tried: readonly (readonly [command: readonly string[], trouble: string])[] = [
  ...Object.keys(troubles).map((trouble) => [verification, trouble] as const),
  // It has nothing to do with the key, nor with a standby that is up to date.
  [['migrate'], 'no database'],
];

it.each(tried)('%s ends with 1 and a sentence for %s', async (command, trouble) => {
  const { code, sentence, seconds } = await run(command, troubles[trouble]?.() ?? {});
  expect({ code, lines: sentence.split('\n').length }).toEqual({ code: 1, lines: 1 });
  expect(sentence).toMatch(/^\p{L}.{10,}$/u);
  expect(seconds).toBeLessThan(60);
});

it('names what a command was given that takes nothing, and does not begin', async () => {
  const { code, sentence } = await run(['flows-verify', 'loan-application'], {});
  expect({ code, sentence }).toEqual({ code: 1, sentence: 'flows-verify takes no arguments: loan-application' });
});
