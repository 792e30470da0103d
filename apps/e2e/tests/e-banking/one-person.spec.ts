import { nextBelgianVat } from '@statewise/machines/testing';
import { aPerson } from '../../harness/contact-list-page.ts';
import { expect, test } from '../../harness/bank-test.ts';

/** What the owner of a one-person company went through before people had roles: a screen each step, and 38 answers. */
const before = { screens: 7, answers: 38 };

test(
  'a one-person company is through on six screens with at most 22 answers, its person typed once',
  { tag: '@phone' },
  async ({ page, business, businessApi }) => {
    let answers = 0;
    const screens = new Set<string>();
    const fill = async (values: Readonly<Record<string, string | boolean>>) => {
      answers += Object.keys(values).length;
      await business.fill(values);
    };
    // By its heading: the address follows a moment after it.
    const countScreen = async () => screens.add(await page.getByRole('heading', { level: 1 }).innerText());
    const goOn = async (next: Parameters<typeof business.goOn>[0]) => {
      await countScreen();
      await business.goOn(next);
    };
    await business.open('/basics');
    await expect(business.heading('step.1')).toBeVisible();
    await fill({ companyType: 'bv', vat: nextBelgianVat() });
    await business.choose('account_type', /^Current account/);
    answers += 1;
    await fill({ email: 'nora@harbour.example', accept_gdpr: true });
    await expect(page.getByText('HARBOUR PLUMBING')).toBeVisible();
    await goOn('step.2');
    const code = await business.code();
    await fill({ expiry: '31/12/2099' });
    await goOn('step.3');
    const person = aPerson('Nora Camilleri');
    const roles = ['beneficial_owner', 'director', 'authorised_signatory', 'principal_account_holder'] as const;
    await business.list('people').add('Nora Camilleri', person, { roles });
    await business.choose('pep', business.text('step.no'));
    answers += Object.keys(person).length + roles.length + 1;
    await goOn('step.5');
    await business.choose('payment', business.text('step.no'));
    answers += 1;
    await goOn('step.6');
    await fill({ documents_sent: true });
    await goOn('step.7');
    await countScreen();
    await business.button('step.send').click();
    await expect(business.heading('title.completed')).toBeVisible();
    expect(screens.size).toBe(6);
    expect(answers).toBe(18);
    expect(screens.size).toBeLessThan(before.screens);
    expect(answers).toBeLessThan(before.answers);
    const { contacts } = await businessApi.load(code);
    expect(contacts).toHaveLength(4);
    expect(new Set(contacts.map(({ idcard }) => idcard)).size).toBe(1);
  },
);
