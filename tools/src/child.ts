import { text } from 'node:stream/consumers';
import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { isRunning } from './processes.ts';
import { root, stopSignal } from './workspace.ts';

/** A Node process of ours, with everything that it starts in turn. */
export interface Child {
  readonly process: ChildProcess;
  /** Its exit code; a signal counts as failure. */
  readonly exit: Promise<number>;
  /** Asks it to end, and after `patience` milliseconds does not ask any more. */
  stop(timeout?: number): Promise<void>;
}

const watch = pathToFileURL(path.resolve(import.meta.dirname, '../ends-with-parent.mjs')).href;
const running = new Set<Child>();
/** Whether everything is being ended: what is started from then on ends at once. */
let isEnding = false;

interface Options {
  /** The folder to run in; the repository, when nothing is said. */
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
  /** `inherit` shows what it prints, `errors` only what it prints to the error output, `pipe` leaves both to the caller. */
  readonly output?: 'inherit' | 'errors' | 'pipe';
  /** `inherit` lets it read what is piped to us; a terminal it never reads, since it is in the background there. `pipe` leaves it to the caller. */
  readonly input?: 'inherit' | 'ignore' | 'pipe';
}

/** Runs a program on this Node in a process group of its own, so that Ctrl-C reaches only us and we decide who ends when. */
export function startNode(
  args: readonly string[],
  { cwd = root, env = {}, output = 'pipe', input = 'ignore' }: Options = {},
): Child {
  const started = spawn(process.execPath, ['--import', watch, ...args], {
    cwd,
    detached: process.platform !== 'win32',
    stdio: [
      input === 'inherit' && process.stdin.isTTY ? 'ignore' : input,
      output === 'errors' ? 'ignore' : output,
      output === 'errors' ? 'inherit' : output,
    ],
    env: { ...process.env, FORCE_COLOR: undefined, ...env, STATEWISE_PARENT: String(process.pid) },
  });
  const exit = new Promise<number>((resolve, reject) => {
    started.once('error', reject);
    started.once('close', (code) => resolve(code ?? 1));
  });
  const child: Child = { process: started, exit, stop: (timeout = 10_000) => stop(started, exit, timeout) };
  running.add(child);
  void exit.finally(() => running.delete(child)).catch(() => undefined);
  if (isEnding) void child.stop(0);
  return child;
}

async function stop(started: ChildProcess, exit: Promise<number>, timeout: number): Promise<void> {
  if (started.pid === undefined) return;
  const insist = setTimeout(() => signalGroup(started, 'SIGKILL'), timeout);
  signalGroup(started, 'SIGTERM');
  await exit;
  clearTimeout(insist);
}

function signalGroup({ pid = 0 }: ChildProcess, signal: NodeJS.Signals): void {
  if (!isRunning(pid)) return;
  process.kill(process.platform === 'win32' ? pid : -pid, signal);
}

/** Ends every process that was started here and still runs, and, when that is for good, whatever work under way would start after that. */
export async function stopChildren({ forGood = true } = {}): Promise<void> {
  isEnding ||= forGood;
  await Promise.all([...running].map((child) => child.stop()));
}

/** Runs a program of Node's to its end; its exit code and what it wrote. */
export async function outputOf(
  args: readonly string[],
  options: Options = {},
): Promise<{ code: number; output: string; errors: string }> {
  const { process: child, exit } = startNode(args, options);
  if (!child.stdout || !child.stderr) throw new Error('The program has no output.');
  const [code, output, errors] = await Promise.all([exit, text(child.stdout), text(child.stderr)]);
  return { code, output, errors };
}

/** Waits for work or for the signal that ends it, then ends every process that was started here; the exit code. */
export async function untilStopped(work: Promise<number>): Promise<number> {
  const code = await Promise.race([work, stopSignal().then(() => 130)]);
  await stopChildren();
  return code;
}
