import { exampleOf, StoreDetails, StoreEntry, type LoanOffer } from '@statewise/fields';
import { FlowClient, type Request, type Transport } from '@statewise/flow-client';
import { storeFlow } from '@statewise/machines';
import { once } from '@statewise/wizard';
import { renderInWizard } from '@statewise/wizard/testing/in-wizard';
import { memoryTransport } from '@statewise/wizard/testing/memory-transport';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { storeCatalogue } from '../messages/catalogue.js';
import { StoreProvider } from '../store-services.js';
import { SignedIn } from './signed-in.js';
import { ToStart } from './to-start.js';

const offer: LoanOffer = {
  maximum: 25_000,
  terms: [{ term: 36, minimum: 500 }],
  promotions: [{ id: 1, months: 6, is_default: true }],
};
const user = { id: 7, name: 'Els Smet', store_number: '104', store_name: 'Bathline Bruges', role: 'intermediary' };

it('asks before a sale is thrown away that the server has not taken yet', async () => {
  sessionStorage.clear();
  localStorage.setItem('statewise.intermediary', '1');
  const server = memoryTransport(storeFlow);
  await server.send('', { event: { type: 'application.create', fields: exampleOf(StoreEntry) }, key: '' });
  const taking = Promise.withResolvers<void>();
  const send: Transport['send'] = async (code, sent) => {
    await taking.promise;
    return server.send(code, sent);
  };
  const client = new FlowClient({ flow: storeFlow, transport: { ...server, send }, storage: sessionStorage });
  client.open(await server.read(''));
  const asked: string[] = [];
  const request: Request = (path, { method = 'GET' } = {}) => {
    asked.push(`${method} ${path}`);
    return Promise.resolve({ user });
  };
  const application = once(() => Promise.resolve(client));
  const signedIn = (
    <StoreProvider>
      <SignedIn />
    </StoreProvider>
  );
  await renderInWizard(signedIn, { catalogue: storeCatalogue }, { application, request });
  const button = await screen.findByRole('button', { name: 'Sign out' });
  act(() => void client.send({ type: 'step.save', step: 2, fields: exampleOf(StoreDetails), offer }));
  expect(client.view().state).toBe('finish');
  await userEvent.click(button);
  expect(await screen.findByRole('dialog')).toBeVisible();
  expect(asked.filter((call) => call.startsWith('DELETE'))).toEqual([]);
  await act(async () => {
    taking.resolve();
    await new Promise((done) => setTimeout(done, 10));
  });
  expect(client.isUnderWay).toBe(false);
  expect(screen.queryByRole('dialog')).toBeNull();
  client.close();
});

it('leaves with a sale that is not known any more what the tab kept beside it', async () => {
  sessionStorage.clear();
  const server = memoryTransport(storeFlow);
  await server.send('', { event: { type: 'application.create', fields: exampleOf(StoreEntry) }, key: '' });
  const client = new FlowClient({ flow: storeFlow, transport: server, storage: sessionStorage });
  client.open(await server.read(''));
  sessionStorage.setItem('statewise.aside', JSON.stringify({ code: client.code, promotion: { months: '6' } }));
  client.session.send({ type: 'session.expired' });
  const toStart = (
    <MemoryRouter initialEntries={['/resume']}>
      <ToStart />
    </MemoryRouter>
  );
  const application = once(() => Promise.resolve(client));
  await renderInWizard(toStart, { catalogue: storeCatalogue, flow: () => import('../flow.js') }, { application });
  await waitFor(() => expect(sessionStorage).toHaveLength(0));
  client.close();
});
