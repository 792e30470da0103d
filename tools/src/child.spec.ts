import { spawn } from 'node:child_process';
import path from 'node:path';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { isGone } from './processes.ts';
import { root } from './workspace.ts';

// Its own: after this test it starts nothing any more.
const { startNode, stopChildren } = jest.requireActual<typeof import('./child.ts')>('./child.ts');

const forever = 'setInterval(() => undefined, 1000)';

it('ends what is running, and what is started while everything ends', async () => {
  const early = startNode(['-e', forever]);
  await Promise.all([once(early.process, 'spawn'), stopChildren()]);
  await early.exit;
  const late = startNode(['-e', forever]);
  await late.exit;
  expect(await isGone(late.process.pid ?? 0, 1_000)).toBe(true);
});

it('ends a process whose parent was gone before it had begun', async () => {
  const watch = path.join(root, 'tools/ends-with-parent.mjs');
  const script = `
    const { spawn } = require('node:child_process');
    const env = { ...process.env, STATEWISE_PARENT: String(process.pid) };
    const child = spawn(process.execPath, ['--import', ${JSON.stringify(watch)}, '-e', ${JSON.stringify(forever)}], { detached: true, stdio: 'ignore', env });
    child.once('spawn', () => { console.log(child.pid); process.exit(); });`;
  const parent = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  const pid = Number(await text(parent.stdout));
  expect(pid).toBeGreaterThan(0);
  expect(await isGone(pid, 10_000)).toBe(true);
});
