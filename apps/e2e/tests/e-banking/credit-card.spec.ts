import { expect, test } from '../../harness/bank-test.ts';

test('a credit card account passes the people by, in both directions', async ({ business, businessApi }) => {
  await business.resume(await businessApi.at(2, 'card'), 'step.2');
  await business.fill({
    company: 'Harbour Plumbing',
    street_name: 'Quay Street',
    address: '12',
    postalcode_city: '2000 Antwerp',
    expiry: '31/12/2099',
  });
  await business.goOn('step.4');
  await business.button('step.back').click();
  await expect(business.heading('step.2')).toBeVisible();
  await expect(business.field('company')).toHaveValue('Harbour Plumbing');
});

test('cards are chosen among those of the account', async ({ business, businessApi }) => {
  await business.resume(await businessApi.at(5, 'card'), 'step.5');
  await business.choose('izola_pro_credit_card', 'Pro Platinum');
  await business.choose('payment', business.text('step.no'));
  await business.goOn('step.6');
  await business.button('step.back').click();
  await expect(business.choice('izola_pro_credit_card', 'Pro Platinum')).toBeChecked();
});
