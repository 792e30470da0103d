import { ElementHandle, launch } from 'puppeteer-core';
import { startTimeout } from '../statewise.ts';
import type { RemoteSession } from './session.ts';

/** Starts Firefox without a window, and speaks WebDriver BiDi with it. */
export async function startFirefox(program: string): Promise<RemoteSession> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: program,
    timeout: startTimeout,
    protocolTimeout: 60_000,
    defaultViewport: null,
    extraPrefsFirefox: { 'intl.accept_languages': 'en' },
  });
  const page = await browser.newPage();
  return {
    // Firefox now and then does not answer a navigation that begins while another one ends: it is asked once more.
    navigate: (url) => page.goto(url).catch(() => page.goto(url)),
    run: async (script, args = []) => {
      // Only its text goes to the page.
      const result = await page.evaluateHandle(new Function(script) as (...args: unknown[]) => unknown, ...args);
      return result.asElement() ?? result.jsonValue();
    },
    click: (element) => handleOf(element).click(),
    type: async (element, text) => {
      await handleOf(element).evaluate((field) => field instanceof HTMLInputElement && field.select());
      await handleOf(element).type(text);
    },
    end: () => browser.close(),
  };
}

function handleOf(element: unknown): ElementHandle {
  if (element instanceof ElementHandle) return element;
  throw new Error('This is no element of Firefox.');
}
