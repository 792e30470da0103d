import type { Response } from 'supertest';
import { FlowMaintenance } from '@statewise/server/engine/flow-maintenance.js';
import { Erasure } from '@statewise/server/retention/erasure.service.js';
import { contactData, nextNumber } from '@statewise/machines/testing';
import { addContact, atFinish, atHolders, atPeople, basicsData, createBusiness } from '../testing/business-sample.js';
import { startApi, type TestApi } from '../testing/start-api.js';

// What every call of a business account's application has in common.

const base = '/e-banking/api';
let api: TestApi;
let admin: string;

beforeAll(async () => {
  api = await startApi({ RETENTION_DAYS: '30' });
  admin = await api.signIn();
});
afterAll(() => api.stop());

const post = (call: string, body: object, headers: Record<string, string> = {}) =>
  api.http.post(`${base}/${call}`).set(headers).send(body);
const errorsOf = async (call: string, body: object) => (await post(call, body).expect(422)).body.errors;
const readOf = async (code: string) => (await api.http.get(`/api/v1/applications/${code}`).expect(200)).body;

/** The calls that change an application which stands at its people, each with a body that is taken there. */
const changes = [
  ['saveStepOne', 409, () => ({ data: basicsData() })],
  ['saveStepData', 422, () => ({ page: 3, furthestStep: 3, data: { pep: false } })],
  ['changeStep', 200, () => ({ page: 2 })],
  ['saveContact', 200, () => ({ contact_type: 'director_individual', data: contactData('director_individual') })],
] as const;

describe.each(changes)('%s', (call, status, bodyOf) => {
  it('knows no other codes than those of this flow', async () => {
    for (const code of ['AAAAAAAAAAAA', 'nonsense', 5]) await post(call, { ...bodyOf(), code }).expect(404);
  });

  it('refuses a version that is no number, and one that is not the newest', async () => {
    const { code, version } = await atPeople(api);
    expect(await errorsOf(call, { ...bodyOf(), code, version: 'new' })).toEqual({ version: ['numbers'] });
    const { body } = await post(call, { ...bodyOf(), code, version: version - 1 }).expect(409);
    expect(body).toMatchObject({
      type: 'urn:statewise:problem:application:stale',
      state: 'people',
      version,
      current_step: 3,
      furthest_step: 3,
    });
    expect((await readOf(code)).application.version).toBe(version);
  });

  it('refuses members that it does not have', async () => {
    const { code } = await atPeople(api);
    expect(await errorsOf(call, { ...bodyOf(), code, surprise: 1 })).toEqual({ surprise: ['unknown'] });
  });

  it('answers a repeated key as the first time, and refuses it with another body', async () => {
    const { code, version } = await atPeople(api);
    const key = { 'Idempotency-Key': `${call}-${nextNumber()}` };
    const body = { ...bodyOf(), code };
    const first = await post(call, body, key).expect(status);
    const again = await post(call, body, key).expect(status);
    expect(without(again)).toEqual(without(first));
    expect((await readOf(code)).application.version).toBe(status === 200 ? version + 1 : version);
    if (status === 200) await post(call, { ...body, furthestStep: 2, page: 1, data: {} }, key).expect(422);
    const unprintable = { 'Idempotency-Key': 'a key' };
    expect((await post(call, body, unprintable).expect(422)).body.errors).toEqual({ 'Idempotency-Key': ['format'] });
  });
});

/** The answer without what is counted anew for every request. */
function without({ status, body: { instance: _, request_id: __, ...body } }: Response) {
  return { status, body };
}

it('knows no other codes at the calls that only read or delete either', async () => {
  for (const code of ['AAAAAAAAAAAA', 'nonsense', '', null]) {
    await post('loadApplicationByCode', { code }).expect(404);
    await post('deleteContact', { code, id: '01932f6e-8f2a-7c3b-9d4e-5f6071829304' }).expect(404);
    await post('finish', { code }).expect(404);
    expect((await post('checkCode', { code }).expect(200)).body.exists).toBe(false);
  }
});

it('makes an application without a human check, whatever is switched on', async () => {
  const guarded = await startApi({ CAPTCHA: 'on', DATABASE_URL: api.databaseUrl });
  await guarded.http.post(`${base}/saveStepOne`).send({ page: 1, data: basicsData() }).expect(201);
  await guarded.stop();
});

describe('numbers of steps', () => {
  it.each([-1, 8, 2.5, '3', true, [], {}])('refuses %j as a page or a furthest step', async (step) => {
    const { code } = await atPeople(api);
    const data = { pep: false };
    expect(await errorsOf('saveStepData', { code, page: step, data })).toEqual({ page: ['numbers'] });
    expect(await errorsOf('saveStepData', { code, page: 3, furthestStep: step, data })).toEqual({
      furthestStep: ['numbers'],
    });
    expect(await errorsOf('saveStepOne', { page: step, data: basicsData() })).toEqual({ page: ['numbers'] });
    expect(await errorsOf('changeStep', { code, page: step })).toEqual({ page: ['numbers'] });
  });

  it('asks for the page where a call cannot do without', async () => {
    const { code } = await atPeople(api);
    expect(await errorsOf('saveStepData', { code, data: {} })).toEqual({ page: ['required'] });
    expect(await errorsOf('changeStep', { code })).toEqual({ page: ['required'] });
    expect(await errorsOf('saveStepOne', { page: 2, data: basicsData() })).toEqual({ page: ['oneOf'] });
  });

  it('believes the chart and not the caller about how far it is', async () => {
    const { code } = await createBusiness(api);
    const data = { pep: false };
    const { body } = await post('saveStepData', { code, page: 3, furthestStep: 7, data }).expect(409);
    expect(body).toMatchObject({
      type: 'urn:statewise:problem:application:refused',
      state: 'address',
      current_step: 2,
      furthest_step: 2,
      allowed_events: expect.arrayContaining(['step.save', 'step.back', 'step.goTo']),
    });
    expect(body.allowed_events).not.toContain('contact.save');
  });
});

