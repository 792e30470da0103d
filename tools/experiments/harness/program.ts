import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { once } from 'node:events';
import path from 'node:path';
import type { DatabaseAccount } from '../../src/postgres/account.ts';
import { isRunning } from '../../src/processes.ts';
import type { Stage } from './stage.ts';
import { NotPossible } from './tally.ts';

/** Settings of a program of the system, with values in place of the names behind a dollar sign. */
export const settingsOf = (file: string, values: Readonly<Record<string, string | number>>): string =>
  readFileSync(path.join(import.meta.dirname, '../settings', file), 'utf8').replaceAll(/\$(\w+)/g, (_, name: string) =>
    String(values[name]),
  );

/** How a program of the system is started. */
interface ProgramOptions {
  readonly account?: DatabaseAccount;
  /** The file that gets everything that it prints. */
  readonly log: string;
  /** Where it may write what it keeps. */
  readonly home?: string;
}

/** A program that is installed beside the product, such as HAProxy; it ends with the experiment. */
export class Program {
  private readonly exit: Promise<unknown>;
  private readonly child: ChildProcess;

  private constructor(child: ChildProcess) {
    this.child = child;
    this.exit = once(child, 'exit');
  }

  /** Starts it; `NotPossible` where it is not installed. */
  static async start(stage: Stage, name: string, args: readonly string[], options: ProgramOptions): Promise<Program> {
    const output = openSync(options.log, 'a');
    const child = spawn(name, args, {
      ...options.account,
      cwd: '/',
      detached: true,
      stdio: ['ignore', output, output],
      // Where Debian keeps what is meant for administrators.
      env: { ...process.env, PATH: `${process.env.PATH ?? ''}:/usr/sbin`, HOME: options.home ?? '/' },
    });
    closeSync(output);
    await once(child, 'spawn').catch(() => {
      throw new NotPossible(`${name} is not installed here`);
    });
    const program = new Program(child);
    stage.undoing(() => program.end('SIGTERM'));
    return program;
  }

  /** Sends it a signal, and waits until it has ended. */
  async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    const { pid = 0 } = this.child;
    if (!isRunning(pid)) return;
    this.child.kill(signal);
    const insist = setTimeout(() => this.child.kill('SIGKILL'), 20_000);
    await this.exit;
    clearTimeout(insist);
  }
}
