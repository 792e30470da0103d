import { FlowClient, useFlow, type Request, type Transport } from '@statewise/flow-client';
import { exampleOf, StoreDetails, StoreEntry, type LoanOffer } from '@statewise/fields';
import { storeFlow } from '@statewise/machines';
import { renderInWizard } from '@statewise/wizard/testing/in-wizard';
import { memoryTransport } from '@statewise/wizard/testing/memory-transport';
import { act, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { storeCatalogue } from '../messages/catalogue.js';
import { StoreProvider } from '../store-services.js';
import { Screen } from './finish.js';

const offer: LoanOffer = {
  maximum: 25_000,
  terms: [{ term: 36, minimum: 500 }],
  promotions: [{ id: 1, months: 6, is_default: true }],
};

// jsdom does not scroll.
beforeEach(() => jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

it('says that nothing is ready, and asks for no code, until the server has taken the sale', async () => {
  const taking = Promise.withResolvers<void>();
  const server = memoryTransport(storeFlow);
  const transport: Transport = {
    ...server,
    send: async (code, sent) => {
      if (sent.event.type === 'step.save') await taking.promise;
      return server.send(code, sent);
    },
  };
  const asked: string[] = [];
  const request: Request = (path) => {
    asked.push(path);
    return Promise.resolve({ prepared: { continued: true } });
  };
  const client = new FlowClient({ flow: storeFlow, transport, storage: sessionStorage });
  client.send({ type: 'application.create', fields: exampleOf(StoreEntry) });
  await act(() => new Promise((done) => setTimeout(done, 10)));
  client.send({ type: 'step.save', step: 2, fields: exampleOf(StoreDetails), offer });
  function Shown(): ReactNode {
    return <Screen flow={useFlow(client)} />;
  }
  await renderInWizard(<Shown />, { catalogue: storeCatalogue }, { request });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('The application is being prepared');
  expect(asked).toEqual([]);
  await act(async () => {
    taking.resolve();
    await new Promise((done) => setTimeout(done, 10));
  });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your customer has continued the application');
  expect(asked).toEqual(['/consumer-loans-vm-stores/api/getPrepared']);
});

it.each([
  ['gives the code to hand over where it was told', 'AAAABBBBCCCC'],
  ['tells of no code where it was told to another tab', ''],
])('%s', async (_, handed) => {
  sessionStorage.clear();
  const server = memoryTransport(storeFlow);
  await server.send('', { event: { type: 'application.create', fields: exampleOf(StoreEntry) }, key: '' });
  const details = { type: 'step.save', step: 2, fields: exampleOf(StoreDetails), offer };
  await server.send('', { event: details, key: '' });
  const client = new FlowClient({ flow: storeFlow, transport: server, storage: sessionStorage });
  const sale = await server.read('');
  client.open(sale);
  if (handed !== '') sessionStorage.setItem(`statewise.store.handed.${sale.code}`, handed);
  const loan = { amount: 9_000, loan_term: 36 };
  const request: Request = (path) =>
    Promise.resolve(
      path.includes('getStores')
        ? { stores: [] }
        : { prepared: { continued: false, email: 'ada@example.com', loan_details: loan } },
    );
  function Shown(): ReactNode {
    return <Screen flow={useFlow(client)} />;
  }
  await renderInWizard(
    <StoreProvider>
      <Shown />
    </StoreProvider>,
    { catalogue: storeCatalogue },
    { request },
  );
  const isHere = handed !== '';
  expect(await screen.findByText(/^9,000|€9,000/)).toBeVisible();
  // As in the mail, wherever the store's page is read.
  expect(screen.queryByText(`${location.origin}/be-en/loan-application/resume/${handed}`) !== null).toBe(isHere);
  expect([
    screen.queryByText(/^Give your customer this code/) !== null,
    screen.queryByText(/^The code was shown where .* Give it to your customer from there/) !== null,
    screen.queryByText(/gets it by e-mail/) !== null,
  ]).toEqual([isHere, !isHere, false]);
});
