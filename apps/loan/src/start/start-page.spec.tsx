import { renderInWizard } from '@statewise/wizard/testing/in-wizard';
import { ToastProvider } from '@statewise/ui';
import { screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { LoanProvider } from '../loan-services.js';
import { loanCatalogue, loanFirstTexts } from '../messages/catalogue.js';
import { littleBank } from '../testing/in-loan.js';
import { StartPage } from './start-page.js';

it('has every text of its own before the others, and those of the calculator once they are fetched', async () => {
  const missing: string[] = [];
  await renderInWizard(
    <MemoryRouter>
      <ToastProvider>
        <LoanProvider>
          <StartPage />
        </LoanProvider>
      </ToastProvider>
    </MemoryRouter>,
    { catalogue: loanCatalogue, firstTexts: loanFirstTexts, flow: () => import('../flow.js') },
    { request: littleBank, reportMissing: ({ key }) => missing.push(key) },
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('What would you like to make possible?');
  expect(await screen.findByText('What is the loan for?')).toBeVisible();
  expect(missing).toEqual([]);
});
