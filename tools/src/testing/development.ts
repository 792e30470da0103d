import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../../port.mjs';
import { untilReady } from '../api-process.ts';
import { startNode, type Child } from '../child.ts';
import { copyWorkspace } from './workspace-copy.ts';

/** Who signs in to the console of a development server. */
export const developer = { email: 'developer@example.com', password: 'only for development' };

/** `npm run dev` in a throwaway copy of the workspace, whose sources may be changed. */
export class Development {
  readonly url: string;
  private readonly folder: string;
  private readonly remove: () => void;
  private readonly child: Child;
  private printed = '';

  private constructor(folder: string, remove: () => void, port: number) {
    this.folder = folder;
    this.remove = remove;
    this.url = `http://localhost:${port}`;
    this.child = startNode([path.join(folder, 'tools/src/dev.ts')], {
      cwd: folder,
      env: {
        PORT: String(port),
        CAPTCHA: 'off',
        RATE_LIMIT_FACTOR: '0',
        DATABASE_URL: undefined,
        ADMIN_EMAIL: developer.email,
        ADMIN_PASSWORD: developer.password,
      },
    });
    for (const stream of [this.child.process.stdout, this.child.process.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => (this.printed += text));
  }

  static async start(): Promise<Development> {
    const { folder, remove } = copyWorkspace();
    const development = new Development(folder, remove, await freePort());
    await untilReady(development.child, development.url).catch((error: unknown) => {
      throw new Error(development.output, { cause: error });
    });
    return development;
  }

  /** What it has printed at the terminal. */
  get output(): string {
    return this.printed;
  }

  /** Writes a source file with `from` replaced by `to`; the file's end is "replaced" when `from` is empty. */
  change(file: string, from: string, to: string): void {
    const place = path.join(this.folder, file);
    const content = readFileSync(place, 'utf8');
    if (!content.includes(from)) throw new Error(`${file} does not contain “${from}”.`);
    writeFileSync(place, from === '' ? `${content}\n${to}\n` : content.replace(from, to));
  }

  async stop(): Promise<void> {
    await this.child.stop();
    this.remove();
  }
}
