import { nextBelgianVat } from '@statewise/machines/testing';
import type { Browser, Page } from '@playwright/test';
import { BusinessWizard } from '../harness/business-wizard.ts';
import { writeToUsForm, fillContactForm } from '../harness/contact-form.ts';
import { aPerson } from '../harness/contact-list-page.ts';
import { aPdf } from '../harness/files.ts';
import { StrictStatewise } from '../harness/strict-statewise.ts';
import { aCustomer, StoreWizard } from '../harness/store-wizard.ts';
import { expect, test } from '../harness/bank-test.ts';
import { expectAccessible } from '../harness/accessibility.ts';
import { acceptPrivacy } from '../harness/accept-privacy.ts';
import { type WizardPage } from '../harness/wizard-page.ts';
import { Wizard } from '../harness/wizard.ts';

// Every journey of an applicant as a bank runs the product: https, devices confirmed by mail, human check and limits on.
test.describe.configure({ mode: 'default' });
test.use({ ignoreHTTPSErrors: true });

let strict: StrictStatewise;
test.beforeAll(async () => {
  strict = await StrictStatewise.start();
});
test.afterAll(() => strict.stop());

/** A page of a device that never opened the product before, on a phone. */
async function newDevice(browser: Browser) {
  const context = await browser.newContext({ ignoreHTTPSErrors: true, viewport: { width: 360, height: 740 } });
  return { context, page: await context.newPage() };
}

/** Loses the first answer of success on its way to a page, as a tunnel does; returns the addresses whose answers were lost. */
async function losesFirst(page: Page, address: string): Promise<string[]> {
  const lost: string[] = [];
  await page.route(address, async (route) => {
    const response = await route.fetch();
    if (!response.ok() || lost.length > 0) return route.fulfill({ response });
    lost.push(route.request().url());
    await route.abort();
  });
  return lost;
}

/** Confirms a device by the number that was mailed. */
async function confirmDevice(
  wizard: Pick<WizardPage<'device.send' | 'device.submit' | 'device.number'>, 'button' | 'text' | 'page'>,
  email: string,
): Promise<void> {
  await wizard.button('device.send').click();
  const number = await strict.mailbox.numberFor(email);
  await wizard.page.getByRole('textbox', { name: wizard.text('device.number') }).fill(number);
  await wizard.button('device.submit').click();
}

test('a loan is asked for, its lost code is mailed, and another device goes on by a mailed number and sends papers', async ({
  page,
  browser,
  applicant,
}) => {
  const wizard = new Wizard(page, strict.url);
  const lost = await losesFirst(page, '**/consumer-loans-application/api/create');
  const code = await wizard.begin(applicant);
  expect(lost).toHaveLength(1);
  await wizard.stepTwo(applicant);
  await wizard.stepThree(applicant);
  await wizard.stepFour(applicant);

  const { context, page: phone } = await newDevice(browser);
  const other = new Wizard(phone, strict.url);
  const email = String(applicant.stepOne['email']);
  await strict.mailbox.hasMails(email, 1);
  await other.open('/resume');
  await phone.getByText(other.text('lost.title')).click();
  await phone.getByRole('textbox', { name: other.text('lost.field') }).fill(email);
  await other.button('lost.submit').click();
  await strict.mailbox.hasMails(email, 2);
  expect(await strict.mailbox.codeFor(email)).toBe(code);
  await other.open(`/resume/${code}`);
  await other.button('device.send').click();
  const number = await strict.mailbox.numberFor(email);
  await phone.reload();
  // Too soon for another one: that which was mailed opens it all the same.
  await other.button('device.send').click();
  await phone.getByRole('textbox', { name: other.text('device.number') }).fill(number);
  await expectAccessible(phone);
  await other.button('device.submit').click();
  await expect(other.heading('step.5')).toBeVisible();
  await other.stepFive(applicant);
  const cookies = await context.cookies();
  await context.clearCookies();
  await other.upload(aPdf('payslip.pdf'));
  await expect(phone.getByText(other.text('session.expired'))).toBeVisible();
  await context.addCookies(cookies);
  await phone
    .getByRole('alert')
    .getByRole('link', { name: other.text('app.resume') })
    .click();
  await phone.getByRole('textbox', { name: other.text('resume.code') }).fill(code);
  await other.button('resume.submit').click();
  await expect(other.heading('documents.title')).toBeVisible();
  // The file that did not arrive is still there.
  await phone.getByRole('button', { name: /again: payslip/ }).click();
  await expect(other.heading('thanks.title')).toBeVisible();
  await context.close();
});

