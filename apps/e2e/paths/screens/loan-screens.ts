import { expect } from '@playwright/test';
import { StoreWizard } from '../../harness/store-wizard.ts';
import { inOffice, onPage, type FlowScreens } from './screen-way.ts';
import { fillAndSave } from './standard-ways.ts';

/** What screens offer of a loan application. */
export const loanScreens: FlowScreens = {
  app: 'loan',
  uploads: '/consumer-loans-application/api/uploadDocuments',
  passing: { riskAnalysis: 'documents' },
  headings: {
    documents: 'documents.title',
    thankYou: 'thanks.title',
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
    'loan.change': onPage(async ({ wizard, planned }) => {
      const change = wizard.page.getByRole('link', { name: wizard.text('banner.change') });
      // Whoever looks and changes nothing comes back, too.
      for (const loan of [{}, { amount: 12_300 }]) {
        await change.click();
        await wizard.fillForm(loan);
        await wizard.button('start.save').click();
        await wizard.expectState(planned.to);
      }
      await expect(wizard.page.locator('.loan-line')).toContainText('12,300');
    }),
    // The save asks the risk rules, which answer at once.
    'risk.analysed': { events: 2, ...onPage(fillAndSave) },
    'thankYou | step.back 1 | documents': onPage(({ wizard }) => wizard.button('thanks.more').click()),
    // The first of two documents leads on while the second is still being sent.
    'thankYou | documents.uploaded 1 | stays': {
      events: 2,
      ...onPage(({ wizard }) => wizard.upload('payslip', 'invoice')),
    },
    'review.request': onPage(async ({ wizard }) => {
      await wizard.button('finished.review').click();
      await expect(wizard.page.getByText(wizard.text('finished.reviewed'))).toBeVisible();
    }),
    'decision.confirm': inOffice((office) => office.confirmProposal()),
    'decision.decline': inOffice((office) => office.declineProposal()),
  },
  unoffered: {
    'promotion.remove':
      'Whoever does without a promotion says so where the loan is changed; only programs call for it alone.',
    'documents | step.back 1 | stepFive': 'Its page leads back by the progress above it, which goes to a step.',
  },
};
