import { freePort } from '../../port.mjs';
import { startApiProcess, untilReady } from '../api-process.ts';
import type { Child } from '../child.ts';
import { compile } from './compile.ts';

/** Where the API answers, or why it does not. */
export type ApiState = { readonly port: number } | { readonly failure: string };

interface Settings {
  readonly env: NodeJS.ProcessEnv;
  /** Options of Node such as `--inspect`. */
  readonly nodeOptions: readonly string[];
  /** Gets every line that the API prints. */
  readonly onLine: (line: string) => void;
  /** Hears of an API that has ended by itself. */
  readonly onEnd: (failure: string) => void;
}

/** An API that is compiled and replaced by a new one whenever its sources have changed. */
export class ApiUnderChange {
  private child: Child | undefined;
  private current: Promise<ApiState> = new Promise(() => undefined);
  private readonly settings: Settings;

  constructor(settings: Settings) {
    this.settings = settings;
  }

  /** Its state, as soon as it is known: requests wait while it is compiled and started. */
  get state(): Promise<ApiState> {
    return this.current;
  }

  /** Compiles the sources and starts the API on them. */
  renew(): Promise<ApiState> {
    this.current = this.replace();
    return this.current;
  }

  private async replace(): Promise<ApiState> {
    const { child } = this;
    this.child = undefined;
    const [failure] = await Promise.all([compile(['apps/api']), child?.stop(500)]);
    if (failure !== undefined) return { failure };
    const port = await freePort();
    const said: string[] = [];
    const { env, nodeOptions, onLine } = this.settings;
    const listen = (line: string): void => {
      said.push(line);
      onLine(line);
    };
    const started = startApiProcess({ ...env, PORT: String(port), HOST: '127.0.0.1' }, listen, nodeOptions);
    this.child = started;
    try {
      await untilReady(started, `http://127.0.0.1:${port}`);
    } catch (error) {
      return { failure: [String(error instanceof Error ? error.message : error), ...said].join('\n') };
    }
    void started.exit.then(() => this.noticeEnd(started, said));
    return { port };
  }

  private noticeEnd(ended: Child, said: readonly string[]): void {
    if (this.child !== ended) return;
    const failure = ['The API has ended.', ...said.slice(-20)].join('\n');
    this.current = Promise.resolve({ failure });
    this.settings.onEnd(failure);
  }
}
