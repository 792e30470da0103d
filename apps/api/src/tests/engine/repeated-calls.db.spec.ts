import { AnsweredCalls } from '@statewise/server/engine/answered-calls.js';
import { ApplicationRepository } from '@statewise/server/engine/application.repository.js';
import { VatReservations } from '../../e-banking/vat-reservations.js';
import { basicsData } from '../../testing/business-sample.js';
import { createLoan, loanSample, saveStep } from '../../testing/loan-sample.js';
import { startApi, type TestApi } from '../../testing/start-api.js';

const base = '/consumer-loans-application/api';
let api: TestApi;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const post = (call: string, body: object, key: string) =>
  api.http.post(`${base}/${call}`).set('Idempotency-Key', key).send(body);
const creation = { current_step: 1, furthest_step: 1, data: loanSample[1] };
const create = (body: object, key: string) => post('create', body, key);
const aDayLater = (table: string) => api.database.query(`update ${table} set at = at - interval '25 hours'`);

it('answers another request under the same key with 422, whichever member differs', async () => {
  const { body } = await create(creation, 'whole').expect(201);
  await create({ ...creation, referrer: 'www.elsewhere.example' }, 'whole').expect(422);
  await create({ ...creation, data: { ...loanSample[1], first_name: 'Eve' } }, 'whole').expect(422);
  expect((await create(creation, 'whole').expect(201)).body).toEqual(body);
});

it('takes the same members in another order for the same request', async () => {
  const { data, ...wrapping } = creation;
  const reversed = Object.fromEntries(Object.entries(data ?? {}).toReversed());
  const { body } = await create(creation, 'order').expect(201);
  expect((await create({ data: reversed, ...wrapping }, 'order').expect(201)).body).toEqual(body);
});

it('keeps the keys of different endpoints and of different callers apart', async () => {
  const { code } = await createLoan(api);
  const back = { code, current_step: 1, furthest_step: 2 };
  await post('changeStep', back, 'shared').expect(200);
  await post('saveStepData', { ...back, data: loanSample[1] }, 'shared').expect(200);
  const cookie = await api.signIn();
  const mine = (await create(creation, 'caller').expect(201)).body.code;
  const theirs = (await create(creation, 'caller').set('Cookie', cookie).expect(201)).body.code;
  expect(theirs).not.toBe(mine);
});

it('remembers a call that changed nothing, and does not do it later instead', async () => {
  const { code } = await createLoan(api);
  const stay = () => post('changeStep', { code, current_step: 2, furthest_step: 2 }, 'stay');
  const first = await stay().expect(200);
  await saveStep(api, code, 2);
  expect((await stay().expect(200)).body).toEqual(first.body);
  expect((await api.http.get(`/api/v1/applications/${code}`)).body.application.state).toBe('stepThree');
});

it('lets a key be used again after a day, for a creation and for a save', async () => {
  const first = await create(creation, 'daily').expect(201);
  const { code } = first.body;
  const save = () => post('saveStepData', { code, current_step: 2, furthest_step: 2, data: loanSample[2] }, 'daily');
  await save().expect(200);
  await post('changeStep', { code, current_step: 2, furthest_step: 3 }, 'back').expect(200);
  await aDayLater('answered_call');
  await aDayLater('transition');
  expect((await create(creation, 'daily').expect(201)).body.code).not.toBe(code);
  expect((await save().expect(200)).body.application.version).toBe(4);
});

it('writes what is no event once for a key, though another call was first since the application was read', async () => {
  const { code } = await createLoan(api);
  const stored = await api.app.get(ApplicationRepository, { strict: false }).read('code', code);
  if (!stored) throw new Error('There is no such application.');
  const written: string[] = [];
  const write = (fingerprint: string) =>
    api.app
      .get(AnsweredCalls, { strict: false })
      .writeOnce(stored, { key: 'no-event', fingerprint }, async () => written.push(fingerprint));
  await write('asked');
  await write('asked');
  await expect(write('asked otherwise')).rejects.toThrow('REQUEST.KEY_REUSED');
  expect(written).toEqual(['asked']);
});

it('takes no call that creates nothing for the creation under the same key', async () => {
  const { code } = await createLoan(api);
  const applications = api.app.get(ApplicationRepository, { strict: false });
  const [other, key] = [await applications.read('code', code), { key: 'of-both', fingerprint: 'asked' }];
  if (!other) throw new Error('There is no such application.');
  await api.app.get(AnsweredCalls, { strict: false }).writeOnce(other, key, async () => undefined);
  expect(await applications.read('creationKey', key.key, key)).toBeUndefined();
});

it('makes one application of many repeated creations at once, also when the key is an old one', async () => {
  await create(creation, 'crowd').expect(201);
  await aDayLater('answered_call');
  const made = await Promise.all(Array.from({ length: 8 }, () => create(creation, 'crowd')));
  expect(made.map(({ status }) => status)).toEqual(made.map(() => 201));
  expect(new Set(made.map(({ body }) => body.code)).size).toBe(1);
});

it('answers a creation whose repeat came first, and has taken what is there but once', async () => {
  const data = basicsData();
  const begin = () => api.http.post('/e-banking/api/saveStepOne').set('Idempotency-Key', 'vat').send({ page: 1, data });
  const numbers = api.app.get(VatReservations, { strict: false });
  const useOf = numbers.useOf.bind(numbers);
  const codes: string[] = [];
  jest.spyOn(numbers, 'useOf').mockImplementationOnce(async (...asked) => {
    codes.push((await begin().expect(201)).body.code);
    return useOf(...asked);
  });
  codes.push((await begin().expect(201)).body.code);
  expect(new Set(codes).size).toBe(1);
  expect(codes).toHaveLength(2);
});

it('brings nothing back that was erased since a key made it', async () => {
  const { code } = (await create(creation, 'erased').expect(201)).body;
  await api.database.query('delete from application where code_digest = $1', [api.digestOf(code)]);
  expect((await create(creation, 'erased').expect(404)).body).not.toHaveProperty('code');
  await aDayLater('answered_call');
  await create(creation, 'erased').expect(201);
});

it('stores of a key and of what was asked with it nothing but digests', async () => {
  const { code } = await createLoan(api);
  await post('saveStepData', { code, current_step: 2, furthest_step: 2, data: loanSample[2] }, 'my-secret-key').expect(
    200,
  );
  await create(creation, 'my-secret-key').expect(201);
  const rows = await api.database.query(
    `select idempotency_key as key, fingerprint from transition where idempotency_key is not null
     union all select key, fingerprint from answered_call`,
  );
  expect(rows.length).toBeGreaterThan(1);
  for (const { key, fingerprint } of rows) expect(`${key} ${fingerprint}`).toMatch(/^[\w-]{22} [\w-]{22}$/);
});

it('forgets the answers that nobody may ask for again', async () => {
  await create(creation, 'forgotten').expect(201);
  await aDayLater('answered_call');
  await create(creation, 'remembered').expect(201);
  await api.app.get(ApplicationRepository, { strict: false }).forgetAnswered();
  expect(await api.database.query('select count(*)::int from answered_call')).toEqual([{ count: 1 }]);
});

it.each(['', ' ', 'x'.repeat(201)])('takes %j for no key', async (key) => {
  const { status } = await create(creation, key).catch(() => ({ status: 422 }));
  expect(key.trim() === '' ? 201 : 422).toBe(status);
});
