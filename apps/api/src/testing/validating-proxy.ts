import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { ApiDocument } from '@statewise/server/platform/openapi/describe-api.js';

/** A proxy of somebody else's making, which answers with an error what does not fit the description of an API. */
export interface ValidatingProxy {
  readonly url: string;
  stop(): Promise<void>;
}

const prism = createRequire(import.meta.url).resolve('@stoplight/prism-cli');

/** Starts Prism in front of a server; fails with what it says when it ends before it listens. */
export async function startValidatingProxy(server: string, document: ApiDocument): Promise<ValidatingProxy> {
  const folder = await mkdtemp(path.join(tmpdir(), 'statewise-proxy-'));
  const description = path.join(folder, 'openapi.json');
  await writeFile(description, JSON.stringify(document));
  const proxy = spawn(process.execPath, [prism, 'proxy', description, server, '--errors', '--port', '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const said: string[] = [];
  for await (const line of createInterface(proxy.stdout)) {
    said.push(line);
    const [url] = /http:\/\/127\.0\.0\.1:\d+$/.exec(line) ?? [];
    if (url === undefined) continue;
    proxy.stdout.resume();
    return {
      url,
      stop: async () => {
        const ended = once(proxy, 'exit');
        proxy.kill();
        await ended;
        await rm(folder, { recursive: true });
      },
    };
  }
  throw new Error(`The proxy did not start: ${said.join('\n')}`);
}