test('a store prepares a loan, whose customer confirms the device, sends papers and ends', async ({
  page,
  browser,
  applicant,
}) => {
  const shop = new StoreWizard(page, strict.url);
  await shop.enter();
  await shop.prepare();
  const link = await shop.customerLink();
  expect(link.startsWith(`${strict.url}/be-en/loan-application/resume/`)).toBe(true);

  const { context, page: phone } = await newDevice(browser);
  const customer = new Wizard(phone, strict.url);
  await customer.open(`/resume/${link.split('/').at(-1)}`);
  await customer.goOn('step.1');
  await customer.fill({ ...applicant.stepOne, ...aCustomer });
  await customer.goOn('step.2');
  await customer.stepTwo(applicant);
  await customer.stepThree(applicant);
  await customer.stepFour(applicant);
  const own = await customer.code();
  await customer.stepFive(applicant);
  await customer.upload(aPdf('payslip.pdf'));
  await expect(customer.heading('thanks.title')).toBeVisible();
  await context.close();

  await page.reload();
  await expect(shop.heading('continued.title')).toBeVisible();
  const later = await newDevice(browser);
  const again = new Wizard(later.page, strict.url);
  await again.open(`/resume/${own}`);
  await confirmDevice(again, String(aCustomer['email']));
  await expect(again.heading('documents.title')).toBeVisible();
  await later.context.close();
});

test('a sole trader asks for an account, goes on elsewhere, and sends it in', async ({ page, browser }) => {
  const email = 'nora@harbour.example';
  const business = new BusinessWizard(page, strict.url);
  await business.open();
  await business.button('start.begin').click();
  await business.fill({ companyType: 'sole_trader', vat: nextBelgianVat() });
  await business.choose('account_type', /^Current account/);
  await business.fill({ email, accept_gdpr: true });
  await expect(page.getByText('HARBOUR PLUMBING')).toBeVisible();
  // What the register told is kept on the server before another device goes on with it.
  const isKept = page.waitForResponse((response) => response.url().endsWith('/drafts/2') && response.ok());
  await business.goOn('step.2');
  await isKept;
  const code = await business.code();

  const { context, page: phone } = await newDevice(browser);
  const other = new BusinessWizard(phone, strict.url);
  await other.open(`/resume/${code}`);
  await confirmDevice(other, email);
  await expect(other.heading('step.2')).toBeVisible();
  await other.answer('expiry', '31/12/2099');
  await other.goOn('step.3');
  const roles = ['owner_partner', 'principal_account_holder'] as const;
  await other.list('people').add('Nora Camilleri', aPerson('Nora Camilleri'), { roles });
  await other.choose('pep', other.text('step.no'));
  await other.goOn('step.5');
  await other.choose('payment', other.text('step.no'));
  await other.goOn('step.6');
  await other.answer('documents_sent', true);
  await other.goOn('step.7');
  await other.button('step.send').click();
  await expect(other.heading('title.completed')).toBeVisible();
  await context.close();
});

test('a visitor writes to the bank with a paper, and the receipt repeats nothing', async ({ browser }) => {
  const { context, page } = await newDevice(browser);
  await acceptPrivacy(context, strict.url);
  await page.goto(`${strict.url}/mt-en/contact-us`, { waitUntil: 'networkidle' });
  await fillContactForm(page);
  const form = writeToUsForm(page);
  await form.getByLabel(/^Attachments/).setInputFiles([aPdf('key.pdf')]);
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(form.getByText('Thank you, your message has arrived')).toBeVisible();
  await strict.mailbox.hasMails('rita@example.mt', 1);
  expect(strict.mailbox.mailsTo('rita@example.mt').join()).not.toMatch(/Rita|Borg|Keys of a safe/);
  await context.close();
});
