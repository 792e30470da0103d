import { FlowClient, RequestFailure, type Request } from '@statewise/flow-client';
import { storeFlow } from '@statewise/machines';
import { forgetApplication } from '@statewise/wizard';
import { memoryTransport } from '@statewise/wizard/testing/memory-transport';
import * as setup from '../flow.js';
import { startLogin, type Login } from './login.js';

const els = { id: 7, name: 'Els Smet', store_number: '104', store_name: 'Bathline Bruges' };
const refusal = (status: number, told: object = {}) => new RequestFailure('refused', { status, ...told });

let calls: string[];
let leave: jest.Mock;

/** A tab at the login, whose server answers the calls like this, by method and last part of the path. */
function open(answers: Readonly<Record<string, unknown>>, isMarked = false): { login: Login; client: FlowClient } {
  const request: Request = (path, { method = 'GET' } = {}) => {
    const call = `${method} ${path.split('/').at(-1)}`;
    calls.push(call);
    const answer = answers[call];
    return answer instanceof Error || answer === undefined
      ? Promise.reject(answer ?? new RequestFailure('unreachable'))
      : Promise.resolve(answer);
  };
  const seller = { storeNumber: '104', intermediaryId: '7', name: 'Els Smet' };
  const transport = memoryTransport(storeFlow, (event) => ({ ...event, seller }), 'intermediary');
  const client = new FlowClient({ flow: storeFlow, transport, storage: sessionStorage });
  const forget = (): void => forgetApplication(client, sessionStorage, setup);
  const tab = sessionStorage;
  return { client, login: startLogin({ client, request, storage: localStorage, tab, forget, isMarked, leave }) };
}

const settled = () => new Promise((done) => setTimeout(done, 10));

async function signIn(login: Login): Promise<void> {
  await settled();
  login.send({ type: 'field.changed', name: 'username', value: 'els' });
  login.send({ type: 'field.changed', name: 'password', value: 'sells bathrooms' });
  login.send({ type: 'form.submitted', at: '2026-11-20T10:00:00.000Z' });
  await settled();
}

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  calls = [];
  leave = jest.fn();
});

it('asks nobody about somebody who has never signed in here', async () => {
  const { login } = open({});
  await settled();
  expect([login.getSnapshot().value, calls]).toEqual(['editing', []]);
});

it('begins with a customer once an intermediary has signed in, and knows that after a reload', async () => {
  const { login, client } = open({ 'POST intermediaryLogin': { success: true, intermediary: els } });
  await signIn(login);
  expect(login.getSnapshot().context.person).toMatchObject({ name: 'Els Smet', storeName: 'Bathline Bruges' });
  expect(client.view().state).toBe('applicationDetails');
  const unanswered = open({});
  await settled();
  expect(unanswered.login.getSnapshot().value).toBe('editing');
  const reloaded = open({ 'GET session': { user: { ...els, role: 'intermediary' } } });
  await settled();
  expect(reloaded.login.getSnapshot().value).toBe('signedIn');
});

it('keeps over a reload the name that was typed, until somebody is signed in, and never the password', async () => {
  const { login } = open({});
  await signIn(login);
  expect(login.getSnapshot().value).toBe('failed');
  const reloaded = open({ 'POST intermediaryLogin': { success: true, intermediary: els } });
  await settled();
  expect(reloaded.login.getSnapshot().context).toMatchObject({ username: 'els', password: '' });
  await signIn(reloaded.login);
  expect(reloaded.login.getSnapshot().value).toBe('signedIn');
  expect(open({}).login.getSnapshot().context.username).toBe('');
});

it('asks who is signed in when the address says that somebody is', async () => {
  const { login } = open({ 'GET session': refusal(401) }, true);
  await settled();
  expect([login.getSnapshot().value, calls]).toEqual(['editing', ['GET session']]);
});

it.each([
  ['the server’s message', refusal(401, { message: 'Not known.', captcha_required: true }), 'refused', 'Not known.'],
  ['how long to wait', refusal(429, { detail: 'Too often.', retryAfterSeconds: 60 }), 'limited', 'Too often.'],
  ['nothing when nobody answers', new RequestFailure('unreachable'), 'failed', ''],
])('tells %s', async (_, failure, state, message) => {
  const { login } = open({ 'POST intermediaryLogin': failure });
  await signIn(login);
  expect([login.getSnapshot().value, login.getSnapshot().context.message]).toEqual([state, message]);
});

it('leaves nothing of the customer in the tab when the intermediary signs out', async () => {
  const { login, client } = open({
    'POST intermediaryLogin': { success: true, intermediary: els },
    'DELETE session': { success: true },
  });
  await signIn(login);
  client.type(2, { first_name: 'Nora' });
  sessionStorage.setItem('statewise.store.handed.SALE', 'AAAABBBBCCCC');
  sessionStorage.setItem('statewise.aside', JSON.stringify({ code: 'SALE', promotion: { months: '6' } }));
  login.send({ type: 'logout.requested' });
  await settled();
  expect(leave).toHaveBeenCalled();
  expect(client.code).toBeUndefined();
  expect([sessionStorage.length, localStorage.length]).toEqual([0, 0]);
});
