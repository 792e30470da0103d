import { FlowClient, useFlow } from '@statewise/flow-client';
import { loanApplicationFlow } from '@statewise/machines';
import { creation, sampleLoan, saving } from '@statewise/machines/testing';
import { memoryTransport } from '@statewise/wizard/testing/memory-transport';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { openedAfter, renderInLoan } from '../testing/in-loan.js';
import { recallLoan, rememberLoan, type LoanChoice } from './loan-choice.js';
import { LoanDialog } from './loan-dialog.js';

const choice: LoanChoice = { amount: '10000', loanType: 1, term: 48, promotion: 0, isBegun: true };

function Page({ client, onClose }: { readonly client: FlowClient; readonly onClose: () => void }): ReactNode {
  return <LoanDialog flow={useFlow(client)} onClose={onClose} />;
}

interface Shown {
  readonly dialog: ReturnType<typeof within>;
  readonly closed: () => number;
}

async function show(client: FlowClient): Promise<Shown> {
  let times = 0;
  await renderInLoan(<Page client={client} onClose={() => (times += 1)} />);
  const dialog = within(await screen.findByRole('dialog', { name: 'Change loan' }));
  await dialog.findByRole('heading', { name: 'Your loan at a glance' });
  return { dialog, closed: () => times };
}

const choose = ({ dialog }: Shown, term: string): void => {
  fireEvent.change(dialog.getByLabelText('Term'), { target: { value: term } });
};

describe('before there is an application', () => {
  const begun = (): FlowClient => {
    sessionStorage.clear();
    rememberLoan(sessionStorage, choice);
    const transport = memoryTransport(loanApplicationFlow);
    return new FlowClient({ flow: loanApplicationFlow, transport, storage: sessionStorage });
  };

  it('keeps the loan that was chosen beside the form', async () => {
    const shown = await show(begun());
    choose(shown, '24');
    fireEvent.click(shown.dialog.getByRole('button', { name: 'Use this loan' }));
    expect(shown.closed()).toBe(1);
    expect(recallLoan(sessionStorage)).toMatchObject({ amount: '10000', term: 24, isBegun: true });
  });

  it('leaves the loan as it was when that is cancelled', async () => {
    const shown = await show(begun());
    choose(shown, '24');
    fireEvent.click(shown.dialog.getByRole('button', { name: 'Cancel' }));
    expect(shown.closed()).toBe(1);
    expect(recallLoan(sessionStorage)).toEqual(choice);
  });
});

describe('of an application', () => {
  const opened = (): Promise<FlowClient> =>
    openedAfter([{ ...creation, loan: { ...sampleLoan, loan_term: 48 } }, saving(2)]);
  const loanOf = (client: FlowClient) => client.view().snapshot.context.steps[0];

  it('saves the loan and closes once the server has taken it, at the step where the applicant was', async () => {
    const client = await opened();
    const shown = await show(client);
    choose(shown, '24');
    fireEvent.click(shown.dialog.getByRole('button', { name: 'Save the loan and continue' }));
    await waitFor(() => expect(shown.closed()).toBe(1));
    expect(loanOf(client)).toMatchObject({ amount: 10_000, loan_term: 24, purchase_amount: 12_500 });
    expect(client.view().state).toBe('stepThree');
  });

  it('sends nothing when it is cancelled', async () => {
    const client = await opened();
    const before = client.view();
    const shown = await show(client);
    choose(shown, '24');
    fireEvent.click(shown.dialog.getByRole('button', { name: 'Cancel' }));
    expect(shown.closed()).toBe(1);
    expect(loanOf(client)).toEqual(before.snapshot.context.steps[0]);
    expect(client.view().application?.version).toBe(before.application?.version);
  });
});
