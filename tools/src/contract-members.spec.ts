import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { copyWorkspace } from './testing/workspace-copy.ts';

/** Members of the contract, with the folders that no longer compile when one is renamed. */
const members = [
  { file: 'webhooks.ts', member: 'active', folders: ['libs/server/src/webhooks', 'apps/console/src/operations'] },
  { file: 'documents.ts', member: 'scanned_clean', folders: ['libs/server/src/cases'] },
  { file: 'tokens.ts', member: 'revoked_at', folders: ['apps/console/src/operations'] },
  { file: 'bank/loan-application.ts', member: 'can_resume', folders: ['apps/api/src/loan-application', 'apps/e2e'] },
  { file: 'bank/store.ts', member: 'loan_plan', folders: ['apps/api/src/store'] },
] as const;

let copy: ReturnType<typeof copyWorkspace>;
beforeAll(() => (copy = copyWorkspace()), 300_000);
afterAll(() => copy.remove(), 60_000);

/** Where the copy does not compile, in the order in which the compiler says so. */
function brokenFiles(): readonly string[] {
  const tsc = path.join(copy.folder, 'node_modules/@typescript/native/bin/tsc');
  const { stdout } = spawnSync(process.execPath, [tsc, '-b', '--singleThreaded'], {
    cwd: copy.folder,
    encoding: 'utf8',
  });
  return [...stdout.matchAll(/^([\w./-]+)\(\d+,\d+\): error TS/gm)].map(([, file = '']) => file);
}

it('is followed by server, console and tests wherever a member is renamed', () => {
  expect(brokenFiles()).toEqual([]);
  for (const { file, member } of members) {
    const where = path.join(copy.folder, 'libs/contract/src', file);
    const source = readFileSync(where, 'utf8');
    const renamed = source.replaceAll(new RegExp(`\\b${member}(?=\\??: )`, 'g'), `${member}_renamed`);
    expect(renamed).not.toBe(source);
    writeFileSync(where, renamed);
  }
  const broken = brokenFiles();
  for (const { member, folders } of members)
    for (const folder of folders)
      expect({ member, folder, broken }).toMatchObject({
        broken: expect.arrayContaining([expect.stringContaining(folder)]),
      });
}, 600_000);
