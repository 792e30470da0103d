import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { consoleAround, renderInConsole, serve } from '../testing/in-console.js';
import { DecisionForm, type Review } from './decision-form.js';

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

/** What the server drafts for a yes. */
let granted: string;
let decided: unknown[];

beforeEach(() => {
  granted = 'Granted';
  decided = [];
  serve((call, body) => {
    if (call.startsWith('POST')) decided.push(body);
    const text = call.endsWith('accept=true') ? granted : 'Refused';
    return call.includes('/letter?')
      ? { letter: { to: 'ada@example.com', language: 'en', subject: 'Yours', text } }
      : undefined;
  });
});

const choose = async (name: string) => user.click(await screen.findByRole('radio', { name }));
const reason = () => screen.findByRole('textbox', { name: /Reason/ });
const letter = () => screen.findByRole('textbox', { name: /Letter/ });

it('finds again what was typed for each answer after a change of mind', async () => {
  await renderInConsole(<DecisionForm review={review} />);
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

it('shows nothing of an earlier review of the same application', async () => {
  const around = await consoleAround();
  const { rerender } = await act(async () => render(around(<DecisionForm review={review} />)));
  await choose('The rejection stands');
  await user.type(await reason(), 'No proof');
  rerender(around('Another page'));
  await act(async () => rerender(around(<DecisionForm review={{ ...review, asked_at: '2026-02-01' }} />)));
  expect(screen.getByRole('radio', { name: 'The rejection stands' })).not.toBeChecked();
});

it('finds again what was typed once the page is opened anew, until the decision is made', async () => {
  const around = await consoleAround();
  const { rerender } = await act(async () => render(around(<DecisionForm review={review} />)));
  const openAnew = async (): Promise<void> => {
    rerender(around('Another page'));
    await act(async () => rerender(around(<DecisionForm review={review} />)));
  };
  await choose('The rejection stands');
  await user.type(await letter(), ' for good');
  await user.type(await reason(), 'No proof');
  await openAnew();
  expect(await letter()).toHaveValue('Refused for good');
  expect(await reason()).toHaveValue('No proof');
  await user.click(screen.getByRole('button', { name: 'Decide and write' }));
  await waitFor(() => expect(Object.keys(sessionStorage)).toEqual([]));
});

describe('once the application has changed', () => {
  /** Types for a yes, leaves the page, and comes back to the next version of the application, whose letter is another. */
  async function comeBack(type: () => Promise<void>): Promise<void> {
    const around = await consoleAround();
    const { rerender } = await act(async () => render(around(<DecisionForm review={review} />)));
    await choose('Grant the loan');
    await type();
    rerender(around('Another page'));
    granted = 'Granted: 5,000';
    await act(async () => rerender(around(<DecisionForm review={{ ...review, version: 4 }} />)));
  }

  it('sends the letter as it is drafted now where nobody edited it', async () => {
    await comeBack(async () => user.type(await reason(), 'A new income'));
    expect(await reason()).toHaveValue('A new income');
    expect(await letter()).toHaveValue('Granted: 5,000');
    await user.click(screen.getByRole('button', { name: 'Decide and write' }));
    const sent = { accept: true, reason: 'A new income', letter: 'Granted: 5,000', version: 4 };
    await waitFor(() => expect(decided).toEqual([sent]));
  });

  it('keeps an edited letter, says that it was written before, and offers the new draft', async () => {
    await comeBack(async () => user.type(await letter(), ', gladly'));
    expect(await letter()).toHaveValue('Granted, gladly');
    expect(screen.getByText(/has changed since this letter was written/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Use the new draft' }));
    expect(await letter()).toHaveValue('Granted: 5,000');
    expect(screen.queryByText(/has changed since/)).toBeNull();
  });
});
