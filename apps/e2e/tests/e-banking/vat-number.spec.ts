import { nextBelgianVat } from '@statewise/machines/testing';
import { expect, test } from '../../harness/bank-test.ts';
import { unreachableCountry } from '../../harness/bank-statewise.ts';

test('what the register tells about a VAT number is filled in and can be changed', async ({ business }) => {
  await business.open();
  await business.button('start.begin').click();
  await expect(business.heading('step.1')).toBeVisible();
  await business.fill({ countryCode: 'be', companyType: 'bv', vat: nextBelgianVat() });
  await expect(business.page.getByText('HARBOUR PLUMBING')).toBeVisible();
  await business.choose('account_type', /^Current account/);
  await business.fill({ email: 'accounts@harbour.example', accept_gdpr: true });
  await business.goOn('step.2');
  await expect(business.field('company')).toHaveValue('HARBOUR PLUMBING');
  await expect(business.field('street_name')).toHaveValue('Quay Street');
  await expect(business.field('address')).toHaveValue('12');
  await business.answer('company', 'Harbour Plumbing & Sons');
  await business.page.reload();
  await expect(business.field('company')).toHaveValue('Harbour Plumbing & Sons');
});

test('a register that cannot be reached holds nobody up', async ({ business }) => {
  await business.open();
  await business.button('start.begin').click();
  await expect(business.heading('step.1')).toBeVisible();
  await business.fill({ countryCode: unreachableCountry, companyType: 'ltd', vat: 'MT 11679112' });
  await expect(business.page.getByText(business.text('vat.unavailable'))).toBeVisible();
  await business.choose('account_type', /^Savings account/);
  await business.fill({ email: 'accounts@harbour.example', accept_gdpr: true });
  await business.goOn('step.2');
  await expect(business.field('company')).toHaveValue('');
});

const uses = [
  ['sent in', 7, 'error.vat.vatUsed'],
  ['begun', 2, 'vat.begunTitle'],
] as const;
for (const [use, step, message] of uses)
  test(`a VAT number of an application that was ${use} is named before the step is saved`, async ({
    business,
    businessApi,
  }) => {
    const code = await businessApi.at(step);
    if (use === 'sent in') await businessApi.finish(code);
    const { data } = await businessApi.load(code);
    const vat = String(data[1]?.['vat']);
    await business.open('/basics');
    await expect(business.heading('step.1')).toBeVisible();
    await business.fill({ countryCode: 'be', vat });
    await expect(business.page.getByText(business.text(message))).toBeVisible();
    await expect(business.button('vat.beginAnew')).toHaveCount(use === 'begun' ? 1 : 0);
  });
