import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { advisories, exitCodeOf, type PackageFinding } from './package-review.ts';

const holey = {
  name: 'holey',
  'dist-tags': { latest: '1.0.1' },
  versions: { '1.0.0': { name: 'holey', version: '1.0.0' }, '1.0.1': { name: 'holey', version: '1.0.1' } },
};
const hole = {
  id: 1,
  url: 'https://advisories.example/1',
  title: 'A hole',
  severity: 'high',
  vulnerable_versions: '<1.0.1',
};

/** What services for advisories say, by where they stand. */
const said: Readonly<Record<string, readonly [status: number, body: object]>> = {
  quiet: [200, {}],
  warning: [200, { holey: [hole] }],
  closed: [405, {}],
};
let service: Server;
const folder = mkdtempSync(path.join(tmpdir(), 'statewise-review-'));
let registry: string;

beforeAll(async () => {
  service = createServer((request, response) => {
    const [, name = '', asked = ''] = /^\/(\w+)\/(.*)$/.exec(request.url ?? '') ?? [];
    const answers = { holey: [200, holey], '-/npm/v1/security/advisories/bulk': said[name] } as const;
    const [status, body] = Object.entries(answers).find(([path]) => path === asked)?.[1] ?? [404, {}];
    request.resume().on('end', () => {
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => {
    service.listen(0, '127.0.0.1', resolve);
  });
  registry = `http://127.0.0.1:${(service.address() as AddressInfo).port}/`;
  const own = { name: 'product', version: '1.0.0', dependencies: { holey: '1.0.0' } };
  const packages = { '': own, 'node_modules/holey': { version: '1.0.0' } };
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(own));
  writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify({ ...own, lockfileVersion: 3, packages }));
});
afterAll(() => {
  service.close();
  rmSync(folder, { recursive: true });
});

it('says what the service for advisories says, and that it said nothing where it did not take the question', async () => {
  const names = ['quiet', 'warning', 'closed'];
  const findings = await Promise.all(names.map((name) => advisories(folder, `${registry}${name}/`)));
  expect(findings.map(({ verdict }) => verdict)).toEqual(['good', 'bad', 'unknown']);
  expect(findings[1]?.lines).toEqual(['holey 1.0.0: high, a newer version mends it']);
  expect(findings[2]?.lines).toEqual([expect.stringMatching(/^could not be asked .*405/)]);
}, 120_000);

it('ends with a code of its own where nothing was found but not everything could be asked', () => {
  const of = (...verdicts: PackageFinding['verdict'][]) =>
    exitCodeOf(verdicts.map((verdict) => ({ about: '', verdict, lines: [] })));
  expect([of('good', 'good'), of('good', 'unknown'), of('bad', 'unknown')]).toEqual([0, 2, 1]);
});
