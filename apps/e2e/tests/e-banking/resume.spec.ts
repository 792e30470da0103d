import { BusinessWizard } from '../../harness/business-wizard.ts';
import { aPerson } from '../../harness/contact-list-page.ts';
import { expect, test, widths } from '../../harness/bank-test.ts';

test('an application goes on at its people on a second device, with what was entered on the first', async ({
  browser,
  business,
  businessApi,
  statewise,
}) => {
  const code = await businessApi.at(3);
  await business.resume(code, 'step.3');
  await business.list('people').add('Nora Camilleri', aPerson('Nora Camilleri'), { roles: ['director'] });
  const device = await browser.newContext();
  const other = new BusinessWizard(await device.newPage(), statewise.url);
  await other.open('/resume');
  await other.page.getByLabel(other.text('resume.code')).fill(code.toLowerCase());
  await other.button('resume.submit').click();
  await expect(other.heading('step.3')).toBeVisible();
  await expect(other.list('people').edit('Nora Camilleri')).toBeVisible();
  await other.list('people').add('Paul Borg', aPerson('Paul Borg'), { roles: ['director'] });
  // Both survive, although the first device has not heard of the second yet.
  await business.list('people').add('Zoë Grech', aPerson('Zoë Grech'), { roles: ['director'] });
  await expect(business.list('people').edit('Paul Borg')).toBeVisible();
  expect((await businessApi.load(code)).contacts).toHaveLength(3);
  await device.close();
});

for (const width of widths)
  test(`an application that was laid aside at step 0 opens at its first step, with every step to go to ${width}`, async ({
    business,
    businessApi,
  }) => {
    const code = await businessApi.at(3);
    await businessApi.goTo(code, 0);
    await business.resume(code, 'step.1');
    const progress = business.page.getByRole('navigation', { name: 'Progress' });
    if (width === '@phone') await progress.getByRole('button', { name: 'Step 1 of 7' }).click();
    await progress.getByRole('button', { name: business.text('step.7') }).click();
    await expect(business.heading('step.7')).toBeVisible();
  });
