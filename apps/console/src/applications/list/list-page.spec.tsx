import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { renderInConsole, serve } from '../../testing/in-console.js';
import { TransitionSource } from '../../testing/transition-source.js';
import { ApplicationListPage } from './list-page.js';

interface Kept {
  readonly id: string;
  readonly name: string;
  readonly version: number;
  readonly is_test?: boolean;
}

/** A server that finds these applications by the beginnings of their names. */
function applications(...given: Kept[]) {
  const there = {
    kept: given,
    searched: [] as unknown[],
    /** What is answered to other calls, and what they said. */
    answers: {} as Readonly<Record<string, unknown>>,
    asked: [] as unknown[],
  };
  serve((call, body) => {
    if (call === 'POST /api/v1/applications/search') {
      there.searched.push(body);
      const { q = '' } = body as { q?: string };
      const listed = there.kept
        .filter(({ name }) => name.toLowerCase().startsWith(q))
        .map((application) => ({
          ...application,
          flow: 'loan-application',
          state: 'stepTwo',
          created_at: '2026-11-20T10:00:00.000Z',
          updated_at: '2026-11-20T10:00:00.000Z',
          amount: null,
        }));
      return { applications: listed, next_cursor: null, is_partial: false, total: null };
    }
    if (there.answers[call] !== undefined) {
      if (body !== undefined) there.asked.push(body);
      return there.answers[call];
    }
    if (call === 'GET /api/v1/saved-views') return { views: [] };
    if (call === 'GET /api/v1/flows')
      return [{ id: 'loan-application', name: 'Loan', persisted: true, states: {}, statuses: [] }];
    return call.startsWith('GET /api/v1/flows/') ? { states: [], transitions: [] } : undefined;
  });
  return there;
}

async function open(at = '/applications'): Promise<UserEvent> {
  await renderInConsole(
    <Routes>
      <Route path="/applications" element={<ApplicationListPage />} />
      <Route path="/applications/:id" element={<p>opened</p>} />
    </Routes>,
    at,
  );
  await screen.findByRole('row', { name: /^Ada/ });
  return userEvent.setup();
}

const ada = { id: 'a', name: 'Ada', version: 3 };
const bob = { id: 'b', name: 'Bob', version: 1 };
const told = () => document.querySelector('.applications-fresh span')?.textContent;

it('counts new applications and shown ones that moved, until they are shown as they are', async () => {
  const there = applications(ada);
  const user = await open();
  TransitionSource.latest.tell({ id: 'a', seq: 4, to: 'stepThree' });
  TransitionSource.latest.tell({ id: 'b', seq: 1, to: 'stepTwo' });
  TransitionSource.latest.tell({ id: 'b', seq: 2, to: 'stepThree' });
  TransitionSource.latest.tell({ id: 'c', seq: 9, to: 'stepThree' });
  expect(told()).toBe('1 new application · 1 changed');
  there.kept = [bob, { ...ada, version: 4 }];
  await user.click(screen.getByRole('button', { name: 'Show' }));
  await screen.findByRole('row', { name: /^Bob/ });
  expect(told()).toBeUndefined();
});

it('hears on after a refused try, and does not know what it missed', async () => {
  applications(ada);
  await open();
  jest.useFakeTimers();
  TransitionSource.latest.refuse();
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  jest.useRealTimers();
  TransitionSource.latest.accept();
  TransitionSource.latest.tell({ id: 'b', seq: 1, to: 'stepTwo' });
  expect(told()).toBe('1 new application · This list may have changed');
});

it('does not count new applications that a search may not find', async () => {
  applications(ada);
  await open('/applications#q=ad');
  TransitionSource.latest.tell({ id: 'b', seq: 1, to: 'stepTwo' });
  expect(told()).toBe('This list may have changed');
});

it('takes what comes into the state of a list for new, and nothing else', async () => {
  applications(ada);
  await open('/applications?state=documents');
  TransitionSource.latest.tell({ id: 'b', seq: 1, to: 'stepTwo' });
  expect(told()).toBeUndefined();
  TransitionSource.latest.tell({ id: 'b', seq: 7, to: 'documents' });
  expect(told()).toBe('This list may have changed');
});

it('asks for any of the states that its address names, repeated or with commas between', async () => {
  const there = applications(ada);
  const user = await open('/applications?state=documents&state=stepTwo,stepThree');
  expect(there.searched).toEqual([{ state: 'documents,stepTwo,stepThree' }]);
  expect(screen.getByRole('combobox', { name: 'State' })).toHaveDisplayValue(/ · .+ · /);
  TransitionSource.latest.tell({ id: 'b', seq: 7, to: 'stepThree' });
  expect(told()).toBe('This list may have changed');
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), '');
  await waitFor(() => expect(there.searched.at(-1)).toEqual({}));
});

