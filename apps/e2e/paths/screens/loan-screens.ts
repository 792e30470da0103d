import { expect } from '@playwright/test';
import { StoreWizard } from '../../harness/store-wizard.ts';
import { inOffice, onPage, type FlowScreens, type ScreenScene } from './screen-way.ts';
import { fillAndSave } from './standard-ways.ts';

const byProgress = 'Its page leads back by the progress above it, which goes to a step.';

/** What screens offer of a loan application. */
export const loanScreens: FlowScreens = {
  app: 'loan',
  uploads: '/consumer-loans-application/api/uploadDocuments',
  passing: { riskAnalysis: 'documents' },
  headings: {
    documents: 'documents.title',
    // It depends on what is still missing.
    thankYou: ['thanks.title', 'thanks.partTitle'],
    'finished.rejected': 'finished.rejectedTitle',
    'finished.accepted': 'finished.acceptedTitle',
  },
  ways: {
    // A seller enters the customer in a store; the customer opens the link.
    'application.refer': {
      walk: async ({ wizard, player, rests }) => {
        const shop = new StoreWizard(wizard.page, wizard.origin);
        await shop.enter();
        await shop.prepare();
        const link = await shop.customerLink();
        await player.find(link.split('/').at(-1) ?? '');
        await wizard.page.goto(link);
        await wizard.expectState(rests);
      },
    },
    'loan.change': onPage(async ({ wizard }) => {
      const dialog = wizard.page.getByRole('dialog');
      // Saving without a change leads back, too.
      for (const loan of [{}, { amount: 12_300 }]) {
        await wizard.button('banner.change').click();
        await wizard.fillForm(loan);
        await wizard.button('start.save').click();
        await expect(dialog).toBeHidden();
      }
      await expect(wizard.page.locator('.loan-line')).toContainText('12,300');
    }),
    // The save asks the risk rules, which answer at once.
    'risk.analysed': { events: 2, ...onPage(fillAndSave) },
    // The first of two documents leads on while the second is still being sent.
    'thankYou | documents.uploaded 1 | stays': {
      events: 2,
      ...onPage(({ wizard }) => wizard.upload('payslip', 'invoice')),
    },
    'review.request': onPage(async ({ wizard }) => {
      await wizard.button('finished.review').click();
      await expect(wizard.button('finished.review')).toBeHidden();
    }),
    'alternative.take': onPage(({ wizard }) => {
      const [words = ''] = wizard.text('smaller.take').split('{');
      return wizard.page.getByRole('button', { name: words }).click();
    }),
    'documents.removed': onPage(({ wizard }) => removeDocument(wizard)),
    // A sent document leads the applicant on, who comes back to remove it.
    'documents | documents.removed 1 | stays': onPage(async ({ wizard, from }) => {
      await wizard.upload('payslip');
      await wizard.expectState('thankYou');
      await wizard.goTo(6);
      await wizard.expectState(from);
      await removeDocument(wizard);
    }),
    'decision.confirm': inOffice((office) => office.confirmProposal()),
    'decision.decline': inOffice((office) => office.declineProposal()),
  },
  unoffered: {
    'promotion.remove':
      'Whoever does without a promotion says so where the loan is changed; only programs call for it alone.',
    'documents | step.back 1 | stepFive': byProgress,
    'thankYou | step.back 1 | documents': byProgress,
  },
};

async function removeDocument(wizard: ScreenScene['wizard']): Promise<void> {
  const stored = wizard.page.locator('.wizard-slot .sw-files button');
  await stored.first().click();
  await wizard.button('documents.yesDelete').click();
  await expect(stored).toHaveCount(0);
}
