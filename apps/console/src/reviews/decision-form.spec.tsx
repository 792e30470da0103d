import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderInConsole, serve } from '../testing/in-console.js';
import { DecisionForm } from './decision-form.js';
import type { Review } from './review.js';

const user = userEvent.setup();

const review: Review = {
  application_id: '7',
  name: 'Ada',
  amount: null,
  reasons: [],
  locale: 'en',
  version: 3,
  words: null,
  asked_at: '2026-01-01',
  due_at: '2026-01-08',
  is_overdue: false,
  assigned_to: null,
};

it('finds again what was typed for each answer after a change of mind', async () => {
  serve((call) => {
    const accept = call.endsWith('accept=true');
    return call.includes('/letter?')
      ? { letter: { to: 'ada@example.com', language: 'en', subject: 'Yours', text: accept ? 'Granted' : 'Refused' } }
      : undefined;
  });
  await renderInConsole(<DecisionForm review={review} />);
  const choose = async (name: string) => user.click(await screen.findByRole('radio', { name }));
  const reason = () => screen.findByRole('textbox', { name: /Reason/ });
  const letter = () => screen.findByRole('textbox', { name: /Letter/ });
  await choose('Grant the loan');
  await user.type(await reason(), 'A new income');
  await user.type(await letter(), ', gladly');
  await choose('The rejection stands');
  expect(await reason()).toHaveValue('');
  expect(await letter()).toHaveValue('Refused');
  await user.type(await reason(), 'No proof');
  await choose('Grant the loan');
  expect(await reason()).toHaveValue('A new income');
  expect(await letter()).toHaveValue('Granted, gladly');
  await choose('The rejection stands');
  expect(await reason()).toHaveValue('No proof');
});
