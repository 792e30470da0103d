import { FlowClient, useFlow } from '@statewise/flow-client';
import { loanApplicationFlow } from '@statewise/machines';
import { creation, saving } from '@statewise/machines/testing';
import { act, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderInWizard } from '../testing/in-wizard.js';
import { memoryTransport } from '../testing/memory-transport.js';
import { SavedIndicator } from './saved-indicator.js';

function Page({ client }: { readonly client: FlowClient }): ReactNode {
  return <SavedIndicator flow={useFlow(client)} />;
}

const tenFortyTwo = new Date(2026, 10, 22, 10, 42);

afterEach(() => jest.useRealTimers());

it('says when the server saved last, and until then that nothing is lost', async () => {
  jest.useFakeTimers({ now: tenFortyTwo, doNotFake: ['queueMicrotask', 'setTimeout', 'setInterval', 'performance'] });
  const transport = memoryTransport(loanApplicationFlow);
  await transport.send('', { event: creation, key: '' });
  const client = new FlowClient({ flow: loanApplicationFlow, transport, storage: sessionStorage });
  await renderInWizard(<Page client={client} />);
  expect(screen.queryByRole('status')).toBeNull();
  await act(async () => client.open(await transport.read('')));
  expect(screen.getByRole('status')).toHaveTextContent(/^Saved$/);
  await act(async () => void client.send(saving(2)));
  expect(await screen.findByText('Saved 10:42')).toBeVisible();
  await act(async () => client.type(3, { employer: 'Harbour' }));
  expect(screen.getByRole('status')).toHaveTextContent('Not saved yet. What you type is kept.');
  await act(async () => client.open({ ...(await transport.read('')), code: 'AAAABBBBCCCC' }));
  expect(screen.getByRole('status')).toHaveTextContent(/^Saved$/);
  client.close();
});
