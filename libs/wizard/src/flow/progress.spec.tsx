import { FlowClient, useFlow } from '@statewise/flow-client';
import { loanApplicationFlow, loanSteps } from '@statewise/machines';
import { creation, riskAnswer, saving, wholeWay } from '@statewise/machines/testing';
import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderInWizard } from '../testing/in-wizard.js';
import { memoryTransport } from '../testing/memory-transport.js';
import type { Place } from './places.js';
import { Progress } from './progress.js';

async function progressAfter(...events: readonly object[]): Promise<readonly (string | null)[]> {
  return progressAt(loanSteps.stepOne, events);
}

async function progressAt(current: Place, events: readonly object[]): Promise<readonly (string | null)[]> {
  const transport = memoryTransport(loanApplicationFlow, undefined, 'system');
  for (const event of events) await transport.send('', { event: { type: '', ...event }, key: '' });
  const client = new FlowClient({ flow: loanApplicationFlow, transport, storage: sessionStorage });
  client.open(await transport.read(''));
  const Shown = (): ReactNode => <Progress flow={useFlow(client)} current={current} />;
  const texts = Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((step) => [`step.${step}`, `Step ${step}`]));
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
  expect(three).toContain('to come');
  expect(four).toContain('to come');
});

it('leads to the steps that can be opened by buttons, and to no others', async () => {
  await progressAfter(creation, saving(2), goTo(1));
  const names = screen.getAllByRole('listitem').map((item) => item.querySelector('button')?.textContent ?? null);
  expect(names).toEqual([null, expect.stringContaining('Step 2'), expect.stringContaining('Step 3'), null, null]);
});

it.each([
  ['stepFive', 'Step 5 of 5Step 5'],
  // What follows was never counted before.
  ['documents', 'Step 6'],
] as const)('counts the same steps once the application is sent: %s', async (name, line) => {
  expect(await progressAt(loanSteps[name], [...wholeWay, riskAnswer(1)])).toHaveLength(7);
  expect(screen.getByRole('button', { expanded: false })).toHaveTextContent(line, { normalizeWhitespace: true });
});
