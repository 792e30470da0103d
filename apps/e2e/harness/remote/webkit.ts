import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { freePort } from '@statewise/tools/port';
import { startTimeout } from '../statewise.ts';
import { untilAnswered, type RemoteSession } from './session.ts';

/** A screen that nobody sees: GTK draws no window without one. Answers its name. */
async function startDisplay(): Promise<{ readonly process: ChildProcess; readonly name: string }> {
  const display = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const number = await new Promise<string>((resolve) =>
    display.stdio[3]?.once('data', (data) => resolve(String(data).trim())),
  );
  return { process: display, name: `:${number}` };
}

/** Starts WebKitGTK by its driver, which speaks W3C WebDriver over HTTP. */
export async function startWebkit(program: string): Promise<RemoteSession> {
  const [display, port] = await Promise.all([startDisplay(), freePort()]);
  const driver = spawn(program, [`--port=${port}`], {
    stdio: 'ignore',
    // Root has no user namespaces in which the browser could put its sandbox.
    env: {
      ...process.env,
      DISPLAY: display.name,
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });
  const call = async (method: string, path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { readonly value: unknown };
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(value)}`);
    return value;
  };
  await untilAnswered(() => call('GET', '/status').catch(() => undefined), startTimeout);
  const [binary] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser');
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } } };
  const { sessionId } = (await call('POST', '/session', { capabilities })) as { readonly sessionId: string };
  const post = (path: string, body: object = {}) => call('POST', `/session/${sessionId}/${path}`, body);
  const ofElement = (element: unknown, path: string, body?: object) =>
    post(`element/${String(Object.values(Object(element))[0])}/${path}`, body);
  return {
    navigate: (url) => post('url', { url }),
    run: (script, args = []) => post('execute/sync', { script, args }),
    click: (element) => ofElement(element, 'click'),
    type: async (element, text) => {
      await ofElement(element, 'clear');
      await ofElement(element, 'value', { text });
    },
    end: async () => {
      await call('DELETE', `/session/${sessionId}`);
      for (const child of [driver, display.process]) {
        const ended = once(child, 'exit');
        child.kill();
        await ended;
      }
    },
  };
}
