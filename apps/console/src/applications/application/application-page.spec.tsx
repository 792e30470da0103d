import { screen } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { RefusedCall, renderInConsole, serve } from '../../testing/in-console.js';
import { TransitionSource } from '../../testing/transition-source.js';
import { ApplicationPage } from './application-page.js';

const id = '0b0e7a2c-6f5a-4f0e-9a0b-0f6f7a3f8d11';
const path = `/api/v1/applications/${id}`;
const loan = {
  id: 'loan-application',
  name: 'Loan',
  states: { stepFive: 'Step 5: check and send', documents: 'Documents wanted' },
  has_contacts: false,
  parts: [{ name: 'risk', label: 'Risk' }],
};
const created_at = '2026-11-20T10:00:00.000Z';

/** A server with one application, which takes a status from who saw its present version alone. */
function application() {
  const there = { version: 5, state: 'stepFive', is_test: false, notes: ['Called'], taken: [] as unknown[] };
  const acts = () => ({
    version: there.version,
    state: there.state,
    acts: [],
    jumps: [],
    jump: null,
    statuses: [
      {
        type: 'nbb',
        value: 2,
        label: 'Register',
        value_label: 'failed',
        is_decision: false,
        state: 'finished.rejected',
        isProposal: false,
      },
    ],
    acceptance_errors: {},
    proposal: null,
    erasure: null,
  });
  serve((call, body) => {
    const standing = { id, flow: 'loan-application', locale: 'en', created_at, updated_at: created_at };
    switch (call) {
      case `GET ${path}`:
        return {
          application: {
            ...standing,
            ...(there.is_test && { is_test: true }),
            state: there.state,
            version: there.version,
          },
        };
      case 'GET /api/v1/flows':
        return [{ ...loan, statuses: [] }];
      case `GET ${path}/acts`:
        return acts();
      case `GET ${path}/notes`:
        return { notes: there.notes.map((text) => ({ id: text, text, written_at: created_at, author: null })) };
      case `POST ${path}/events`: {
        const { version } = body as { version: number };
        if (version !== there.version) return new RefusedCall(409, 'application:stale');
        there.taken.push(body);
        return {};
      }
      case `GET /api/v1/applications?q=${id}`:
        return { applications: [] };
      default:
        return undefined;
    }
  });
  return there;
}

const open = (part: string) =>
  renderInConsole(
    <Routes>
      <Route path="/applications/:id/*" element={<ApplicationPage />} />
    </Routes>,
    `/applications/${id}/${part}`,
  );

async function changeMeanwhile(there: ReturnType<typeof application>, user: UserEvent): Promise<void> {
  Object.assign(there, { version: 6, state: 'documents', notes: ['Called', 'Wrote'] });
  TransitionSource.latest.tell({ id, seq: 6 });
  await user.click(await screen.findByRole('button', { name: 'Show the changes' }));
}

it('renews what may be done with an application together with its head', async () => {
  const there = application();
  const user = userEvent.setup();
  await open('acts');
  expect(await screen.findByText(/^Stands in “Step 5/)).toBeVisible();
  await changeMeanwhile(there, user);
  expect(await screen.findByText('Stands in “Documents wanted”')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show the changes' })).toBeNull();
});

it.each([true, false])('says in its head whether it was made for tests (%s)', async (is_test) => {
  Object.assign(application(), { is_test });
  await open('notes');
  await screen.findByText('Called');
  expect(screen.queryAllByText('Test')).toHaveLength(Number(is_test));
});

it('has the parts that the flow declares, and no other', async () => {
  application();
  await open('notes');
  expect(await screen.findByRole('link', { name: 'Risk' })).toHaveAttribute('href', `/applications/${id}/risk`);
  expect(screen.queryByRole('link', { name: 'Contacts' })).toBeNull();
});

it('renews the notes too', async () => {
  const there = application();
  await open('notes');
  expect(await screen.findByText('Called')).toBeVisible();
  await changeMeanwhile(there, userEvent.setup());
  expect(await screen.findByText('Wrote')).toBeVisible();
});

it('keeps what was typed for an act that came too late, and sends it for the present version then', async () => {
  const there = application();
  const user = userEvent.setup();
  await open('acts');
  await user.selectOptions(await screen.findByLabelText('Status'), 'nbb');
  await user.selectOptions(screen.getByLabelText('Value'), 'failed');
  const reason = screen.getByRole('textbox', { name: /^Reason/ });
  await user.type(reason, 'Listed since May');
  Object.assign(there, { version: 6, state: 'documents' });
  const go = screen.getByRole('button', { name: 'Set' });
  await user.click(go);
  expect(await screen.findByText('Stands in “Documents wanted”')).toBeVisible();
  expect(reason).toHaveValue('Listed since May');
  expect(there.taken).toEqual([]);
  await user.click(go);
  await screen.findByText('The status is set');
  expect(there.taken).toEqual([
    { type: 'status.change', statusType: 'nbb', statusValue: 2, reason: 'Listed since May', version: 6 },
  ]);
});
