import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { consoleAround, renderInConsole, serve } from '../testing/in-console.js';
import { JumpForm } from './jump-form.js';
import { NotesPanel } from './case-part.js';

const user = userEvent.setup();

/** A call that is answered when the test says so. */
function aHeldCall(name: string) {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const bodies: unknown[] = [];
  return {
    bodies,
    release: () => act(async () => release()),
    answer: async (call: string, body: unknown): Promise<object | undefined> => {
      if (call.startsWith('GET') && call.endsWith('/notes')) return { notes: [] };
      if (call !== name) return undefined;
      bodies.push(body);
      await held;
      return undefined;
    },
  };
}

it('keeps what is typed while a note is sent, and empties the field of what was sent', async () => {
  const call = aHeldCall('POST /api/v1/applications/7/notes');
  serve(call.answer);
  await renderInConsole(<NotesPanel id="7" />);
  const field = await screen.findByRole('textbox');
  await user.type(field, 'Called');
  await user.click(screen.getByRole('button', { name: /Add/ }));
  await user.type(field, ' twice');
  await call.release();
  expect(await screen.findByText('The note stands')).toBeVisible();
  expect(field).toHaveValue('Called twice');
  await waitFor(() => expect(screen.getByRole('button', { name: /Add/ })).not.toHaveAttribute('aria-busy'));
  await user.click(screen.getByRole('button', { name: /Add/ }));
  await waitFor(() => expect(field).toHaveValue(''));
  expect(call.bodies).toEqual([{ text: 'Called' }, { text: 'Called twice' }]);
});

it('keeps what is typed of a note while another page is open', async () => {
  serve(aHeldCall('').answer);
  const around = await consoleAround();
  const { rerender } = await act(async () => render(around(<NotesPanel id="7" />)));
  await user.type(await screen.findByRole('textbox'), 'Called');
  rerender(around('Another page'));
  await act(async () => rerender(around(<NotesPanel id="7" />)));
  expect(await screen.findByRole('textbox')).toHaveValue('Called');
});

it('forgets a note that was stored though its page was left before the answer', async () => {
  const call = aHeldCall('POST /api/v1/applications/7/notes');
  serve(call.answer);
  const around = await consoleAround();
  const { rerender } = await act(async () => render(around(<NotesPanel id="7" />)));
  await user.type(await screen.findByRole('textbox'), 'Called');
  await user.click(screen.getByRole('button', { name: /Add/ }));
  rerender(around('Another page'));
  await call.release();
  await waitFor(() => expect(Object.keys(sessionStorage)).toEqual([]));
});

it('keeps the reason that is typed while a state is opened for another one', async () => {
  const call = aHeldCall('POST /api/v1/applications/7/jump');
  const acts = {
    version: 3,
    state: 'stepTwo',
    acts: [],
    jumps: [
      {
        state: 'stepOne',
        path: null,
        description: null,
        is_allowed: true,
        passed_over: [],
        unmet: [],
        leads_to: 'stepOne',
        can_undo: true,
        writes_to: null,
      },
    ],
    jump: null,
    statuses: [],
    acceptance_errors: {},
    proposal: null,
    erasure: null,
  };
  serve(call.answer);
  await renderInConsole(<JumpForm chosen={undefined} id="7" acts={acts} />);
  await user.selectOptions(await screen.findByRole('combobox'), 'stepOne');
  const reason = screen.getByRole('textbox');
  await user.type(reason, 'Asked');
  await user.click(screen.getByRole('button', { name: /Jump/ }));
  await user.type(reason, ' again');
  await call.release();
  await waitFor(() => expect(screen.getByRole('button', { name: /Jump/ })).not.toHaveAttribute('aria-busy'));
  expect(reason).toHaveValue('Asked again');
  expect(call.bodies).toEqual([{ state: 'stepOne', reason: 'Asked', version: 3 }]);
});
