import { loanApplicationFlow } from '@statewise/machines';
import { coverageOf } from '@statewise/flow/testing';
import { expectAccessible } from '../../harness/accessibility.ts';
import { anApplicant } from '../../harness/applicant.ts';
import { ConsolePage } from '../../harness/console-page.ts';
import { CountedPerson } from '../../harness/counted-person.ts';
import { LoanApi } from '../../harness/loan-api.ts';
import { expect, test } from '../../harness/bank-test.ts';

test('a tester reads a chart, walks it and hands a view on, in few actions', async ({ page, statewise, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const backOffice = new ConsolePage(page, statewise.url);
  for (const name of ['one', 'two']) await new LoanApi(statewise.url).at(3, anApplicant(`tester ${name}`));
  const atThree = await backOffice.standing(loanApplicationFlow.id, 'stepThree');
  const atFour = await backOffice.standing(loanApplicationFlow.id, 'stepFour');
  expect(atThree).toBeGreaterThanOrEqual(2);
  const none = { states: new Set<string>(), taken: new Set<string>(), refused: new Set<string>(), forbidden: 7 };
  const { transitions, ...rest } = coverageOf(loanApplicationFlow, none);
  const covered = transitions.map((one) => ({ ...one, screen: null }));
  statewise.leaveCoverage({ at: '2026-11-22T03:00:00.000Z', flows: [{ ...rest, transitions: covered }] });
  await backOffice.signIn(await backOffice.colleague('qa', 'Noor Haddad'));
  await backOffice.open();
  await expect(
    page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: 'Inspector' }),
  ).toBeVisible();
  const person = new CountedPerson(page);
  const details = page.getByRole('region', { name: 'Details' });
  const drawing = page.getByLabel(/^Drawing of the chart Loan application/);

  await person.does('opening a chart', 3, async () => {
    await person.find('inspector', 'Inspector');
    await person.click(page.getByRole('link', { name: 'Loan application' }));
    await expect(page.locator('[data-state="created"]')).toBeVisible();
  });
  await expectAccessible(page);
  await person.does('finding a state', 2, async () => {
    await person.click(page.getByLabel('Search in this chart'));
    await page.keyboard.type('stepTwo');
    await expect(page.getByText(/^\d+ match/)).toBeVisible();
    await person.press('Enter');
    await expect(details.getByRole('heading', { name: 'stepTwo' })).toBeVisible();
    await expect(page.locator('[data-state="stepTwo"][data-selected]')).toBeInViewport();
  });
  await expectAccessible(page);
  await person.does('reading a guard with what it is given', 2, async () => {
    await drawing.focus();
    await person.press('ArrowRight');
    await expect(details.getByText('isStepValid(2)')).toBeVisible();
  });
  await person.does('selecting two states and seeing who stands there', 3, async () => {
    await person.press('ArrowRight');
    await person.press('Shift+ArrowDown');
    await expect(details.getByRole('heading', { name: '2 states' })).toBeVisible();
    const standing = details.getByRole('link', { name: `${atThree + atFour} applications stand here now` });
    await expect(standing).toHaveAttribute('href', /applications\?flow=loan-application&state=stepThree%2CstepFour$/);
  });
  await person.does('seeing how many go where', 1, async () => {
    await person.click(page.getByRole('button', { name: 'Counts' }));
    await expect(page.locator('[data-state="stepThree"] .chart-mark')).toHaveText(new RegExp(`^${atThree}( · |$)`));
  });
  await expectAccessible(page);
  await person.does('handing a view on', 2, async () => {
    await drawing.focus();
    await person.press('+');
    await expect(page).toHaveURL(/at=.*%2C1\.2(&|$)/);
    await person.click(details.getByRole('button', { name: 'Copy link' }));
    await expect(page.getByText('The link is copied')).toBeVisible();
  });
  const seen = await page.locator('.react-flow__viewport').getAttribute('style');
  const other = await context.newPage();
  await other.goto(await page.evaluate(() => navigator.clipboard.readText()));
  await expect(other.locator('[data-state="stepFour"][data-selected]')).toBeInViewport();
  await expect(other.locator('[data-state="stepThree"][data-selected] .chart-mark')).toHaveText(
    new RegExp(`^${atThree}`),
  );
  await expect(other.getByRole('button', { name: 'Counts', pressed: true })).toBeVisible();
  const scaleOf = (style: string | null): number => Number(/scale\(([\d.]+)\)/.exec(style ?? '')?.[1]);
  await expect
    .poll(async () => scaleOf(await other.locator('.react-flow__viewport').getAttribute('style')))
    .toBeCloseTo(scaleOf(seen), 1);
  await other.close();

  await person.does('walking a transition', 4, async () => {
    await person.click(page.getByRole('link', { name: 'Sandbox' }));
    const events = page.getByRole('region', { name: 'Events' });
    await person.click(events.getByRole('button', { name: 'application.create', exact: true }));
    await person.click(events.getByRole('button', { name: 'Fill in samples' }));
    await person.click(events.getByRole('button', { name: 'Send the event' }));
    await expect(events.getByRole('status')).toHaveText('stepTwo');
    await expect(page.locator('[data-state="stepTwo"][data-tone="now"]')).toBeInViewport();
  });
  await expectAccessible(page);
  await person.does('seeing what the tests cover', 1, async () => {
    await person.click(page.getByRole('link', { name: 'Tests', exact: true }));
    await expect(page.getByText(/0\/\d+ states reached/)).toBeVisible();
  });
  await expectAccessible(page);
  await person.does('comparing two releases', 2, async () => {
    await person.click(page.getByRole('link', { name: 'Releases' }));
    await expect(page.getByRole('heading', { name: 'What a release changed' })).toBeVisible();
    await expect(page.locator('.chart-state').first()).toBeVisible();
  });
  await expectAccessible(page);
  expect(person.taken).toHaveLength(9);
});

test('a chart fills the screen, with its notices, and the page of paper', async ({ page, statewise, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const backOffice = new ConsolePage(page, statewise.url);
  // The one admin, who is told so on every page, but not on paper.
  await backOffice.signIn();
  await backOffice.open('/inspector/loan-application');
  const drawing = page.getByLabel(/^Drawing of the chart/);
  await expect(page.locator('[data-state="created"]')).toBeVisible();
  await page.getByRole('button', { name: 'Full screen' }).click();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  await expect(drawing).toBeInViewport();
  await drawing.focus();
  await page.keyboard.press('ArrowDown');
  await page.getByRole('button', { name: 'Copy link' }).click({ timeout: 20_000 });
  const told = page.getByRole('region', { name: 'Messages' }).getByText('The link is copied');
  // Outside of what fills the screen it would count as visible too.
  expect(await told.evaluate((element) => document.fullscreenElement?.contains(element))).toBe(true);
  await drawing.focus();
  await page.keyboard.press('f');
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(false);

  await page.setViewportSize({ width: 1047, height: 718 });
  await page.emulateMedia({ media: 'print' });
  const whole = page.locator('[data-state=""]');
  await expect.poll(async () => (await whole.boundingBox())?.width).toBeLessThan(1047);
  await expect.poll(async () => (await whole.boundingBox())?.height).toBeLessThan(718);
  await expect(page.locator('.chart-label').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Zoom in' })).toBeHidden();
  const printed = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(printed.match(/\/Type \/Page\b/g)).toHaveLength(1);
});
