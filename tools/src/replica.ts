import { appendFileSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { startApiProcess, untilReady } from './api-process.ts';
import type { Child } from './child.ts';
import { isGone } from './processes.ts';

/** One process of the API, which may be killed and started again at its address. */
export class ReplicaProcess {
  readonly url: string;
  private child: Child | undefined;
  private readonly env: NodeJS.ProcessEnv;
  private readonly logFile: string;
  private readonly nodeOptions: readonly string[];

  constructor(port: number, env: NodeJS.ProcessEnv, logFile: string, nodeOptions: readonly string[] = []) {
    this.url = `http://127.0.0.1:${port}`;
    this.env = { ...env, PORT: String(port) };
    this.logFile = logFile;
    this.nodeOptions = nodeOptions;
  }

  get pid(): number {
    return this.child?.process.pid ?? 0;
  }

  /** Starts the process and waits until it is ready. */
  async start(): Promise<void> {
    this.child = startApiProcess(this.env, (line) => appendFileSync(this.logFile, `${line}\n`), this.nodeOptions);
    await untilReady(this.child, this.url).catch((error: unknown) => {
      throw new Error(`The API did not start:\n${this.log().slice(-4_000)}`, { cause: error });
    });
  }

  /** Ends the process as a failure of the machine would: at once, in the middle of everything. */
  async kill(): Promise<void> {
    const { pid } = this;
    if (pid > 0) process.kill(-pid, 'SIGKILL');
    await this.child?.exit;
    await isGone(pid, 5_000);
  }

  /** Asks the process to end; answers its exit code. */
  async stop(): Promise<number> {
    await this.child?.stop(30_000);
    return (await this.child?.exit) ?? 0;
  }

  /** Everything that the process has printed. */
  log(): string {
    return existsSync(this.logFile) ? readFileSync(this.logFile, 'utf8') : '';
  }

  /** Its memory in megabytes, and how many files and sockets it has open. */
  usage(): { readonly megabytes: number; readonly handles: number } {
    const status = readFileSync(`/proc/${this.pid}/status`, 'utf8');
    const kilobytes = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0);
    return { megabytes: kilobytes / 1024, handles: readdirSync(`/proc/${this.pid}/fd`).length };
  }
}
