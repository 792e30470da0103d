import { FlowClient, useFlow } from '@statewise/flow-client';
import { businessAccountFlow } from '@statewise/machines';
import { cardWay } from '@statewise/machines/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { renderInWizard } from '../testing/in-wizard.js';
import { memoryTransport } from '../testing/memory-transport.js';
import { Summary } from './summary.js';

const flow = businessAccountFlow;
const titles = Object.fromEntries([1, 2, 3, 4, 5, 6].map((step) => [`step.${step}`, `Step ${step}`]));

const joined = [{ step: 2, term: 'Where', parts: [['street_name', 'address'], ['postalcode_city']] }];

const Besides = ({ step }: { readonly step: number }) => <p>{`Lists of step ${step}`}</p>;

/** Shows the summary of a credit card account, which passes step three by. */
async function show(): Promise<FlowClient> {
  sessionStorage.clear();
  const transport = memoryTransport(flow);
  for (const { at: _at, actor: _actor, ...event } of cardWay) await transport.send('', { event, key: '' });
  const client = new FlowClient({ flow, transport, storage: sessionStorage });
  client.open(await transport.read(''));
  const Shown = (): ReactNode => (
    <Summary flow={useFlow(client)} Besides={Besides} leaveOut={['email']} joined={joined} />
  );
  const texts = { 'app.title': 'A test', 'field.vat': 'VAT', 'field.payment': 'Partner', ...titles };
  await renderInWizard(<Shown />, {
    catalogue: { area: 'test', load: () => Promise.resolve(texts) },
    flow: () => Promise.resolve({ flow: { ...flow, summary: { leaveOut: ['2.company'] } } }),
  });
  return client;
}

it('shows the steps that are asked for, each with what it has besides its answers', async () => {
  await show();
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings).toEqual(['Step 1', 'Step 2', 'Step 4', 'Step 5', 'Step 6']);
  expect(screen.getByText('Lists of step 4')).toBeVisible();
  expect(screen.queryByText('Lists of step 3')).toBeNull();
  expect(screen.queryByText('accounts@harbour-plumbing.example')).toBeNull();
  expect(screen.queryByText('Harbour Plumbing')).toBeNull();
});

it('says answers that belong together under one term, in the order of its parts', async () => {
  await show();
  expect(screen.getByText('Where').nextSibling).toHaveTextContent('Quay Street 12, second floor, 2000 Antwerp');
  expect(screen.queryByText('Quay Street')).toBeNull();
});

it('says a question that was answered with no, and leads back to where it was asked', async () => {
  const client = await show();
  expect(screen.getByText('Partner').nextSibling).toHaveTextContent('No');
  await userEvent.click(screen.getByRole('button', { name: 'Edit Step 5' }));
  expect(client.view().state).toBe('payment');
});
