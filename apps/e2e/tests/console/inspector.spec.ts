import { storeFlow } from '@statewise/machines';
import { coverageOf } from '@statewise/flow/testing';
import { expectAccessible } from '../../harness/accessibility.ts';
import { ConsolePage } from '../../harness/console-page.ts';
import { expect, test } from '../../harness/test.ts';

test('a tester finds a chart, reads it with eyes, keys and ears, and walks it', async ({ page, statewise }) => {
  const backOffice = new ConsolePage(page, statewise.url);
  await backOffice.signIn(await backOffice.colleague('qa'));
  await backOffice.open('/inspector');
  await page.getByLabel('Search charts').fill('isStepReached');
  await expect(page.getByRole('link', { name: 'Notice' })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Loan application' }).click();

  const drawing = page.getByLabel(/^Drawing of the chart Loan application/);
  await expect(page.locator('[data-state="finished.rejected"]')).toBeAttached();
  await expectAccessible(page);
  await drawing.focus();
  for (const key of ['ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
  await expect(page).toHaveURL(/transition=start%3Aapplication\.create%3A1/);
  const details = page.getByRole('region', { name: 'Details' });
  await expect(details.getByText('isNewApplicationValid')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/state=stepTwo/);
  await expect(page.locator('[data-state="stepTwo"][data-selected]')).toBeInViewport();
  await page.keyboard.press('/');
  await page.keyboard.type('review.request');
  await page.keyboard.press('Enter');
  await expect(details.getByRole('heading', { name: 'review.request' })).toBeVisible();
  await expect(details.getByText('applicant', { exact: false }).first()).toBeVisible();

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download: PNG' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('loan-application.png');
  await page.getByRole('button', { name: 'List', exact: true }).click();
  const list = page.getByRole('main').getByRole('list').filter({ hasText: 'A check failed' }).first();
  await list.getByRole('link', { name: 'finished.accepted' }).first().click();
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
