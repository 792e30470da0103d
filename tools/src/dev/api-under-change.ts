import { freePort } from '../../port.mjs';
import { startApi, untilReady } from '../api-process.ts';
import type { Child } from '../child.ts';

/** An API that is replaced by a new one whenever its code has changed. */
export class ApiUnderChange {
  private child: Child | undefined;
  private port: Promise<number> = new Promise(() => undefined);
  private readonly env: NodeJS.ProcessEnv;
  private readonly onLine: (line: string) => void;

  constructor(env: NodeJS.ProcessEnv, onLine: (line: string) => void) {
    this.env = env;
    this.onLine = onLine;
  }

  /** Its port, as soon as it is ready. */
  readonly ready = (): Promise<number> => this.port;

  /** Ends the one that runs and starts another; a failure to start is told and leaves the next change to mend it. */
  async restart(): Promise<void> {
    const next = this.replace();
    this.port = next.catch(() => new Promise<number>(() => undefined));
    await next.catch((error: unknown) => this.onLine(error instanceof Error ? error.message : String(error)));
  }

  private async replace(): Promise<number> {
    await this.child?.stop(3_000);
    const port = await freePort();
    this.child = startApi({ ...this.env, PORT: String(port), HOST: '127.0.0.1' }, this.onLine);
    await untilReady(this.child, `http://127.0.0.1:${port}`);
    return port;
  }
}
