import { expectAccessible } from '../../harness/accessibility.ts';
import { expect, test } from '../../harness/test.ts';

test('the start, and the way back in, are accessible in both colour schemes', async ({ page, business }) => {
  await page.goto(business.address('/'));
  await expect(business.button('privacy.accept')).toBeVisible();
  await expectAccessible(page);
  await business.button('privacy.accept').click();
  await expect(business.heading('start.title')).toBeVisible();
  await expectAccessible(page);
  await business.open('/resume');
  await business.button('resume.submit').click();
  await expectAccessible(page);
});

test('the basics are, empty and with errors', async ({ page, business }) => {
  await business.open('/basics');
  await expect(business.heading('step.1')).toBeVisible();
  await expectAccessible(page);
  await business.button('step.next').click();
  await expect(page.getByRole('alert').getByRole('link').first()).toBeVisible();
  await expectAccessible(page);
});

for (const [step, heading] of [
  [2, 'step.2'],
  [5, 'step.5'],
  [6, 'step.6'],
] as const) {
  test(`step ${step} is accessible, empty and with errors`, async ({ page, business, businessApi }) => {
    await business.resume(await businessApi.at(step), heading);
    await expectAccessible(page);
    await business.button('step.next').click();
    await expectAccessible(page);
  });
}