describe('a call that the chart does not allow where the application stands', () => {
  it('is answered with the events that are allowed there', async () => {
    const { code } = await createBusiness(api);
    const calls = [
      ['saveStepOne', { data: basicsData() }],
      ['saveStepData', { page: 4, data: {} }],
      ['changeStep', { page: 5 }],
      ['saveContact', { contact_type: 'director_individual', data: contactData('director_individual') }],
      ['finish', {}],
    ] as const;
    for (const [call, rest] of calls) {
      const { body } = await post(call, { ...rest, code }).expect(409);
      expect([call, body.state, body.allowed_events.includes('step.save')]).toEqual([call, 'address', true]);
    }
    expect((await readOf(code)).application).toMatchObject({ state: 'address', version: 1 });
  });

  it('deletes no contact of a step that is not shown', async () => {
    const { code } = await atHolders(api);
    const [owner] = (await readOf(code)).contacts;
    const { body } = await post('deleteContact', { code, id: owner.id }).expect(409);
    expect(body.allowed_events).toContain('contact.save');
    expect((await readOf(code)).contacts).toContainEqual(owner);
  });

  it('takes nothing any more once the application is with the bank', async () => {
    const { code } = await atFinish(api);
    await post('finish', { code }).expect(200);
    for (const [call, rest] of [
      ['saveStepData', { page: 6, data: { documents_sent: true } }],
      ['changeStep', { page: 1 }],
      ['saveContact', { contact_type: 'account', data: contactData('account') }],
      ['finish', {}],
    ] as const) {
      const { body } = await post(call, { ...rest, code }).expect(409);
      expect(body).toMatchObject({ state: 'completed' });
    }
  });
});

describe('without special cases', () => {
  it('counts where applications stand, and lists them', async () => {
    const { code } = await atHolders(api);
    const { body } = await api.http.get('/api/v1/flows/e-banking/population').set('Cookie', admin).expect(200);
    const of = (state: string) => body.population.find((one: { state: string }) => one.state === state);
    expect(of('holders').now).toBeGreaterThan(0);
    expect(of('people').ever).toBeGreaterThanOrEqual(of('holders').ever);
    const found = await api.http
      .get(`/api/v1/applications?flow=e-banking&state=holders&q=${code}`)
      .set('Cookie', admin)
      .expect(200);
    expect(found.body.applications).toMatchObject([{ flow: 'e-banking', state: 'holders' }]);
    expect(JSON.stringify(found.body)).not.toContain('Camilleri');
  });

  it('tells every event of a contact among the transitions, and who it names to nobody', async () => {
    const { code } = await atPeople(api);
    const id = await addContact(api, code, 'director_individual');
    await post('deleteContact', { code, id }).expect(200);
    const { body } = await api.http.get(`/api/v1/applications/${code}/transitions`).expect(200);
    expect(body.transitions.map(({ event }: { event: string }) => event)).toEqual([
      'application.create',
      'step.save',
      'contact.save',
      'contact.delete',
    ]);
    expect(body.transitions.at(-1)).toMatchObject({ from: 'people', to: 'people', actor: { role: 'applicant' } });
    expect(JSON.stringify(body)).not.toContain('Nora');
  });

  it('erases what was left alone with its contacts', async () => {
    const { code } = await atHolders(api);
    const [{ id } = { id: '' }] = await api.database.query<{ id: string }[]>(
      `update application set updated_at = now() - interval '31 days' where code_digest = $1 returning id`,
      [api.digestOf(code)],
    );
    await api.app.get(Erasure, { strict: false }).eraseDue();
    for (const table of ['application_step', 'contact', 'transition'])
      expect(await api.database.query(`select 1 from ${table} where application_id = $1`, [id])).toEqual([]);
    await post('loadApplicationByCode', { code }).expect(404);
  });

  it('keeps what was sent to the bank', async () => {
    const { code } = await atFinish(api);
    await post('finish', { code }).expect(200);
    await api.database.query(`update application set updated_at = now() - interval '9 years' where code_digest = $1`, [
      api.digestOf(code),
    ]);
    await api.app.get(Erasure, { strict: false }).eraseDue();
    await post('loadApplicationByCode', { code }).expect(200);
  });
});

it('has logs that lead exactly to what is stored after all of this', async () => {
  const { checked, divergences } = await api.app.get(FlowMaintenance, { strict: false }).verify();
  expect(checked).toBeGreaterThan(20);
  expect(divergences).toEqual([]);
});
