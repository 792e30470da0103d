import { FlowClient, platformTransport, createRequest } from '@statewise/flow-client';
import { storeFlow } from '@statewise/machines';
import { act, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router';
import { renderInWizard } from '../testing/in-wizard.js';
import { Wizard } from './wizard.js';

let go: ReturnType<typeof useNavigate>;

function Address(): ReactNode {
  go = useNavigate();
  return <output>{useLocation().pathname}</output>;
}

async function openAt(path: string): Promise<FlowClient> {
  const client = new FlowClient({
    flow: storeFlow,
    transport: platformTransport('store', createRequest()),
    storage: sessionStorage,
  });
  const opened = Promise.resolve(client);
  const setup = Promise.resolve({ flow: storeFlow });
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

beforeAll(() => {
  window.scrollTo = () => undefined;
});
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
  expect([client.view().state, address()]).toEqual(['intermediaryLogin', '/intermediary']);
  await act(async () => void go(-1));
  expect([client.view().state, address()]).toEqual(['identify', '/']);
  client.close();
});

it('opens such a state by its address', async () => {
  const client = await openAt('/intermediary');
  expect([client.view().state, address()]).toEqual(['intermediaryLogin', '/intermediary']);
  client.close();
});
