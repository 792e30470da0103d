import { createRequest } from '@statewise/flow-client';
import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { businessTransport } from './business-transport.js';

const code = 'AAAABBBBCCCC';
const application = { code, state: 'people', version: 8, furthest_step: 3 };
const contacts = [{ id: '1', parent_id: null, contact_type: 'owner_partner', name: 'Ada' }];

let server: Server;
let calls: string[];

beforeEach(async () => {
  calls = [];
  server = createServer((request, response) => {
    void text(request).then((body) => {
      calls.push(`${request.url} ${body}`);
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ success: true, code, application, contacts }));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});

afterEach(() => new Promise((done) => server.close(done)));

function transport() {
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return businessTransport(createRequest({ origin: `http://127.0.0.1:${port}` }));
}

const card = { name: 'Ada', idcard: '1' };

it.each([
  [{ type: 'step.save', step: 1, fields: {} }, 'saveStepOne', { page: 1, data: {} }],
  [{ type: 'step.save', step: 3, fields: { pep: true } }, 'saveStepData', { page: 3, data: { pep: true } }],
  [{ type: 'step.goTo', step: 2 }, 'changeStep', { page: 2 }],
  [
    { type: 'contact.save', contact_type: 'owner_partner', data: card },
    'saveContact',
    { contact_type: 'owner_partner', data: card },
  ],
  [
    { type: 'contact.save', contact_type: 'owner_partner', data: card, contact_id: '7' },
    'saveContact',
    { contact_type: 'owner_partner', data: { ...card, id: '7' } },
  ],
  [
    { type: 'contact.save', contact_type: 'beneficial_owner_individual', data: card, parent_id: '5' },
    'saveContact',
    { contact_type: 'beneficial_owner_individual', data: { ...card, parent_id: '5' } },
  ],
  [{ type: 'contact.delete', contact_id: '7' }, 'deleteContact', { id: '7' }],
  [{ type: 'application.finish' }, 'finish', {}],
])('sends %j to %s', async (event, call, body) => {
  await transport().send(code, { event, key: 'k' });
  expect(calls).toEqual([`/e-banking/api/${call} ${JSON.stringify({ ...body, code })}`]);
});

it('creates an application with the first answers, which has no code yet', async () => {
  await transport().send(undefined, { event: { type: 'application.create', fields: { vat: 'x' } }, key: 'k' });
  expect(calls).toEqual([`/e-banking/api/saveStepOne ${JSON.stringify({ page: 1, data: { vat: 'x' } })}`]);
});

it('goes through the platform for what has no endpoint of its own', async () => {
  await transport().send(code, { event: { type: 'step.back' }, key: 'k', version: 7 });
  expect(calls).toEqual([`/api/v1/applications/${code}/events {"type":"step.back","version":7}`]);
});

it('leaves contacts of lists that are set aside to what the tab knows', async () => {
  const answered = await transport().send(code, { event: { type: 'contact.delete', contact_id: '7' }, key: 'k' });
  expect(answered).toMatchObject({ state: 'people', version: 8 });
  expect(answered.contacts).toBeUndefined();
});
