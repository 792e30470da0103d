import { FlowClient, useFlow, type Application, type Transport } from '@statewise/flow-client';
import { loanApplicationFlow } from '@statewise/machines';
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { renderInWizard } from '../testing/in-wizard.js';
import { NewCode } from './new-code.js';

const application: Application = {
  code: 'AAAABBBBCCCC',
  state: 'stepTwo',
  version: 1,
  steps: {},
  setAside: {},
  contacts: [],
  facts: { furthestStep: 2, preparedBy: 'store' },
  isAdmin: false,
  drafts: {},
};

/** A server that takes whatever it is sent, and gives the application another code. */
const renewing: Transport = {
  read: () => Promise.resolve({ ...application, code: 'DDDDEEEEFFFF', version: 2 }),
  send: () => Promise.resolve({ ...application, code: 'DDDDEEEEFFFF', version: 2 }),
  saveDraft: () => Promise.resolve(),
};

function Page({ client }: { readonly client: FlowClient }): ReactNode {
  return <NewCode flow={useFlow(client)} />;
}

it('shows a new code until the applicant has noted it', async () => {
  const client = new FlowClient({ flow: loanApplicationFlow, transport: renewing, storage: sessionStorage });
  client.open(application);
  await renderInWizard(<Page client={client} />);
  expect(screen.queryByText('Your application has a new code')).toBeNull();
  await act(async () => void client.send({ type: 'step.goTo', step: 1 }));
  expect(await screen.findByText('Your application has a new code')).toBeVisible();
  expect(screen.getByText('DDDD')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'I have written down the code' }));
  expect(screen.queryByText('DDDD')).toBeNull();
  client.close();
});
