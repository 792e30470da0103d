import { expectAccessible } from '../harness/accessibility.ts';
import { expect, test } from '../harness/bank-test.ts';
import { Wizard } from '../harness/wizard.ts';

test('two tabs on one application agree', async ({ context, wizard, loanApi, statewise, applicant }) => {
  const code = await loanApi.at(2, applicant);
  await wizard.resume(code, 'step.2');
  const second = new Wizard(await context.newPage(), statewise.url);
  await second.resume(code, 'step.2');
  await second.stepTwo(applicant);
  await expect(wizard.heading('step.3')).toBeVisible();
});

for (const { choice, street } of [
  { choice: 'conflict.keepMine', street: 'Typed here' },
  { choice: 'conflict.takeTheirs', street: 'Saved there' },
] as const) {
  test(`an application that was changed elsewhere shows both answers and lets choose: ${choice}`, async ({
    browser,
    wizard,
    loanApi,
    statewise,
    applicant,
  }) => {
    const code = await loanApi.at(2, applicant);
    await wizard.resume(code, 'step.2');
    const device = await browser.newContext();
    const other = new Wizard(await device.newPage(), statewise.url);
    await other.resume(code, 'step.2');
    await wizard.fill({ ...applicant.stepTwo, street: 'Typed here' });
    await other.fill({ ...applicant.stepTwo, street: 'Saved there' });
    await other.goOn('step.3');
    await wizard.button('step.next').click();
    const dialog = wizard.page.getByRole('dialog', { name: wizard.text('conflict.title') });
    await expect(dialog.getByRole('cell', { name: 'Typed here' })).toBeVisible();
    await expect(dialog.getByRole('cell', { name: 'Saved there' })).toBeVisible();
    if (choice === 'conflict.keepMine') await expectAccessible(wizard.page);
    await dialog.getByRole('button', { name: wizard.text(choice) }).click();
    await expect(dialog).toBeHidden();
    await expect(wizard.heading('step.3')).toBeVisible();
    await wizard.resume(code, 'step.3');
    await wizard.button('step.back').click();
    await expect(wizard.field('street')).toHaveValue(street);
    await device.close();
  });
}

test('typing here is not led away when another device goes on, and is saved from its own place', async ({
  browser,
  wizard,
  loanApi,
  statewise,
  applicant,
}) => {
  const code = await loanApi.at(2, applicant);
  await wizard.resume(code, 'step.2');
  const device = await browser.newContext();
  const other = new Wizard(await device.newPage(), statewise.url);
  await other.resume(code, 'step.2');
  await wizard.answer('box', '7');
  await expect(wizard.page.getByText(wizard.text('saved.unsaved'))).toBeVisible();
  await other.stepTwo(applicant);
  await expect(other.heading('step.3')).toBeVisible();
  await wizard.page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(wizard.page.getByText(wizard.text('elsewhere.unsaved'))).toBeVisible();
  await expect(wizard.page.getByText(/Changed there: .*Street/)).toBeVisible();
  await expect(wizard.heading('step.2')).toBeVisible();
  await expect(wizard.field('box')).toHaveValue('7');
  await expect(wizard.page.getByText(wizard.text('saved.unsaved'))).toBeVisible();
  await expectAccessible(wizard.page);
  await wizard.button('elsewhere.stay').click();
  await wizard.button('step.next').click();
  await expect(wizard.heading('step.3')).toBeVisible();
  await wizard.button('step.back').click();
  await expect(wizard.field('box')).toHaveValue('7');
  await expect(wizard.field('street')).toHaveValue(String(applicant.stepTwo['street']));
  await device.close();
});

test('two people who change the loan are asked, and what one of them keeps is saved', async ({
  browser,
  wizard,
  loanApi,
  statewise,
  applicant,
}) => {
  const code = await loanApi.at(2, applicant);
  const device = await browser.newContext();
  const other = new Wizard(await device.newPage(), statewise.url);
  for (const [place, term] of [
    [wizard, '36'],
    [other, '24'],
  ] as const) {
    await place.open(`/start/${code}`);
    await place.answer('loan_term', term);
  }
  await other.button('start.save').click();
  await expect(other.heading('step.2')).toBeVisible();
  await wizard.button('start.save').click();
  const dialog = wizard.page.getByRole('dialog', { name: wizard.text('conflict.title') });
  await expect(dialog.getByRole('row')).toHaveCount(2);
  await dialog.getByRole('button', { name: wizard.text('conflict.keepMine') }).click();
  await expect(wizard.heading('step.2')).toBeVisible();
  await expect(wizard.page.getByText('over 36 months')).toBeVisible();
  await device.close();
});
