import { exampleOf, StoreDetails, StoreEntry, type LoanOffer } from '@statewise/fields';
import { FlowClient, useFlow } from '@statewise/flow-client';
import { storeFlow } from '@statewise/machines';
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { renderInWizard } from '../testing/in-wizard.js';
import { memoryTransport } from '../testing/memory-transport.js';
import { ConflictDialog } from './conflict-dialog.js';

const offer: LoanOffer = {
  maximum: 25_000,
  terms: [{ term: 36, minimum: 500 }],
  promotions: [{ id: 1, months: 6, is_default: true }],
};
const details = (amount: number) => ({
  type: 'step.save',
  step: 2,
  fields: { ...exampleOf(StoreDetails), loan_amount: amount },
  offer,
});

it('offers what is saved alone where the application has gone on for good', async () => {
  const transport = memoryTransport(storeFlow);
  const entry = { type: 'application.create', fields: exampleOf(StoreEntry) };
  await transport.send('', { event: entry, key: '' });
  const client = new FlowClient({ flow: storeFlow, transport, storage: sessionStorage });
  client.open(await transport.read(''));
  await transport.send('', { event: details(9_000), key: '' });
  client.send(details(7_000), { step: 2 });
  await act(() => new Promise((done) => setTimeout(done, 50)));
  function Shown(): ReactNode {
    return <ConflictDialog flow={useFlow(client)} />;
  }
  await renderInWizard(<Shown />, { flow: () => Promise.resolve({ flow: storeFlow }) });
  expect(await screen.findByText(/What you typed is not saved/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Keep what I typed', hidden: true })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Take what is saved', hidden: true }));
  expect(client.view()).toMatchObject({ phase: 'idle', state: 'finish', conflict: undefined, refusal: undefined });
});
