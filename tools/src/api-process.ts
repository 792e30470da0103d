import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { startNode, type Child } from './child.ts';
import { Refusal, root } from './workspace.ts';

const main = path.join(root, 'apps/api/dist/main.js');

/** Starts the API; `onLine` gets every line that it prints, `nodeOptions` are for debugging. */
export function startApi(
  env: NodeJS.ProcessEnv,
  onLine: (line: string) => void,
  nodeOptions: readonly string[] = [],
): Child {
  const child = startNode(['--enable-source-maps', ...nodeOptions, main], { env });
  for (const stream of [child.process.stdout, child.process.stderr])
    if (stream) createInterface({ input: stream }).on('line', onLine);
  return child;
}

/** Waits until the API says that it is ready, its database included; refuses when it ends before that. */
export async function untilReady(child: Child, url: string): Promise<void> {
  let hasEnded = false;
  void child.exit.then(() => (hasEnded = true));
  while (!(await answers(`${url}/health/ready`))) {
    if (hasEnded) throw new Refusal('The API did not start.');
    await pause(50);
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(2_000) })).ok;
  } catch {
    return false;
  }
}
