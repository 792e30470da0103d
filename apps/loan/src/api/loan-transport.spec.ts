import { createRequest } from '@statewise/flow-client';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { guardedStorage } from '@statewise/wizard';
import { loanTransport } from './loan-transport.js';

const rejected = {
  code: 'AAAABBBBCCCC',
  state: 'finished.rejected',
  version: 8,
  furthest_step: 5,
  facts: { risk: { attempt: 1, result: 2, reasons: ['room'] }, reviewRequested: true },
};

let server: Server;
let requests: string[];

beforeEach(async () => {
  requests = [];
  server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ success: true, application: rejected, data: { 1: { first_name: 'Ada' } } }));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});

afterEach(() => new Promise((done) => server.close(done)));

function transport() {
  const { port } = server.address() as AddressInfo;
  const request = createRequest({ origin: `http://127.0.0.1:${port}` });
  const { storage } = guardedStorage(() => sessionStorage);
  return loanTransport(request, { country: 'mt', language: 'en' }, storage);
}

it('reads without sending an event, also an application that was refused, and learns the reasons by their keys', async () => {
  const read = await transport().read('AAAABBBBCCCC');
  expect(requests).toEqual(['GET /api/v1/applications/AAAABBBBCCCC']);
  expect(read).toMatchObject({
    state: 'finished.rejected',
    facts: rejected.facts,
    steps: { 1: { first_name: 'Ada' } },
  });
});

it.each(['loan.change', 'alternative.take'])('learns after %s at which rate the loan now is', async (type) => {
  const answered = await transport().send('AAAABBBBCCCC', { event: { type }, key: 'k', version: 7 });
  const application = '/api/v1/applications/AAAABBBBCCCC';
  expect(requests).toEqual([`POST ${application}/events`, `GET ${application}`]);
  expect(answered).toMatchObject({ version: 8, steps: { 1: { first_name: 'Ada' } } });
});

it.each([
  ['create', undefined, { type: 'application.create', fields: {}, loan: { amount: 9_000 } }],
  ['saveStepData', 'AAAABBBBCCCC', { type: 'step.save', step: 4, fields: {} }],
])('learns after %s at which rate the loan is, so that its cost is in view at once', async (call, code, event) => {
  const answered = await transport().send(code, { event, key: 'k' });
  expect(requests).toEqual([`POST /consumer-loans-application/api/${call}`, 'GET /api/v1/applications/AAAABBBBCCCC']);
  expect(answered.steps).toEqual({ 1: { first_name: 'Ada' } });
});

it.each([
  [{ type: 'step.save', step: 2, fields: {} }, '/consumer-loans-application/api/saveStepData'],
  [{ type: 'step.save', step: 5, fields: {} }, '/consumer-loans-application/api/saveAdditionalData'],
  [{ type: 'step.goTo', step: 2 }, '/consumer-loans-application/api/changeStep'],
  [{ type: 'review.request' }, '/api/v1/applications/AAAABBBBCCCC/events'],
])('sends %j to %s', async (event, path) => {
  const answered = await transport().send('AAAABBBBCCCC', { event, key: 'k', version: 7 });
  expect(requests).toEqual([`POST ${path}`]);
  expect(answered).toMatchObject({ version: 8, facts: { risk: { reasons: ['room'] } } });
});
