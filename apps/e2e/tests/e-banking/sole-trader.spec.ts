import { nextBelgianVat } from '@statewise/machines/testing';
import { BusinessWizard } from '../../harness/business-wizard.ts';
import { aPerson } from '../../harness/contact-list-page.ts';
import { expect, test, widths } from '../../harness/bank-test.ts';

/** Each width reads another language. */
const readers = {
  '@phone': { language: 'fr', account: /^Compte courant/ },
  '@desktop': { language: 'en', account: /^Current account/ },
} as const;

for (const width of widths)
  test(`a sole trader goes from the start to the bank, in French on a phone ${width}`, async ({ page, statewise }) => {
    const { language, account } = readers[width];
    const business = new BusinessWizard(page, statewise.url, language);
    await business.open();
    await business.button('start.begin').click();
    await expect(business.heading('step.1')).toBeVisible();
    await business.fill({ companyType: 'sole_trader', vat: nextBelgianVat() });
    await business.choose('account_type', account);
    await business.fill({ email: 'nora@harbour.example', accept_gdpr: true });
    await expect(page.getByText('HARBOUR PLUMBING')).toBeVisible();
    await business.goOn('step.2');
    await business.answer('expiry', '31/12/2099');
    await business.goOn('step.3');
    const roles = ['owner_partner', 'principal_account_holder'] as const;
    await business.list('people').add('Nora Camilleri', aPerson('Nora Camilleri'), { roles });
    await business.choose('pep', business.text('step.no'));
    await business.goOn('step.5');
    await business.choose('payment', business.text('step.yes'));
    await business.list('client_number').add('A12345', { client_number: 'A12345' });
    await business.goOn('step.6');
    await business.answer('documents_sent', true);
    await business.goOn('step.7');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: business.text('summary.pdf') }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`business-account-${language}.pdf`);
    await business.button('step.send').click();
    await expect(business.heading('title.completed')).toBeVisible();
  });
