import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, request as send, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { startApi, type TestApi } from '../../../testing/start-api.js';

const run = promisify(execFile);
const root = path.resolve(__dirname, '../../../../../..');
const picture = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

let api: TestApi;
let folder: string;
let proxy: Server;
/** What was sent to the API, and how often an answer was lost on its way back. */
const sent: string[] = [];
const keys: unknown[] = [];
beforeAll(async () => {
  api = await startApi();
  folder = await mkdtemp(path.join(tmpdir(), 'api-client-'));
  proxy = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request;
    const body = await buffer(request);
    const isFirst = !sent.includes(`${method} ${url}`);
    sent.push(`${method} ${url}`);
    if (method === 'POST') keys.push(headers['idempotency-key']);
    const { host: _host, ...others } = headers;
    send(new URL(url, api.url), { method, headers: others }, (answer) => {
      if (isFirst && `${method} ${url}` === 'POST /api/v1/applications')
        return void answer.resume().once('end', () => request.socket.destroy());
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(response);
      response.once('close', () => answer.destroy());
    }).end(body);
  }).listen(0, '127.0.0.1');
});
afterAll(async () => {
  proxy.closeAllConnections();
  proxy.close();
  await rm(folder, { recursive: true });
  await api.stop();
});

async function program(file: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<string> {
  const options = { cwd: folder, env: { ...process.env, JEST_WORKER_ID: undefined, NODE_OPTIONS: undefined, ...env } };
  const { stdout } = await run(file, args, options).catch((error: { stdout: string; stderr: string }) => {
    throw new Error(`${file} ${args.join(' ')}\n${error.stdout}\n${error.stderr}`);
  });
  return stdout;
}

it('is packed, installed from its one file, compiles strictly and does what its page says, also when an answer is lost', async () => {
  const packed = (await program(process.execPath, [path.join(root, 'tools/src/api-client.ts'), folder])).trim();
  const blocks = readFileSync(path.join(root, 'libs/api-client/README.md'), 'utf8').matchAll(/^```ts\n(.*?)^```$/gms);
  await writeFile(path.join(folder, 'program.ts'), [...blocks].map(([, text]) => text).join('\n'));
  await writeFile(path.join(folder, 'package.json'), '{ "type": "module" }');
  await program('npm', ['install', '--offline', '--no-audit', '--no-fund', packed]);
  const types = ['--types', 'node', '--typeRoots', path.join(root, 'node_modules/@types')];
  const flags = ['--strict', '--skipLibCheck', '--target', 'es2023', '--module', 'nodenext', ...types];
  await program(process.execPath, [path.join(root, 'node_modules/@typescript/native/bin/tsc'), ...flags, 'program.ts']);

  const Cookie = await api.signIn();
  const expires_at = new Date(Date.now() + 3_600_000).toISOString();
  const asked = { name: 'reports', role: 'staff', expires_at };
  const made = await api.http.post('/api/v1/tokens').set({ Cookie }).send(asked).expect(201);
  const { port } = proxy.address() as AddressInfo;
  const args = ['program.js', `http://127.0.0.1:${port}`, made.body.secret];
  const lines = (await program(process.execPath, args, { LETTER: picture })).split('\n');
  const linesOf = (word: string) => lines.filter((line) => line.startsWith(word));

  expect(sent.filter((call) => call === 'POST /api/v1/applications')).toHaveLength(2);
  expect(keys[0]).toEqual(expect.stringMatching(/^[\w-]{36}$/));
  expect(keys[1]).toBe(keys[0]);
  expect(linesOf('listed')).toEqual(['listed loan-application stepTwo']);
  expect(linesOf('happened')).toEqual([expect.stringContaining('application.create stepTwo')]);
  expect(linesOf('wrong')).toEqual(["wrong { city: [ 'required' ] }"]);
  expect(linesOf('saved')).toEqual(['saved stepThree']);
  expect(linesOf('told')).toHaveLength(1);
  expect(linesOf('refused')).toHaveLength(1);
}, 180_000);
