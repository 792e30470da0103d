import { RequestFailure, type Request } from '@statewise/flow-client';
import { loanApplicationFlow } from '@statewise/machines';
import { creation } from '@statewise/machines/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router';
import { renderInWizard } from '../testing/in-wizard.js';
import { memoryTransport } from '../testing/memory-transport.js';
import { ResumePage } from './resume-page.js';
import { sendProof } from './send-proof.js';

it('begins at its heading, and asks for the code when none is typed, without asking the server', async () => {
  const asked: string[] = [];
  await renderInWizard(
    <MemoryRouter>
      <ResumePage />
    </MemoryRouter>,
    {},
    {
      request: (path) => {
        asked.push(path);
        return Promise.resolve({});
      },
    },
  );
  const user = userEvent.setup();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByText('Type your code');
  const code = screen.getByRole('textbox', { name: 'Application code' });
  expect(code).toHaveAccessibleDescription(/Type your code/);
  expect(code).toHaveFocus();
  expect(asked).toEqual([]);
  await user.type(code, '7');
  expect(screen.queryByText('Type your code')).toBeNull();
});

it.each([
  [null, 'chosen'],
  ['TEST0TEST0TE', null],
])(
  'takes away what was chosen and typed with the application that is open, and alone with one: %s',
  async (open, left) => {
    sessionStorage.clear();
    sessionStorage.setItem(
      'statewise.loan-application',
      JSON.stringify({ code: open, drafts: { 1: { first_name: 'Ada' } } }),
    );
    sessionStorage.setItem('own', 'chosen');
    const server = memoryTransport(loanApplicationFlow);
    await server.send('', { event: creation, key: '' });
    const unknown = new RequestFailure('unknown', { status: 404 });
    const read = (code: string) => (code === open ? server.read(code) : Promise.reject(unknown));
    const forget = (storage: Storage): void => storage.removeItem('own');
    const flow = () => Promise.resolve({ flow: loanApplicationFlow, transport: () => ({ ...server, read }), forget });
    const page = (
      <MemoryRouter>
        <ResumePage />
      </MemoryRouter>
    );
    await renderInWizard(page, { flow });
    await userEvent.type(screen.getByRole('textbox', { name: 'Application code' }), 'ABCDEFGHJKMN');
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(sessionStorage.getItem('own')).toBe(left);
    expect(sessionStorage.getItem('statewise.loan-application')?.includes('Ada') ?? false).toBe(open === null);
  },
);

describe('a mailed link', () => {
  const link = 'https://bank.example/be-en/loan-application/resume/7K3M9QWX2TRB#q83vEjRWeJCrze8SNFZ4kA';
  const address = '/api/v1/applications/7K3M9QWX2TRB/address';

  it('opens its application where it is pasted for the code, and carries its proof until the server has answered', async () => {
    sessionStorage.clear();
    const proofs: unknown[] = [];
    const transport = memoryTransport(loanApplicationFlow);
    await transport.send('', { event: creation, key: '' });
    const flow = () => Promise.resolve({ flow: loanApplicationFlow, transport: () => transport });
    const request: Request = async (path, { body } = {}) => {
      if (path !== address) return {};
      proofs.push(body);
      // The first answer is lost.
      if (proofs.length === 1) throw new RequestFailure('unreachable');
      return { success: true };
    };
    const page = (
      <MemoryRouter initialEntries={['/resume']}>
        <Routes>
          <Route path="/resume" element={<ResumePage />} />
          <Route path="*" element={<h1>open</h1>} />
        </Routes>
      </MemoryRouter>
    );
    await renderInWizard(page, { flow }, { request });
    const user = userEvent.setup();
    await user.click(screen.getByRole('textbox', { name: 'Application code' }));
    await user.paste(link);
    expect(screen.getByRole('textbox', { name: 'Application code' })).toHaveValue('7K3M-9QWX-2TRB');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await screen.findByRole('heading', { name: 'open' });
    const sent = { proof: 'q83vEjRWeJCrze8SNFZ4kA' };
    await waitFor(() => expect(proofs).toEqual([sent]));
    await sendProof({ request, storage: sessionStorage });
    expect(proofs).toEqual([sent, sent]);
    await sendProof({ request, storage: sessionStorage });
    expect(proofs).toHaveLength(2);
  });
});
