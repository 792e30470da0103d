import { FlowClient, platformTransport, createRequest } from '@statewise/flow-client';
import { storeFlow } from '@statewise/machines';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router';
import { noTexts, renderInWizard } from '../testing/in-wizard.js';
import { Wizard } from './wizard.js';

function Address(): ReactNode {
  const navigate = useNavigate();
  return (
    <>
      <output>{useLocation().pathname}</output>
      <button onClick={() => void navigate(-1)}>to the page before</button>
    </>
  );
}

async function openAt(path: string): Promise<FlowClient> {
  const client = new FlowClient({
    flow: storeFlow,
    transport: platformTransport('store', createRequest()),
    storage: sessionStorage,
  });
  const opened = Promise.resolve(client);
  const setup = Promise.resolve({ flow: storeFlow, errors: noTexts, errorTexts: {} });
  await renderInWizard(
    <MemoryRouter initialEntries={[path]}>
      <Address />
      <Routes>
        <Route path="*" element={<Wizard />} />
      </Routes>
    </MemoryRouter>,
    { base: '/store', flow: () => setup },
    { application: () => opened, setup: () => setup },
  );
  return client;
}

const address = () => screen.getByRole('status', { name: '' }).textContent;

afterEach(() => sessionStorage.clear());

it.each(['/application-details', '/finish', '/nowhere'])(
  'leads from %s to the start while nothing exists',
  async (path) => {
    const client = await openAt(path);
    expect(address()).toBe('/');
    client.close();
  },
);

it('follows the chart to a state in which nothing exists yet, and the address back', async () => {
  const client = await openAt('/');
  await act(async () => void client.send({ type: 'login.open' }));
  await waitFor(() => expect([client.view().state, address()]).toEqual(['intermediaryLogin', '/intermediary']));
  await userEvent.click(screen.getByRole('button', { name: 'to the page before' }));
  expect([client.view().state, address()]).toEqual(['identify', '/']);
  client.close();
});

it('opens such a state by its address', async () => {
  const client = await openAt('/intermediary');
  expect([client.view().state, address()]).toEqual(['intermediaryLogin', '/intermediary']);
  client.close();
});
