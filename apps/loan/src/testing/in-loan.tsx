import { FlowClient, useFlow, type Request } from '@statewise/flow-client';
import { loanApplicationFlow } from '@statewise/machines';
import type { Role, UnstampedEvent } from '@statewise/flow';
import { choices } from '@statewise/fields';
import { renderInWizard } from '@statewise/wizard/testing/in-wizard';
import { memoryTransport } from '@statewise/wizard/testing/memory-transport';
import { once, type ScreenProps, type WizardServices } from '@statewise/wizard';
import { ToastProvider } from '@statewise/ui';
import type { ComponentType, ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { fetchChoices } from '../flow.js';
import { LoanProvider } from '../loan-services.js';
import { loanCatalogue } from '../messages/catalogue.js';

/** For tests: renovations up to 25 000, green loans up to what the route allows, and loans for anything, over 12 to 120 months; 18 months where 24 are. */
const terms = [1, 2, 5].flatMap((type) => [
  { loan_type_id: type, term: 12, minimum: 1_000 },
  { loan_type_id: type, term: 18, minimum: null },
  { loan_type_id: type, term: 24, minimum: 1_000 },
  { loan_type_id: type, term: 48, minimum: 3_700 },
  { loan_type_id: type, term: 120, minimum: 15_000 },
]);

const plan = {
  loan_amount: 10_000,
  promotional_months: 0,
  interest_rate: 4.95,
  total_interest: 1_043.36,
  first_payment_date: '2026-12-20',
  term: 48,
  total_cost: 11_043.36,
  monthly_payment: 230.07,
  apr_rate: 5.06,
};

/** For tests: a server that knows what is on offer, the dropdowns, and one loan plan. */
export const littleBank: Request = (path) => {
  if (path.includes('getLoanDetails'))
    return Promise.resolve({
      loanTypes: [
        { id: 1, name: 'Renovation', maximum: 25_000 },
        { id: 2, name: 'Green', maximum: path.includes('r=intermediary') ? 30_000 : 25_000 },
        { id: 5, name: 'Anything', maximum: null },
      ],
      loanTerms: terms,
      promotions: [],
    });
  if (path.includes('calculateLoan')) return Promise.resolve({ loan_plan: plan });
  if (path.includes('getDropdowns')) return Promise.resolve({ dropdowns: dropdowns() });
  if (path.includes('getStores'))
    return Promise.resolve({ stores: [{ id: 1, store_number: '101', name: 'Bathline', city: 'Gent' }] });
  return Promise.resolve({});
};

function dropdowns(): object {
  return Object.fromEntries(
    Object.entries(choices).map(([name, values]) => [
      name,
      values.map((value) => ({ value, label: `${name} ${value}` })),
    ]),
  );
}

/** For tests: an application after these events, in a tab that has it open. */
export async function openedAfter(events: readonly UnstampedEvent[], role: Role = 'applicant'): Promise<FlowClient> {
  sessionStorage.clear();
  const transport = memoryTransport(loanApplicationFlow, (event) => event, role);
  for (const event of events) await transport.send('', { event, key: '' });
  const client = new FlowClient({ flow: loanApplicationFlow, transport, storage: sessionStorage });
  client.open(await transport.read(''));
  return client;
}

/** For tests: a page of the loan application, with the texts and the services that it has. */
export function renderInLoan(element: ReactNode, own: Partial<WizardServices> = {}): ReturnType<typeof renderInWizard> {
  return renderInWizard(
    <MemoryRouter>
      <ToastProvider>
        <LoanProvider>{element}</LoanProvider>
      </ToastProvider>
    </MemoryRouter>,
    { catalogue: loanCatalogue, flow: () => import('../flow.js') },
    { request: littleBank, choices: once(() => fetchChoices(littleBank, 'en')), ...own },
  );
}

/** For tests: the screen of an application. */
export function renderScreen(
  Screen: ComponentType<ScreenProps>,
  client: FlowClient,
  own?: Partial<WizardServices>,
): ReturnType<typeof renderInLoan> {
  const Shown = () => <Screen flow={useFlow(client)} />;
  return renderInLoan(<Shown />, own);
}
