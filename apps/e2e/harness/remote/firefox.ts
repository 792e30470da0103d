import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '@statewise/tools/port';
import { startTimeout } from '../statewise.ts';
import { untilAnswered, type RemoteSession } from './session.ts';

type Answer = readonly [kind: number, id: number, error: unknown, result: unknown];

/** Marionette, which geckodriver speaks with Firefox: WebDriver’s commands as JSON behind their length in bytes. Debian packages the browser alone. */
class Marionette {
  private readonly socket: Socket;
  private readonly waiting: ((message: unknown) => void)[] = [];
  private received = Buffer.alloc(0);
  private last = 0;

  constructor(socket: Socket) {
    this.socket = socket;
    socket.on('data', (data) => this.take(data));
  }

  /** What the browser says by itself when it is connected. */
  greeting(): Promise<unknown> {
    return new Promise((resolve) => this.waiting.push(resolve));
  }

  async command(name: string, parameters: object = {}): Promise<unknown> {
    const answered = this.greeting();
    const message = JSON.stringify([0, (this.last += 1), name, parameters]);
    this.socket.write(`${Buffer.byteLength(message)}:${message}`);
    const [, , error, result] = (await answered) as Answer;
    if (error !== null) throw new Error(`${name}: ${JSON.stringify(error)}`);
    return result;
  }

  end(): void {
    this.socket.destroy();
  }

  private take(data: Buffer): void {
    this.received = Buffer.concat([this.received, data]);
    for (;;) {
      const colon = this.received.indexOf(':');
      const end = colon + 1 + Number(this.received.subarray(0, Math.max(colon, 0)).toString());
      if (colon < 0 || this.received.length < end) return;
      const message: unknown = JSON.parse(this.received.subarray(colon + 1, end).toString());
      this.received = this.received.subarray(end);
      this.waiting.shift()?.(message);
    }
  }
}

const connected = (port: number) =>
  new Promise<Socket | undefined>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket));
    socket.once('error', () => resolve(undefined));
  });

/** Starts Firefox without a window. */
export async function startFirefox(program: string): Promise<RemoteSession> {
  const port = await freePort();
  const profile = mkdtempSync(path.join(tmpdir(), 'statewise-firefox-'));
  writeFileSync(
    path.join(profile, 'user.js'),
    `user_pref("marionette.port", ${port});\nuser_pref("intl.accept_languages", "en");\n`,
  );
  const browser = spawn(program, ['--headless', '--marionette', '--no-remote', '--profile', profile], {
    stdio: 'ignore',
  });
  const socket = await untilAnswered(() => connected(port), startTimeout);
  if (socket === undefined) throw new Error('Firefox does not answer.');
  const marionette = new Marionette(socket);
  await marionette.greeting();
  await marionette.command('WebDriver:NewSession');
  const run = async (script: string, args: readonly unknown[]): Promise<unknown> => {
    const result = (await marionette.command('WebDriver:ExecuteScript', { script, args })) as {
      readonly value: unknown;
    };
    return result.value;
  };
  return {
    navigate: async (url) => void (await marionette.command('WebDriver:Navigate', { url })),
    run,
    click: async (id) => void (await marionette.command('WebDriver:ElementClick', { id })),
    clear: async (id) => void (await marionette.command('WebDriver:ElementClear', { id })),
    keys: async (id, text) => void (await marionette.command('WebDriver:ElementSendKeys', { id, text })),
    end: async () => {
      const ended = once(browser, 'exit');
      await marionette.command('Marionette:Quit', { flags: ['eForceQuit'] });
      await ended;
      marionette.end();
      rmSync(profile, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}
