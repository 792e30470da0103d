import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, Page } from 'playwright';
import { untilStopped } from '../src/child.ts';
import { withBrowser } from '../src/testing/chromium.ts';
import { Development, developer } from '../src/testing/development.ts';
import { runMain } from '../src/workspace.ts';
import { head, row } from '../src/markdown-table.ts';
import { given } from './stand.ts';

type Seen = (page: Page, mark: string) => Promise<unknown>;

/** A change to a source, and how a page or the API shows it. */
interface Change {
  readonly what: string;
  /** Where a person would look at it. */
  readonly at: string;
  /** What a person does there first. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  readonly file: string;
  readonly from: string;
  /** It has in it what it takes the place of, for the next turn. */
  readonly to: (mark: string) => string;
  /** Waits until it is there. */
  readonly whenSeen: Seen;
  /** Seconds that it may take. */
  readonly limit: number;
}

const soon = { polling: 20, timeout: 60_000 };
const text: Seen = (page, mark) =>
  page.waitForFunction((wanted) => document.body.innerText.includes(wanted), mark, soon);
const style =
  (selector: string): Seen =>
  (page, mark) =>
    page.waitForFunction(
      ([place = '', wanted = '']) => {
        const element = document.querySelector(place);
        return element !== null && getComputedStyle(element).scrollMarginTop === `${wanted}px`;
      },
      [selector, mark],
      soon,
    );
const answered: Seen = async (page, mark) => {
  while (!(await (await fetch(new URL('/robots.txt', page.url()))).text()).includes(mark)) await delay(20);
};

/** In the wizard beside a chart: its address follows the chart. */
const inScreens: Seen = (page, mark) =>
  page.waitForFunction(
    (wanted) => {
      const screens = document.querySelector('iframe')?.contentWindow;
      return screens?.location.pathname.includes(wanted) === true && screens.document.querySelector('form') !== null;
    },
    mark,
    soon,
  );
const goToStepTwo = async (page: Page): Promise<void> => {
  await page.getByLabel('Go to a state').selectOption('stepTwo');
  await page.getByRole('button', { name: 'Go there' }).click();
  await page.frameLocator('iframe').locator('form').waitFor();
};

const sandbox = '/console/inspector/loan-application/sandbox';
const loan = '/mt-en/loan-application/';
const site = '/mt-en/';

const changes: readonly Change[] = [
  {
    ...{ what: 'style of the loan application', at: loan, file: 'apps/loan/src/styles/loan.css', limit: 1 },
    ...{
      from: '',
      to: (mark) => `.wizard-opening { scroll-margin-top: ${mark}px; }`,
      whenSeen: style('.wizard-opening'),
    },
  },
  {
    ...{ what: 'component of the loan application', at: loan, file: 'apps/loan/src/start/start-page.tsx', limit: 1 },
    ...{ from: "t('start.title')", to: (mark) => `'${mark} ' + t('start.title')`, whenSeen: text },
  },
  {
    ...{ what: 'style of the public site', at: site, file: 'apps/site/app/styles/hero.css', limit: 1 },
    ...{ from: '', to: (mark) => `h1 { scroll-margin-top: ${mark}px; }`, whenSeen: style('h1') },
  },
  {
    ...{ what: 'component of the public site', at: site, file: 'apps/site/app/home/hero.tsx', limit: 1 },
    ...{ from: '<h1>', to: (mark) => `<h1>${mark} `, whenSeen: text },
  },
  {
    ...{ what: 'component of a library', at: loan, file: 'libs/ui/src/page-shell.tsx', limit: 1 },
    ...{ from: "{t('footer.rights'", to: (mark) => `${mark} {t('footer.rights'`, whenSeen: text },
  },
  {
    ...{ what: 'chart, in its drawing', at: sandbox, file: 'libs/machines/src/loan-application/forms.ts', limit: 1 },
    ...{ from: 'Address and how', to: (mark) => `${mark} Address and how`, whenSeen: text, prepare: goToStepTwo },
  },
  {
    ...{ what: 'chart, in its screens', at: sandbox, file: 'libs/machines/src/loan-application/steps.ts', limit: 1 },
    ...{ from: "'step-two", to: (mark) => `'step-two-${mark}`, whenSeen: inScreens, prepare: goToStepTwo },
  },
  {
    ...{ what: 'endpoint of the API', at: '/robots.txt', file: 'apps/api/src/site/site-pages/feeds.controller.ts' },
    ...{ from: "'User-agent: *'", to: (mark) => `'User-agent: *', '# ${mark}'`, whenSeen: answered, limit: 5 },
  },
];

/** Seconds from the write of a file until a browser shows it. */
async function measure(development: Development, page: Page, change: Change, mark: string): Promise<number> {
  const began = performance.now();
  development.change(change.file, change.from, change.to(mark));
  await change.whenSeen(page, mark).catch((error: unknown) => {
    throw new Error(`${change.what} was not seen.\n${development.output}`, { cause: error });
  });
  return (performance.now() - began) / 1000;
}

/** Changes sources under `npm run dev` in a copy of the workspace, and prints how soon each change is seen. */
async function run(): Promise<number> {
  const development = await Development.start();
  try {
    return await untilStopped(withBrowser((browser) => measureAll(development, browser)));
  } finally {
    await development.stop();
  }
}

async function measureAll(development: Development, browser: Browser): Promise<number> {
  const page = await browser.newPage();
  // The API may still be compiled after the change before, and lets requests wait.
  page.setDefaultTimeout(120_000);
  await page.request.post(`${development.url}/api/v1/session`, { data: developer });
  let isLate = false;
  console.log(head('a changed …', 'is seen after, s', 'at most'));
  for (const [index, change] of changes.entries()) {
    await page.goto(`${development.url}${change.at}`, { waitUntil: 'networkidle' });
    // Vite may find more packages to prepare, and loads the page again when it has.
    await delay(10_000);
    await change.prepare?.(page);
    // The first change of a kind warms the server up; people make many.
    const times = [];
    for (let turn = 0; turn < 4; turn++) {
      times.push(await measure(development, page, change, String(7000 + 10 * index + turn)));
      // A file written again within some milliseconds is one change to who watches it; people are slower.
      await delay(1_000);
    }
    times.shift();
    const worst = Math.max(...times);
    isLate ||= worst > change.limit;
    console.log(row(change.what, times.map((time) => time.toFixed(2)).join(', '), change.limit));
  }
  return isLate ? 1 : 0;
}

given({});
await runMain(run);
