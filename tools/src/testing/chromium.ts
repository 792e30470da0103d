import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Browser, LaunchOptions } from 'playwright';
import { startNode } from '../child.ts';
import { root } from '../workspace.ts';

/** The shell draws no window and so costs a third less of the processor. */
const places = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/chromium-browser'];

/** A chromium of the system; undefined where Playwright's own is used. */
function systemChromium(): string | undefined {
  return [process.env.CHROMIUM, ...places].find((place) => place !== undefined && existsSync(place));
}

/** How a browser is started without a window and without traffic of its own. */
export function launchOptions(...args: readonly string[]): LaunchOptions {
  const executablePath = systemChromium();
  return {
    ...(executablePath !== undefined && { executablePath }),
    chromiumSandbox: false,
    args: ['--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', ...args],
  };
}

/** Lends a browser without a window and without traffic of its own, and closes it afterwards. */
export async function withBrowser<T>(work: (browser: Browser) => Promise<T>, ...args: string[]): Promise<T> {
  const { chromium } = await import('playwright');
  // Who runs us ends at a signal, once all is cleared away.
  const browser = await chromium.launch({ ...launchOptions(...args), handleSIGINT: false });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/** Installs a browser unless there is one: Debian's where we may, else the one that Playwright downloads. */
export async function ensureChromium(): Promise<void> {
  if (systemChromium() !== undefined) return;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get'))
    for (const name of ['chromium-headless-shell', 'chromium']) if (await installPackage(name)) return;
  const child = startNode([path.join(root, 'node_modules/playwright/cli.js'), 'install', 'chromium'], {
    output: 'inherit',
  });
  if ((await child.exit) !== 0)
    process.stderr.write('There is no browser: install chromium, or set CHROMIUM to one.\n');
}

async function installPackage(name: string): Promise<boolean> {
  process.stdout.write(`Installing ${name} …\n`);
  const commands = [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', name, 'fonts-liberation'],
  ];
  for (const args of commands) {
    const apt = spawn('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    const [code] = await once(apt, 'exit');
    if (code !== 0) return false;
  }
  return systemChromium() !== undefined;
}
