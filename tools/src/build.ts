import { text } from 'node:stream/consumers';
import path from 'node:path';
import { startNode } from './child.ts';
import { Refusal, root } from './workspace.ts';

/** Builds every project whose sources have changed since it was last built. */
export async function build(): Promise<void> {
  const nx = path.join(root, 'node_modules/nx/dist/bin/nx.js');
  const child = startNode([nx, 'run-many', '-t', 'build', '--output-style=stream'], { env: { NX_TUI: 'false', NX_DAEMON: 'false' } });
  const { stdout, stderr } = child.process;
  if (!stdout || !stderr) throw new Error('The build has no output.');
  const [code, output, errors] = await Promise.all([child.exit, text(stdout), text(stderr)]);
  if (code !== 0) throw new Refusal(`The build failed:\n${output}\n${errors}`);
}
