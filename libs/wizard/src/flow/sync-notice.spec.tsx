import {
  FlowClient,
  RequestFailure,
  useFlow,
  type Application,
  type Transport,
  type UnstampedEvent,
} from '@statewise/flow-client';
import { loanApplicationFlow } from '@statewise/machines';
import { act, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderInWizard } from '../testing/in-wizard.js';
import { FlowButton } from './flow-button.js';
import { SyncNotice } from './sync-notice.js';

const application: Application = {
  code: 'AAAABBBBCCCC',
  state: 'stepTwo',
  version: 1,
  steps: {},
  setAside: {},
  contacts: [],
  facts: { furthestStep: 2 },
  isAdmin: false,
  drafts: {},
};

/** A server on which every code has become unknown. */
const erased: Transport = {
  read: () => Promise.reject(new RequestFailure('unknown')),
  send: () => Promise.reject(new RequestFailure('unknown')),
  saveDraft: () => Promise.reject(new RequestFailure('unknown')),
};

function Page({ client }: { readonly client: FlowClient }): ReactNode {
  const flow = useFlow(client);
  return (
    <>
      <SyncNotice flow={flow} />
      <FlowButton flow={flow}>Go on</FlowButton>
    </>
  );
}

async function show(): Promise<FlowClient> {
  const client = new FlowClient({ flow: loanApplicationFlow, transport: erased, storage: sessionStorage });
  client.open(application);
  await renderInWizard(<Page client={client} />);
  return client;
}

it('leads back to the code when the application cannot be opened any more', async () => {
  const client = await show();
  expect(screen.queryByRole('alert')).toBeNull();
  await act(() => client.refresh());
  expect(screen.getByText(/what you typed is safe/)).toBeVisible();
  expect(screen.getByRole('link')).toHaveAttribute('href', '/resume');
  client.close();
});

it('says that what is typed waits while there is no network', async () => {
  const client = await show();
  act(() => client.session.send({ type: 'network.lost' }));
  expect(screen.getByText(/You are offline/)).toBeVisible();
  client.close();
});

it('says beside a button that waits for a network nothing of what is tried', async () => {
  const client = await show();
  act(() => client.session.send({ type: 'network.lost' }));
  jest.useFakeTimers();
  act(() => void client.send({ type: 'step.back' }));
  expect(screen.getByRole('button', { name: /Go on/ })).toHaveAttribute('aria-busy', 'true');
  act(() => jest.advanceTimersByTime(60_000));
  expect(screen.queryByText(/still trying/)).toBeNull();
  jest.useRealTimers();
  client.close();
});

it('says a refusal for fields where no form can', async () => {
  const client = await show();
  const problem = {
    status: 422,
    title: 'Some fields are not right',
    detail: 'Please check the marked fields.',
    errors: {},
  };
  const refuse = (event: UnstampedEvent) =>
    act(() => {
      const refusal = { event, errors: { loan_term: ['oneOf'] }, problem };
      client.session.send({ type: 'event.refused', refusal });
    });
  refuse({ type: 'step.save', step: 4, fields: {} });
  expect(screen.queryByRole('alert')).toBeNull();
  refuse({ type: 'alternative.take' });
  expect(screen.getByRole('alert')).toHaveTextContent('This is not possible at the moment.');
  client.close();
});
