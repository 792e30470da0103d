import { FlowClient, useFlow, type Transport } from '@statewise/flow-client';
import { factsOf, initialSnapshot } from '@statewise/flow';
import { loanApplicationFlow as flow } from '@statewise/machines';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { renderInWizard } from '../testing/in-wizard.js';
import { StatePage } from './state-page.js';

const never = () => new Promise<never>(() => undefined);
const unanswered: Transport = { read: never, saveDraft: never, send: never };

/** Shows the page of a state that asks for no fields and has no screen of its own. */
async function show(state: string): Promise<FlowClient> {
  const client = new FlowClient({ flow, transport: unanswered, storage: sessionStorage });
  const facts = factsOf(initialSnapshot(flow).context);
  const nothing = { steps: {}, setAside: {}, contacts: [], drafts: {}, isAdmin: false };
  client.open({ code: 'TEST0TEST0TE', state, version: 1, facts, ...nothing });
  const Shown = (): ReactNode => <StatePage flow={useFlow(client)} />;
  await renderInWizard(<Shown />);
  return client;
}

afterEach(() => sessionStorage.clear());

it('offers the way back where the chart does', async () => {
  const client = await show('thankYou');
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(client.view().state).toBe('documents');
  client.close();
});

it('offers no way back where the chart has none', async () => {
  const client = await show('finished.accepted');
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Back to the start']);
  client.close();
});

it('offers the summary of the application as a PDF', async () => {
  const client = await show('thankYou');
  const link = screen.getByRole('link', { name: 'Summary as a PDF' });
  expect(link).toHaveAttribute('href', '/api/v1/applications/TEST0TEST0TE/summary?lang=en');
  client.close();
});
