import { ApplicationRepository } from '@statewise/server/engine/application.repository.js';
import { FlowEngine } from '@statewise/server/engine/flow-engine.js';
import type { Response } from 'supertest';
import { atStepFive, createLoan, loanSample, saveStep } from '../testing/loan-sample.js';
import { untilWaiting } from '../testing/lock-waits.js';
import { startApi, type TestApi } from '../testing/start-api.js';

// What is typed of a step and not saved, while something else changes the answers of that step.

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const type = (code: string, step: number, fields: object) =>
  api.http.put(`/api/v1/applications/${code}/drafts/${step}`).send({ fields }).expect(204);
const read = async (code: string) => (await api.http.get(`/api/v1/applications/${code}`).expect(200)).body;
const send = (code: string, event: object) =>
  api.http.post(`/api/v1/applications/${code}/events`).send(event).expect(200);

it('stays where the loan is changed that step four has, too', async () => {
  const { code } = await atStepFive(api);
  const typed = { third_party_installer: 'Rainy Roofs' };
  await type(code, 4, typed);
  await send(code, { type: 'loan.change', fields: { amount: 12_000 } });
  expect(await read(code)).toMatchObject({ data: { 4: { amount: 12_000 } }, drafts: { 4: typed } });
});

it('stays where only one step changes, and that is not the one that is saved', async () => {
  const { code } = await createLoan(api);
  const typed = { amount: '9' };
  await type(code, 0, typed);
  await send(code, { type: 'loan.change', fields: { amount: 12_000 } });
  expect((await read(code)).drafts).toEqual({ 0: typed });
});

it('stays where another step sets an answer of its own aside', async () => {
  const partner = { co_borrower: true, co_borrower_civil_status: 'single', co_borrower_date_of_birth: '02/11/1983' };
  const { code } = await createLoan(api, { data: { ...loanSample[1], ...partner } });
  await saveStep(api, code, 2);
  await saveStep(api, code, 3, { co_borrower_income: 1_200 });
  const typed = { employer: 'Lake Hos' };
  await type(code, 3, typed);
  await send(code, { type: 'step.goTo', step: 1 });
  await send(code, { type: 'step.save', step: 1, fields: { ...loanSample[1], co_borrower: false } });
  const { data, drafts } = await read(code);
  expect(data[3]).not.toHaveProperty('co_borrower_income');
  expect(drafts).toEqual({ 3: typed });
});

it('stays where an admin helps with other answers of the step, and goes with those that the help changes', async () => {
  const { code } = await createLoan(api);
  await saveStep(api, code, 2);
  await send(code, { type: 'step.goTo', step: 2 });
  await type(code, 2, { city: 'Sli', street: 'Tower R' });
  const cookie = await api.signIn();
  const { id } = (await api.http.get(`/api/v1/applications/${code}`).set('Cookie', cookie).expect(200)).body
    .application;
  const help = (fields: object) =>
    api.http
      .post(`/api/v1/applications/${id}/events`)
      .set('Cookie', cookie)
      .send({ type: 'help.save', step: 2, fields: { ...loanSample[2], ...fields }, reason: 'By phone' })
      .expect(200);
  await help({ house_number: '7' });
  expect((await read(code)).drafts).toEqual({ 2: { city: 'Sli', street: 'Tower R' } });
  await help({ house_number: '7', city: 'Sliema' });
  expect(await read(code)).toMatchObject({ data: { 2: { city: 'Sliema' } }, drafts: { 2: { street: 'Tower R' } } });
  await help({ house_number: '7', city: 'Sliema', street: 'Tower Road' });
  expect((await read(code)).drafts).toEqual({});
});

it('stays beside what another device types into other fields, up to the size of a draft', async () => {
  const { code } = await createLoan(api);
  const put = (fields: object) =>
    api.http.put(`/api/v1/applications/${code}/drafts/2`).send({ fields, is_partial: true }).expect(204);
  await put({ city: 'Sli' });
  await put({ street: 'Tower R' });
  await put({ city: 'Slie' });
  expect((await read(code)).drafts).toEqual({ 2: { city: 'Slie', street: 'Tower R' } });
  await type(code, 2, { box: '2' });
  expect((await read(code)).drafts).toEqual({ 2: { box: '2' } });
  for (const name of ['a', 'b']) await put({ [name]: 'x'.repeat(30_000) });
  expect(Object.keys((await read(code)).drafts[2])).toEqual(['b']);
});

it('does not come after a save of its step that overtook it, though another step was saved', async () => {
  const { code } = await createLoan(api);
  const put = (version: number) =>
    api.http.put(`/api/v1/applications/${code}/drafts/2`).send({ fields: { city: 'Sli' }, version });
  await put(1).expect(204);
  await saveStep(api, code, 2);
  const { body } = await put(1).expect(409);
  expect(body).toMatchObject({ version: 2, state: 'stepThree' });
  await saveStep(api, code, 3);
  await put(2).expect(204);
  expect((await read(code)).drafts).toEqual({ 2: { city: 'Sli' } });
});

it('does not come after a save of its step that was written and not committed when it came', async () => {
  const { code } = await createLoan(api);
  const stored = await api.app.get(ApplicationRepository, { strict: false }).read('code', code);
  if (!stored) throw new Error('There is no such application.');
  const put = async (step: number) =>
    api.http.put(`/api/v1/applications/${code}/drafts/${step}`).send({ fields: { city: 'Sli' }, version: 1 });
  let drafts: Promise<Response>[] = [];
  const save = { type: 'step.save', step: 2, fields: loanSample[2] };
  await api.app.get(FlowEngine, { strict: false }).send(stored, save, {
    actor: { role: 'applicant' },
    alongside: async () => {
      drafts = [put(2), put(3)];
      await untilWaiting(api, 2);
    },
  });
  expect((await Promise.all(drafts)).map(({ status }) => status)).toEqual([409, 204]);
  expect((await read(code)).drafts).toEqual({ 3: { city: 'Sli' } });
});

it('is gone once its step is saved, also where that says what it said before', async () => {
  const { code } = await createLoan(api);
  await saveStep(api, code, 2);
  await send(code, { type: 'step.goTo', step: 2 });
  await type(code, 2, { city: 'Val' });
  await saveStep(api, code, 2);
  expect((await read(code)).drafts).toEqual({});
});
