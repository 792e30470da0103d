import type { Locator } from '@playwright/test';
import { storeFlow } from '@statewise/machines';
import { coverageOf } from '@statewise/flow/testing';
import { expectAccessible } from '../../harness/accessibility.ts';
import { ConsolePage } from '../../harness/console-page.ts';
import { expect, test } from '../../harness/bank-test.ts';

test('a tester finds a chart, reads it with eyes, keys and ears, and walks it', async ({ page, statewise }) => {
  const backOffice = new ConsolePage(page, statewise.url);
  await backOffice.signIn(await backOffice.colleague('qa'));
  await backOffice.open('/inspector');
  await page.getByLabel('Search charts').fill('isStepReached');
  await expect(page.getByRole('link', { name: 'Notice' })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Loan application' }).click();

  const drawing = page.getByLabel(/^Drawing of the chart Loan application/);
  await expect(page.locator('[data-state="created"]')).toBeAttached();
  await expectAccessible(page);
  await drawing.focus();
  for (const key of ['ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
  await expect(page).toHaveURL(/transition=start%3Aapplication\.create%3A1/);
  const details = page.getByRole('region', { name: 'Details' });
  await expect(details.getByText('isNewApplicationValid')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  // The transition leads into a closed group, which opens.
  await expect(page.locator('[data-state="open"][data-selected]')).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-state="form"]')).toBeInViewport();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-state="stepTwo"]')).toBeAttached();
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown']) await page.keyboard.press(key);
  await expect(page).toHaveURL(/state=stepTwo/);
  await expect(page.locator('[data-state="stepTwo"][data-selected]')).toBeInViewport();
  await page.keyboard.press('/');
  await page.keyboard.type('review.request');
  await page.keyboard.press('Enter');
  await expect(details.getByRole('heading', { name: 'review.request' })).toBeVisible();
  await expect(details.getByText('Applicant', { exact: false }).first()).toBeVisible();

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download: PNG' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('loan-application.png');
  await page.getByRole('button', { name: 'List', exact: true }).click();
  const list = page.getByRole('main').getByRole('list').filter({ hasText: 'A check failed' }).first();
  await list.getByRole('link', { name: 'finished.accepted', exact: true }).first().click();
  await expect(details.getByRole('heading', { name: 'finished.accepted' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Sandbox' }).click();
  const events = page.getByRole('region', { name: 'Events' });
  await events.getByRole('button', { name: 'application.create', exact: true }).click();
  await events.getByRole('button', { name: 'Send the event' }).click();
  await expect(events.getByText('isPayloadValid')).toBeVisible();
  await expectAccessible(page);
  await events.getByRole('button', { name: 'Fill in samples' }).click();
  await events.getByRole('button', { name: 'Send the event' }).click();
  await expect(events.getByRole('status')).toHaveText('stepTwo');
  await expect(page.locator('[data-state="stepTwo"][data-tone="now"]')).toBeAttached();
  await page.getByLabel('Name of the scenario').fill('An application comes into being');
  await page.getByRole('button', { name: 'Keep', exact: true }).click();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(events.getByRole('status')).toHaveText('start');
  await page.getByRole('button', { name: 'An application comes into being', exact: true }).click();
  await expect(page).toHaveURL(/#walk=/);
  await page.reload();
  await expect(events.getByRole('status')).toHaveText('stepTwo');

  await page.getByRole('link', { name: 'Releases' }).click();
  await page.getByRole('button', { name: 'Rehearse', exact: true }).click();
  await expect(page.getByText(/^finished · /)).toBeVisible();
  await expectAccessible(page);

  const taken = new Set(['identify | application.create 1 | applicationDetails']);
  const { transitions, ...rest } = coverageOf(storeFlow, {
    states: new Set(),
    taken,
    refused: taken,
    forbidden: 7,
  });
  const screen = { isDone: false, reason: 'Nobody does.' };
  const left = transitions.map((one) => ({ ...one, screen }));
  statewise.leaveCoverage({ at: '2026-11-22T03:00:00.000Z', flows: [{ ...rest, transitions: left }] });
  await backOffice.open('/inspector/store/coverage');
  await expect(page.getByText(/1\/12 transitions taken, .* 7 forbidden .* On screens: 0\/0 transitions/)).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Nobody does.' })).toHaveCount(transitions.length);
  await expect(page.locator('[data-tone="past"]').filter({ hasText: 'application.create' })).toBeAttached();
  await expectAccessible(page);
});

/** The size in pixels of the smallest text that a drawing shows. */
const smallestText = (drawing: Locator): Promise<number> =>
  drawing.evaluate((root) => {
    const texts = [...root.querySelectorAll('.chart-state *, .chart-label *')];
    const shown = texts.filter(
      (text) =>
        [...text.childNodes].some(({ nodeType }) => nodeType === Node.TEXT_NODE) &&
        getComputedStyle(text).visibility === 'visible',
    );
    const zoom = new DOMMatrix(getComputedStyle(root.querySelector('.react-flow__viewport') ?? root).transform).a;
    return Math.min(...shown.map((text) => Number.parseFloat(getComputedStyle(text).fontSize) * zoom));
  });

test.describe('a chart that is opened', () => {
  for (const [width, height] of [
    [1280, 800],
    [360, 740],
  ] as const)
    for (const [chart, opened, within] of [
      ['loan-application', 'created', 'riskAnalysis'],
      ['e-banking', 'created', 'completed'],
    ] as const)
      test(`${chart} can be read as a whole at ${width} pixels, and its groups open`, async ({ page, statewise }) => {
        await page.setViewportSize({ width, height });
        // What a press goes to does not move away under it.
        await page.emulateMedia({ reducedMotion: 'reduce' });
        const backOffice = new ConsolePage(page, statewise.url);
        await backOffice.signIn(await backOffice.colleague('qa'));
        await backOffice.open(`/inspector/${chart}`);
        const drawing = page.locator('.chart-drawing');
        const start = page.locator('[data-state="start"]');
        const readable = () => expect.poll(() => smallestText(drawing)).toBeGreaterThanOrEqual(12);
        await expect(start).toBeInViewport({ ratio: 0.99 });
        await readable();
        await expect(async () => {
          const whole = await page.locator('[data-state=""]').boundingBox();
          const window = await drawing.boundingBox();
          expect(whole?.width).toBeLessThanOrEqual(window?.width ?? 0);
          expect(whole?.height).toBeLessThanOrEqual(window?.height ?? 0);
        }).toPass();

        const inner = page.locator(`[data-state="${within}"]`);
        const group = drawing.getByRole('button', { name: `Open or close ${opened}` });
        const canvas = page.getByLabel(/^Drawing of the chart/);
        if ((await group.getAttribute('aria-expanded')) === 'true') await group.click();
        await expect(inner).toHaveCount(0);
        await group.click();
        await expect(inner).toBeAttached();
        await readable();
        await group.click();
        await expect(inner).toHaveCount(0);
        // Coming near opens it too, and going far closes it.
        await canvas.focus();
        for (let presses = 0; presses < 9 && (await inner.count()) === 0; presses += 1) await page.keyboard.press('+');
        await expect(inner).toBeAttached();
        for (let presses = 0; presses < 9 && (await inner.count()) > 0; presses += 1) await page.keyboard.press('-');
        await expect(inner).toHaveCount(0);
        await readable();
      });

  test('opens each of two groups that are pressed before the first is drawn', async ({ page, statewise }) => {
    const backOffice = new ConsolePage(page, statewise.url);
    await backOffice.signIn(await backOffice.colleague('qa'));
    await backOffice.open('/inspector/loan-application?closed=open,finished&at=0,0,1');
    const groups = page.getByRole('button', { name: /^Open or close (open|finished)$/ });
    await expect(groups).toHaveCount(2);
    await groups.evaluateAll((buttons: HTMLElement[]) => buttons.forEach((button) => button.click()));
    for (const group of await groups.all()) await expect(group).toHaveAttribute('aria-expanded', 'true');
  });
});
