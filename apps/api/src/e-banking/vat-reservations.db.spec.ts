import { eventually } from '@statewise/server/testing/eventually.js';
import { nextBelgianVat } from '@statewise/machines/testing';
import { atFinish, basicsData, createBusiness } from '../testing/business-sample.js';
import { programOf } from '../testing/colleague.js';
import { startApi, type TestApi } from '../testing/start-api.js';

// Who typed a VAT number first blocks no company: it is reserved once an address was proven or an application sent in.

const base = '/e-banking/api';
let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const post = (call: string, body: object) => api.http.post(`${base}/${call}`).send(body);
const begin = (vat: string, other: object = {}) => post('saveStepOne', { data: basicsData({ vat, ...other }) });
const used = async (vat: string) => (await post('validateVat', { vat }).expect(200)).body;
const free = { success: true, alreadyUsed: false, begun: false };
const begun = { success: true, alreadyUsed: true, begun: true };
const reserved = { success: true, alreadyUsed: true, begun: false };

let people = 0;
/** An application of an applicant with an address of their own, and what opens the mail that went there. */
async function applicant(vat: string, other: object = {}) {
  people += 1;
  const email = `owner${people}@example.com`;
  const { code } = (await begin(vat, { email, ...other }).expect(201)).body;
  const proof = async (): Promise<string> => {
    let found = '';
    await eventually(async () => {
      found = /#([\w-]+)/.exec((await api.mailsTo(email))[0]?.text ?? '')?.[1] ?? '';
      expect(found).not.toBe('');
    });
    return found;
  };
  const prove = async () =>
    api.http
      .post(`/api/v1/applications/${code}/address`)
      .send({ proof: await proof() })
      .expect(200);
  return { code, prove };
}
const touchedDaysAgo = (code: string, days: number) =>
  api.database.query(`update application set updated_at = now() - make_interval(days => $1) where code_digest = $2`, [
    days,
    api.digestOf(code),
  ]);
const rename = async (code: string, vat: string, other: object = {}) => {
  await post('changeStep', { code, page: 1 }).expect(200);
  return post('saveStepOne', { code, data: basicsData({ vat, ...other }) });
};

it('E15: tells another applicant that somebody has begun, who may begin anew', async () => {
  const vat = nextBelgianVat();
  expect(await used(vat)).toEqual(free);
  await applicant(vat);
  expect(await used(vat)).toEqual(begun);
  expect((await begin(vat).expect(422)).body.errors).toEqual({ vat: ['vat'] });
  await applicant(vat, { beginAnew: true });
  expect(await used(vat)).toEqual(begun);
});

it('E15: reserves a number for the first whose address is proven, and for no second one', async () => {
  const vat = nextBelgianVat();
  const [squatter, owner] = [await applicant(vat), await applicant(vat, { beginAnew: true })];
  await owner.prove();
  await owner.prove();
  expect(await used(vat)).toEqual(reserved);
  expect((await begin(vat, { beginAnew: true }).expect(422)).body.errors).toEqual({ vat: ['vat'] });
  await squatter.prove();
  const rows = await api.database.query(
    'select code_digest from vat_reservation r join application a on a.id = r.application_id where vat = $1',
    [vat],
  );
  expect(rows).toEqual([{ code_digest: api.digestOf(owner.code) }]);
});

it('reserves a number of whose applicant the mailed number was typed, as by the link', async () => {
  const strict = await startApi({ DATABASE_URL: api.databaseUrl, RESUME_CHECK: 'mail', WORKER: 'off' });
  const [vat, email] = [nextBelgianVat(), 'number@example.com'];
  const data = basicsData({ vat, email });
  const { code } = (await strict.http.post(`${base}/saveStepOne`).send({ data }).expect(201)).body;
  await strict.http.post(`/api/v1/applications/${code}/device/number`).expect(200);
  const mail = (await api.mailsTo(email)).find(({ subject }) => subject.startsWith('Your number'));
  const [number] = /^\d{6}$/m.exec(mail?.text ?? '') ?? [];
  expect(await used(vat)).toEqual(begun);
  await strict.http.post(`/api/v1/applications/${code}/device`).send({ number }).expect(200);
  expect(await used(vat)).toEqual(reserved);
  await strict.stop();
});

it('ends fourteen days after the last touch, and does not for what was sent in', async () => {
  const [left, sent] = [nextBelgianVat(), nextBelgianVat()];
  const owner = await applicant(left);
  await owner.prove();
  await touchedDaysAgo(owner.code, 13);
  expect(await used(left)).toEqual(reserved);
  await touchedDaysAgo(owner.code, 15);
  expect(await used(left)).toEqual(free);
  const next = await applicant(left);
  await next.prove();
  expect(await used(left)).toEqual(reserved);
  const { code } = await atFinish(api, { vat: sent });
  await post('finish', { code }).expect(200);
  await touchedDaysAgo(code, 400);
  expect(await used(sent)).toEqual(reserved);
  await begin(sent, { beginAnew: true }).expect(422);
});

it('is told of in the receipt, which follows on sending in', async () => {
  const vat = nextBelgianVat();
  const email = 'receipt@example.com';
  const { code } = await atFinish(api, { vat, email });
  await post('finish', { code }).expect(200);
  await eventually(async () => {
    const mail = (await api.mailsTo(email)).find(({ subject }) => subject.startsWith('We have received'));
    for (const text of [vat, 'Current account', `/e-banking/resume/${code}#`]) expect(mail?.text).toContain(text);
    expect(mail?.html).toContain('Add documents</');
  });
});

it('is refused at the end to who began with a number that another one has reserved since', async () => {
  const vat = nextBelgianVat();
  const { code } = await atFinish(api, { vat });
  const owner = await applicant(vat, { beginAnew: true });
  await owner.prove();
  expect((await post('finish', { code }).expect(422)).body.errors).toEqual({ vat: ['vat'] });
});

it('gives a number to one of two who send in at the same moment', async () => {
  const vat = nextBelgianVat();
  const codes = [(await atFinish(api, { vat })).code, (await atFinish(api, { vat, beginAnew: true })).code];
  const answers = await Promise.all(codes.map((code) => post('finish', { code })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
});

it('moves with another number, and frees the former one', async () => {
  const [former, now, taken] = [nextBelgianVat(), nextBelgianVat(), nextBelgianVat()];
  const owner = await applicant(former);
  await owner.prove();
  await (await applicant(taken)).prove();
  expect((await rename(owner.code, taken)).body.errors).toEqual({ vat: ['vat'] });
  expect((await rename(owner.code, now)).status).toBe(200);
  expect([await used(former), await used(now)]).toEqual([free, reserved]);
});

it('keeps no number for an application of a tester, which is refused like any other', async () => {
  const [vat, taken] = [nextBelgianVat(), nextBelgianVat()];
  const tester = await programOf(api, await api.signIn(), 'qa');
  const tries = (number: string) => begin(number).set(tester);
  await tries(vat).expect(201);
  expect(await used(vat)).toEqual(free);
  await begin(vat).expect(201);
  await (await applicant(taken)).prove();
  expect((await tries(taken).expect(422)).body.errors).toEqual({ vat: ['vat'] });
});

it('goes with an erased application', async () => {
  const vat = nextBelgianVat();
  const owner = await applicant(vat);
  await owner.prove();
  await api.database.query('select erase_applications(array(select id from application where code_digest = $1))', [
    api.digestOf(owner.code),
  ]);
  expect(await used(vat)).toEqual(free);
  await createBusiness(api, { vat });
});
