import type { Request } from '@statewise/flow-client';
import { creation, sampleLoan, saving } from '@statewise/machines/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { littleBank, openedAfter, renderScreen } from '../testing/in-loan.js';
import { Screen as StepFour } from './step-four.js';

const toStepFour = [creation, saving(2), saving(3)];

it('asks who supplies what a renovation needs, and nothing of the kind for a loan for anything', async () => {
  await renderScreen(StepFour, await openedAfter(toStepFour));
  const user = userEvent.setup();
  expect(await screen.findByLabelText(/Installer/)).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Purpose'), '5');
  expect(screen.queryByLabelText(/Installer/)).toBeNull();
  expect(screen.queryByLabelText(/^Store/)).toBeNull();
  expect(screen.getByRole('heading', { name: 'Were you helped?' })).toBeVisible();
});

it('brings a promotion back with the purpose that it belongs to, on this visit and on a later one', async () => {
  const promotions = [
    { id: 1, loan_id: 1, name: 'Six months', months: 6, is_default: true },
    { id: 2, loan_id: 1, name: 'A year', months: 12, is_default: false },
  ];
  const request: Request = async (path, options) => {
    const answer = await littleBank(path, options);
    return path.includes('getLoanDetails') ? { ...Object(answer), promotions } : answer;
  };
  const client = await openedAfter(toStepFour);
  const { unmount } = await renderScreen(StepFour, client, { request });
  const user = userEvent.setup();
  const purpose = () => screen.findByLabelText('Purpose');
  const promotion = () => screen.getByLabelText(/^Promotion/);
  await user.selectOptions(await purpose(), '1');
  await user.selectOptions(promotion(), '2');
  await user.selectOptions(await purpose(), '5');
  expect(screen.queryByLabelText(/^Promotion/)).toBeNull();
  await user.selectOptions(await purpose(), '1');
  expect(promotion()).toHaveValue('2');
  await user.selectOptions(screen.getByLabelText('Term'), '24');
  await user.type(screen.getByLabelText(/Installer/), 'Sunny Roofs');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Save and continue' })));
  expect(client.view().state).toBe('stepFive');
  unmount();
  await act(async () => void client.send({ type: 'step.back' }));
  const later = await renderScreen(StepFour, client, { request });
  await user.selectOptions(await purpose(), '5');
  later.unmount();
  await renderScreen(StepFour, client, { request });
  await user.selectOptions(await purpose(), '1');
  expect(promotion()).toHaveValue('2');
});

it('empties what was said of the loan before when it is emptied here, the first time too', async () => {
  const shortLoan = { amount: 10_000, consumer_loan_application_loan_type_id: 1, loan_term: 24 };
  const told = { ...creation, loan: { ...shortLoan, description: 'A bathroom', purchase_amount: 12_500 } };
  const client = await openedAfter([told, saving(2), saving(3)]);
  await renderScreen(StepFour, client);
  const type = (name: RegExp, value: string) => fireEvent.change(screen.getByLabelText(name), { target: { value } });
  await screen.findByLabelText(/^Amount of the purchase/);
  type(/^Amount of the purchase/, '');
  type(/^Description/, '');
  type(/Installer/, 'Sunny Roofs');
  fireEvent.click(screen.getByRole('button', { name: 'Save and continue' }));
  expect(client.view().state).toBe('stepFive');
  for (const step of [0, 4])
    expect(client.view().snapshot.context.steps[step]).toMatchObject({ description: '', purchase_amount: '' });
});

it('marks an amount above what is lent for the purpose, and saves nothing', async () => {
  const client = await openedAfter(toStepFour);
  await renderScreen(StepFour, client);
  const user = userEvent.setup();
  await user.selectOptions(await screen.findByLabelText('Purpose'), '1');
  const amount = screen.getByLabelText('Amount');
  await user.clear(amount);
  await user.type(amount, '30000');
  await user.click(screen.getByRole('button', { name: 'Save and continue' }));
  expect(amount).toHaveAccessibleDescription(/At most €25,000/);
  expect(client.view().state).toBe('stepFour');
  expect(client.view().snapshot.context.steps[0]).toMatchObject({ amount: sampleLoan['amount'] });
});

it('says what a form takes at most where the purpose has no maximum', async () => {
  const client = await openedAfter(toStepFour);
  await renderScreen(StepFour, client);
  const user = userEvent.setup();
  await user.selectOptions(await screen.findByLabelText('Purpose'), '5');
  const amount = screen.getByLabelText('Amount');
  await user.clear(amount);
  await user.type(amount, '99999999999');
  await user.click(screen.getByRole('button', { name: 'Save and continue' }));
  expect(amount).toHaveAccessibleDescription(/At most €999,999,999\.99/);
  expect(screen.getByText('This amount is more than can be applied for here')).toBeVisible();
});

it('says when a term was cleared by another amount, and gives it back with the amount', async () => {
  await renderScreen(StepFour, await openedAfter(toStepFour));
  const change = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const term = await screen.findByLabelText('Term');
  change('Purpose', '1');
  change('Amount', '20000');
  change('Term', '48');
  expect(term).toBeValid();
  change('Amount', '2000');
  expect(term).toHaveValue('');
  expect(term).toHaveAccessibleDescription(/48 months is not on offer for this amount and purpose/);
  change('Amount', '20000');
  expect(term).toHaveValue('48');
  expect(term).toBeValid();
});
