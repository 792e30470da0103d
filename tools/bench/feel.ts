// npm run bench:feel: what front ends fetch, when a first visit sees a page, how long a save takes until the next step stands
// there, and a press until the browser paints what it changed, on a slow phone behind a slow network.
import type { CDPSession, Page } from 'playwright';
import { withFourSteps, once } from '../experiments/harness/applicant.ts';
import { ensureChromium, withBrowser } from '../src/testing/chromium.ts';
import { saveData, scriptsOf, sizeOf, untilRest } from '../src/testing/page-scripts.ts';
import { bundleTable } from './bundles.ts';
import { interact, Interactions, slide } from './interactions.ts';
import { medianOf } from '../src/percentiles.ts';
import { paintTable } from './paints.ts';
import { given, measurement } from './stand.ts';
import { table } from '../src/markdown-table.ts';

/** Milliseconds within which the next step stands there, whatever the network. */
const goal = 100;
const slowdown = 4;
const latency = 400;
const { rounds } = given({ rounds: 3 });
const steps = ['stepOne', 'stepTwo', 'stepThree', 'stepFour'] as const;
/** The button that saves, once nothing is on its way any more. */
const next = 'form button[type=submit]:not([aria-disabled=true])';
const paths = ['step-one', 'step-two', 'step-three', 'step-four', 'step-five'] as const;

await ensureChromium();
await measurement(async ({ ours: { url } }) => {
  console.log(`${await bundleTable(url)}\n\n${await scriptTable(url)}\n`);
  console.log(`${await paintTable(url, rounds, slowDown)}\n`);
  return feel(url);
});

/** Prints how long saves took; false where one took longer than it may. */
async function feel(url: string): Promise<boolean> {
  const shown: number[][] = steps.map(() => []);
  const usable: number[][] = steps.map(() => []);
  const saved: number[][] = steps.map(() => []);
  const interactions = new Interactions();
  for (let round = 1; round <= rounds; round += 1) {
    await withWizard(url, async (page, session) => {
      await slowDown(session);
      for (const [index] of steps.entries()) {
        const answered = page.waitForResponse(
          (response) => response.request().method() === 'POST' && /\/save/.test(response.url()),
        );
        await page.locator(next).waitFor();
        const began = performance.now();
        const { heading, field } = await pressNext(page);
        shown[index]?.push(heading);
        usable[index]?.push(field);
        await answered;
        saved[index]?.push(performance.now() - began);
      }
    });
    await withWizard(url, async (page, session) => {
      await slowDown(session);
      await interact(interactions, page);
      await slide(interactions, page, url, session);
    });
  }
  console.log(`${slowdown} × slower processor, ${latency} ms to the server; medians of ${rounds}, in milliseconds`);
  const titles = ['saved', 'next step is shown', 'slowest', 'its first field is there', 'server has answered'];
  const rows = steps.map((step, index) => {
    const [shownAfter = [], usableAfter = [], savedAfter = []] = [shown, usable, saved].map((times) => times[index]);
    const told = [medianOf(shownAfter), Math.max(...shownAfter), medianOf(usableAfter), medianOf(savedAfter)];
    return [step, ...told.map((time) => time.toFixed(0))];
  });
  console.log(table(titles, rows));
  console.log(`\n${interactions.table()}`);
  return shown.flat().every((time) => time <= goal) && !interactions.above(goal);
}

async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
}

/** Kilobytes of gzipped script that each page of an application asks for which the ones before it did not, where nothing is fetched ahead that is not needed soon. */
async function scriptTable(url: string): Promise<string> {
  const rows: (string | number)[][] = [];
  await withWizard(url, async (page, _session, scripts) => {
    const counted = new Set<string>();
    for (const path of paths) {
      await page.waitForLoadState('networkidle');
      const more = [...scripts].filter((script) => !counted.has(script));
      for (const script of more) counted.add(script);
      rows.push([path, (await sizeOf(more)).toFixed(1), more.length]);
      await page.locator(next).waitFor();
      if (path !== paths.at(-1)) await pressNext(page);
    }
  });
  return table(['loan application', 'more kB of script, gzipped', 'files'], rows);
}

/** Opens a filled in application at step one, by way of the first page, whose script is there by then. */
async function withWizard(
  url: string,
  work: (page: Page, session: CDPSession, scripts: ReadonlySet<string>) => Promise<void>,
): Promise<void> {
  const code = await withFourSteps(once(url));
  await withBrowser(async (browser) => {
    const page = await browser.newPage();
    await page.context().addCookies([{ name: 'PRIVACY_POLICY_ACCEPTED', value: '1', url }]);
    await saveData(page);
    await page.goto(`${url}/be-en/loan-application/resume/${code}`, { waitUntil: 'networkidle' });
    await page.waitForURL(/step-/);
    await page.locator(next).waitFor();
    await page.goto(`${url}/be-en/loan-application/`, { waitUntil: 'networkidle' });
    const known = scriptsOf(page);
    await page.reload({ waitUntil: 'networkidle' });
    const first = new Set(known);
    const scripts = new Set<string>();
    page.on('request', (request) => {
      if (request.resourceType() === 'script' && !first.has(request.url())) scripts.add(request.url());
    });
    await page.locator('a[href$="/step-one"]').click();
    await page.locator('#field-first_name').waitFor();
    // No applicant answers a step faster than the next one arrives.
    await untilRest(page, scripts);
    await work(page, await page.context().newCDPSession(page), scripts);
  });
}

/** Presses the button that saves, and says after how many milliseconds another heading was painted, and the first field of its step. */
function pressNext(page: Page): Promise<{ readonly heading: number; readonly field: number }> {
  return page.evaluate(
    () =>
      new Promise<{ heading: number; field: number }>((resolve) => {
        const headingText = () => document.querySelector('h1')?.textContent;
        const before = headingText();
        const began = performance.now();
        let heading: Promise<number> | undefined;
        const painted = () =>
          new Promise<number>((done) => {
            // The first task after the frame, before those that the page has put off until then.
            const look = () => done(performance.now() - began);
            requestAnimationFrame(() => void scheduler.postTask(look, { priority: 'user-blocking' }));
          });
        const observer = new MutationObserver(() => {
          if (headingText() === before || headingText() === undefined) return;
          heading ??= painted();
          if (document.querySelector('form :is(input, select, textarea)') === null) return;
          observer.disconnect();
          void Promise.all([heading, painted()]).then(([shown, field]) => resolve({ heading: shown, field }));
        });
        observer.observe(document.body, { childList: true, subtree: true, characterData: true });
        document.querySelector<HTMLButtonElement>('form button[type=submit]')?.click();
      }),
  );
}