it('is narrowed to several states of a flow by ticking them', async () => {
  const there = applications(ada);
  const states = { stepOne: 'Sign', stepTwo: 'Fill in', stepThree: 'Send' };
  there.answers = { 'GET /api/v1/flows': [{ id: 'loan-application', name: 'Loan', states, statuses: [] }] };
  const user = await open('/applications?flow=loan-application');
  await user.click(screen.getByText('More filters'));
  await user.click(await screen.findByRole('checkbox', { name: 'Send' }));
  await user.click(screen.getByRole('checkbox', { name: 'Sign' }));
  const flow = 'loan-application';
  await waitFor(() => expect(there.searched.at(-1)).toEqual({ flow, state: 'stepOne,stepThree' }));
  await user.click(screen.getByRole('checkbox', { name: 'Sign' }));
  await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Sign' })).not.toBeChecked());
  expect(screen.getByRole('combobox', { name: 'State' })).toHaveValue('stepThree');
});

it('marks what was made for tests', async () => {
  applications(ada, { ...bob, is_test: true });
  await open();
  const states = await Promise.all(['Ada', 'Bob'].map((name) => screen.findByRole('row', { name: new RegExp(name) })));
  expect(states.map((row) => within(row).queryByText('Test') !== null)).toEqual([false, true]);
});

it('shows no id in the place of a name that has not come yet', async () => {
  const there = applications(ada);
  there.answers = { 'GET /api/v1/flows': new Promise(() => undefined) };
  await open();
  expect(screen.getByRole('row', { name: /^Ada/ })).not.toHaveTextContent(/loan-application|stepTwo/);
});

it('counts anew once something else is asked', async () => {
  applications(ada);
  const user = await open();
  TransitionSource.latest.tell({ id: 'b', seq: 1, to: 'stepTwo' });
  expect(told()).toBe('1 new application');
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Order' }), 'oldest');
  await waitFor(() => expect(told()).toBeUndefined());
});

it('searches nothing that was typed just before the filters were cleared', async () => {
  const there = applications(ada);
  const user = await open('/applications?sort=oldest');
  const field = screen.getByRole('searchbox');
  fireEvent.change(field, { target: { value: 'ad' } });
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(screen.getByRole('searchbox')).toHaveValue('');
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(screen.getByRole('searchbox')).toHaveValue('');
  expect(there.searched).toEqual([{ sort: 'oldest' }, {}]);
});

it('chooses by a key, looks first what an act comes to, and does exactly that', async () => {
  Element.prototype.scrollIntoView = () => undefined;
  // A dialog of the browser's own is not drawn here.
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = () => undefined;
  const there = applications(ada, bob);
  const rehearsal = {
    ...{ id: 'r', act: 'note', total: 1, possible: 1, digest: 'd', ends: [], final: 0, mails: 0, writes_to: [] },
    refused: [{ reason: 'erased', count: 1, applications: ['b'] }],
    needs_second: false,
  };
  const done = { id: 'r', state: 'ended', done: 1, total: 1, refused: [], ended_at: '2026-11-20T10:00:00.000Z' };
  there.answers = {
    'POST /api/v1/bulk-acts/note/rehearsal': { rehearsal },
    'POST /api/v1/bulk-acts/note': { bulk_act: done },
    'GET /api/v1/bulk-acts/r': { bulk_act: done },
  };
  const user = await open();
  await user.keyboard('jx');
  expect(screen.getByRole('checkbox', { name: 'Ada' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Select' })).toBePartiallyChecked();
  await user.click(screen.getByRole('button', { name: 'Note' }));
  await user.type(screen.getByRole('textbox', { name: 'Note for colleagues' }), 'Closed');
  await user.click(screen.getByRole('button', { name: 'Look first what happens' }));
  const rehearsed = await screen.findByText('1 was erased');
  expect(rehearsed).toBeVisible();
  expect(rehearsed.closest('[tabindex]')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Do it for 1' }));
  const ended = await screen.findByText('1 of 1 done');
  expect(ended).toBeVisible();
  expect(ended.closest('[tabindex]')).toHaveFocus();
  expect(there.asked).toEqual([
    { ids: ['a'], text: 'Closed' },
    { id: 'r', digest: 'd' },
  ]);
  await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Ada' })).not.toBeChecked());
});

it('opens only what the list still shows', async () => {
  // Nothing is laid out here, so there is nothing to scroll.
  Element.prototype.scrollIntoView = () => undefined;
  applications(ada, bob);
  const user = await open();
  await user.keyboard('j');
  await user.type(screen.getByRole('searchbox'), 'bo');
  await waitFor(() => expect(screen.queryByRole('row', { name: /^Ada/ })).toBeNull());
  await user.click(document.body);
  await user.keyboard('{Enter}');
  expect(screen.queryByText('opened')).toBeNull();
  await user.keyboard('j{Enter}');
  expect(await screen.findByText('opened')).toBeVisible();
});
