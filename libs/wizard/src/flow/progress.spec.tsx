import { FlowClient, useFlow } from '@statewise/flow-client';
import { loanApplicationFlow, loanSteps } from '@statewise/machines';
import { creation, saving } from '@statewise/machines/testing';
import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderInWizard } from '../testing/in-wizard.js';
import { memoryTransport } from '../testing/memory-transport.js';
import { Progress } from './progress.js';

async function progressAfter(...events: readonly object[]): Promise<readonly (string | null)[]> {
  const transport = memoryTransport(loanApplicationFlow);
  for (const event of events) await transport.send('', { event: { type: '', ...event }, key: '' });
  const client = new FlowClient({ flow: loanApplicationFlow, transport, storage: sessionStorage });
  client.open(await transport.read(''));
  const Shown = (): ReactNode => <Progress flow={useFlow(client)} current={loanSteps.stepOne} />;
  const texts = Object.fromEntries([1, 2, 3, 4, 5].map((step) => [`step.${step}`, `Step ${step}`]));
  await renderInWizard(<Shown />, {
    catalogue: { area: 'test', load: () => Promise.resolve({ 'app.title': 'A test', ...texts }) },
  });
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent);
}

const goTo = (step: number) => ({ type: 'step.goTo', step });

it('ticks the steps whose answers are complete, and no others', async () => {
  const married = saving(1, {
    civil_status: 'married',
    co_borrower_date_of_birth: '02/11/1983',
  });
  const [one, two, three, four] = await progressAfter(creation, saving(2), saving(3), goTo(1), married, goTo(1));
  expect(one).toContain('current step');
  expect(two).toContain('completed');
  // The co-borrower's income is missing now.
  expect(three).toContain('to do');
  expect(four).toContain('to do');
});

it('leads to the steps that can be opened by buttons, and to no others', async () => {
  await progressAfter(creation, saving(2), goTo(1));
  const names = screen.getAllByRole('listitem').map((item) => item.querySelector('button')?.textContent ?? null);
  expect(names).toEqual([null, expect.stringContaining('Step 2'), expect.stringContaining('Step 3'), null, null]);
});
