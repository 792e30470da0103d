import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { startNode, type Child } from './child.ts';
import { CommandRefusal, root } from './workspace.ts';

const built = path.join(root, 'apps/api/dist');
const main = path.join(built, 'main.js');
const preload = (name: string): string[] => ['--import', pathToFileURL(path.join(root, 'tools', name)).href];

/** Starts the API; `onLine` gets every line that it prints, `nodeOptions` are for debugging. */
export function startApiProcess(
  env: NodeJS.ProcessEnv,
  onLine: (line: string) => void,
  nodeOptions: readonly string[] = [],
): Child {
  const child = startNode([...preload('compile-cache.mjs'), ...nodeOptions, main], { env });
  readLines(child, onLine);
  return child;
}

/** Starts the API while the rest of its environment is still being found out: its modules are loaded meanwhile. */
export function startApiEarly(
  env: NodeJS.ProcessEnv,
  rest: Promise<NodeJS.ProcessEnv>,
  onLine: (line: string) => void,
): Child {
  const loads = pathToFileURL(path.join(built, 'serve.js')).href;
  const child = startNode([...preload('compile-cache.mjs'), ...preload('environment-from-input.mjs'), main], {
    env: { ...env, STATEWISE_LOADS: loads },
    input: 'pipe',
  });
  readLines(child, onLine);
  const { stdin } = child.process;
  // It may have ended before it was told: the caller that waits for it says so.
  stdin?.on('error', () => undefined);
  // Why there is no rest is said by who finds it out.
  rest.then(
    (found) => stdin?.end(JSON.stringify(found)),
    () => stdin?.end(),
  );
  return child;
}

function readLines({ process: { stdout, stderr } }: Child, onLine: (line: string) => void): void {
  for (const stream of [stdout, stderr]) if (stream) createInterface({ input: stream }).on('line', onLine);
}

/** Waits until the API says that it is ready, its database included; refuses when it ends before that. */
export async function untilReady(child: Child, url: string): Promise<void> {
  let hasEnded = false;
  void child.exit.then(() => (hasEnded = true));
  while (!(await answers(`${url}/health/ready`))) {
    if (hasEnded) throw new CommandRefusal('The API did not start.');
    await delay(50);
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(2_000) })).ok;
  } catch {
    return false;
  }
}
