import { useQueryClient } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Link } from 'react-router';
import { RefusedCall, renderInConsole, serve } from '../testing/in-console.js';
import { ActsPanel } from './acts-panel.js';

const user = userEvent.setup();
const field = { is_required: true, max_length: null, options: [] };
const hide = {
  type: 'comment.hide',
  label: 'Hide the comment',
  lead: 'Only colleagues see it then.',
  done: 'The comment is hidden',
  writes_to: 'ada@example.com',
  fields: [
    { ...field, name: 'ground', label: 'Ground', input: 'choice', options: [{ value: 'rude', label: 'Rude' }] },
    { ...field, name: 'reason', label: 'Reason', input: 'lines', max_length: 500 },
  ],
};

/** A server whose chart takes this; what was sent to it is in the list that it returns. */
function aCase(taken: object): unknown[] {
  const sent: unknown[] = [];
  const none = { acts: [], jumps: [], jump: null, statuses: [], acceptance_errors: {}, proposal: null, erasure: null };
  serve((call, body) => {
    if (call === 'GET /api/v1/applications/7/acts') return { version: 3, state: 'done', ...none, ...taken };
    if (call === 'POST /api/v1/applications/7/events') sent.push(body);
    return undefined;
  });
  return sent;
}

it('asks for the fields of an act that the flow declares, and sends its event', async () => {
  const sent = aCase({ acts: [hide] });
  await renderInConsole(<ActsPanel id="7" />);
  expect(await screen.findByText('Only colleagues see it then.')).toBeVisible();
  expect(screen.getByText('It writes to the applicant: ada@example.com')).toBeVisible();
  const go = screen.getByRole('button', { name: 'Hide the comment' });
  await user.click(go);
  expect(screen.getAllByText('Fill this in')).toHaveLength(2);
  expect(sent).toEqual([]);
  await user.selectOptions(screen.getByLabelText('Ground'), 'Rude');
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'Names a colleague');
  await user.click(go);
  expect(await screen.findByText('The comment is hidden')).toBeVisible();
  expect(sent).toEqual([{ type: 'comment.hide', version: 3, ground: 'rude', reason: 'Names a colleague' }]);
});

it('sends again what got no answer as it was, and anew what was refused', async () => {
  const outcomes = [Promise.reject(new TypeError('lost')), new RefusedCall(409), {}];
  const sent: object[] = [];
  const none = { jumps: [], jump: null, statuses: [], acceptance_errors: {}, proposal: null, erasure: null };
  serve((call, body) => {
    if (call === 'GET /api/v1/applications/7/acts')
      return { version: 3 + sent.length, state: 'done', ...none, acts: [{ ...hide, fields: [] }] };
    if (call !== 'POST /api/v1/applications/7/events') return undefined;
    sent.push(Object(body));
    return outcomes[sent.length - 1];
  });
  await renderInConsole(<ActsPanel id="7" />);
  const go = await screen.findByRole('button', { name: 'Hide the comment' });
  for (const told of ['It is not known whether that worked', 'That did not work', 'The comment is hidden']) {
    await user.click(go);
    expect(await screen.findByText(told)).toBeVisible();
    await waitFor(() => expect(go).not.toHaveAttribute('aria-busy'));
  }
  expect(sent.map((event) => Object(event).version)).toEqual([3, 3, 5]);
});

it('needs a button alone where the event says nothing', async () => {
  const sent = aCase({ acts: [{ ...hide, lead: null, done: null, fields: [] }] });
  await renderInConsole(<ActsPanel id="7" />);
  await user.click(await screen.findByRole('button', { name: 'Hide the comment' }));
  expect(await screen.findByText('It is done')).toBeVisible();
  expect(sent).toEqual([{ type: 'comment.hide', version: 3 }]);
});

it('takes back the jump that is shown, and no later one', async () => {
  const sent = aCase({ jump: { from: 'stepTwo', reason: 'X', can_undo: true } });
  await renderInConsole(<ActsPanel id="7" />);
  await user.click(await screen.findByRole('button', { name: 'Undo the jump' }));
  expect(await screen.findByText('The jump is undone')).toBeVisible();
  expect(sent).toEqual([{ type: 'application.undo', version: 3 }]);
});

it('keeps the reason that was typed where its act is chosen elsewhere', async () => {
  const status = {
    type: 'final',
    label: 'Final',
    is_decision: false,
    isProposal: false,
    state: 'done',
    writes_to: null,
  };
  const statuses = [1, 2].map((value) => ({ ...status, value, value_label: `Value ${value}` }));
  aCase({ statuses });
  const chosen = '?act=status&type=final&value=2';
  await renderInConsole(
    <>
      <Link to={chosen}>Choose</Link>
      <ActsPanel id="7" />
    </>,
  );
  await user.selectOptions(await screen.findByLabelText('Status'), 'Final');
  await user.selectOptions(screen.getByLabelText('Value'), 'Value 1');
  await user.type(screen.getByRole('textbox', { name: /^Reason/ }), 'Because');
  await user.click(screen.getByRole('link', { name: 'Choose' }));
  expect(screen.getByLabelText('Value')).toHaveValue('final:2');
  expect(screen.getByRole('textbox', { name: /^Reason/ })).toHaveValue('Because');
});

it('shows a reason that was typed against one proposal in no form of the next', async () => {
  const of = { by: { id: 'wim', name: 'Wim' }, reason: 'All there', letter: null, until: null, is_own: false };
  const proposal = { ...of, at: '2026-01-01T00:00:00Z', can_confirm: true, can_decline: true };
  aCase({ proposal });
  function ReadAgain() {
    const client = useQueryClient();
    return <button onClick={() => void client.invalidateQueries()}>Read again</button>;
  }
  await renderInConsole(
    <>
      <ReadAgain />
      <ActsPanel id="7" />
    </>,
  );
  const reason = () => screen.findByRole('textbox');
  await user.type(await reason(), 'Too soon');
  await user.click(screen.getByRole('button', { name: 'Read again' }));
  expect(await reason()).toHaveValue('Too soon');
  aCase({ proposal: { ...proposal, at: '2026-01-08T00:00:00Z' } });
  await user.click(screen.getByRole('button', { name: 'Read again' }));
  await waitFor(async () => expect(await reason()).toHaveValue(''));
});
