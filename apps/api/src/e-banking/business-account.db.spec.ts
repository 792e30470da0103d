import { drawDocument } from '@statewise/server/platform/pdf/draw-document.js';
import { businessSample, contactData, nextNumber, nextBelgianVat } from '@statewise/machines/testing';
import {
  addContact,
  atFinish,
  atHolders,
  atPeople,
  basicsData,
  createBusiness,
  saveBusinessStep,
} from '../testing/business-sample.js';
import { startApi, type TestApi } from '../testing/start-api.js';

const base = '/e-banking/api';
let api: TestApi;
let admin: string;

beforeAll(async () => {
  api = await startApi();
  admin = await api.signIn();
});
afterAll(() => api.stop());

const post = (call: string, body: object, headers: Record<string, string> = {}) =>
  api.http.post(`${base}/${call}`).set(headers).send(body);
const errorsOf = async (call: string, body: object) => (await post(call, body).expect(422)).body.errors;
const load = async (code: string) => (await post('loadApplicationByCode', { code }).expect(200)).body;

describe('saveStepOne', () => {
  it('brings an application into being, and saves it again', async () => {
    const { body } = await post('saveStepOne', { page: 1, data: basicsData() }).expect(201);
    expect(body).toMatchObject({
      success: true,
      code: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{12}$/),
      application: { flow: 'e-banking', state: 'address', version: 1, current_step: 2, furthest_step: 2 },
    });
    const { code } = body;
    await post('changeStep', { code, page: 1 }).expect(200);
    const again = await post('saveStepOne', { page: 1, code, data: basicsData() }).expect(200);
    expect(again.body).toMatchObject({ code, application: { state: 'address' } });
  });

  it.each([
    [{ vat: '12345678' }, { vat: ['vat'] }],
    [{ companyType: 'ltd' }, { companyType: ['oneOf'] }],
    [{ countryCode: 'de' }, { countryCode: ['oneOf'] }],
    [{ email: 'nobody' }, { email: ['email'] }],
    [{ accept_gdpr: false }, { accept_gdpr: ['required'] }],
    [{ account_type: 'loan' }, { account_type: ['oneOf'] }],
    [{ vat: 'BE0403170702' }, { vat: ['vat'] }],
    [{ vat: 'BE0000000000', skipVies: true }, { vat: ['vat'] }],
    [{ surprise: 1 }, { surprise: ['unknown'] }],
  ])('answers %j with %j', async (other, errors) => {
    expect(await errorsOf('saveStepOne', { page: 1, data: basicsData(other) })).toEqual(errors);
  });

  it('takes a VAT number once, however it is written', async () => {
    const vat = nextBelgianVat();
    const written = `be ${vat.slice(2, 6)}.${vat.slice(6)}`;
    const { code } = (await post('saveStepOne', { data: basicsData({ vat }) }).expect(201)).body;
    expect(await errorsOf('saveStepOne', { data: basicsData({ vat: written }) })).toEqual({ vat: ['vat'] });
    const used = async (body: object) => (await post('validateVat', body).expect(200)).body.alreadyUsed;
    expect(await used({ vat: vat.slice(2) })).toBe(true);
    expect(await used({ vat, applicationCode: code })).toBe(false);
    expect(await used({ vat: nextBelgianVat() })).toBe(false);
    expect(await errorsOf('validateVat', { vat: 'nothing' })).toEqual({ vat: ['vat'] });
    await post('validateVat', { vat, applicationCode: 'AAAAAAAAAAAA' }).expect(404);
  });

  it('gives a VAT number to one of eight who use it at the same moment', async () => {
    const vat = nextBelgianVat();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => post('saveStepOne', { data: basicsData({ vat }) })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 7 }, () => 422)]);
    for (const { status, body } of answers) if (status === 422) expect(body.errors).toEqual({ vat: ['vat'] });
  });

  it('refuses a VAT number of two who change to it at the same moment', async () => {
    const vat = nextBelgianVat();
    const codes = await Promise.all(
      [1, 2].map(async () => {
        const { code } = await createBusiness(api);
        await post('changeStep', { code, page: 1 }).expect(200);
        return code;
      }),
    );
    const answers = await Promise.all(codes.map((code) => post('saveStepOne', { code, data: basicsData({ vat }) })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it('answers the same call again from the log', async () => {
    const key = { 'Idempotency-Key': `create-${nextNumber()}` };
    const body = { page: 1, data: basicsData() };
    const first = await post('saveStepOne', body, key).expect(201);
    const second = await post('saveStepOne', body, key).expect(201);
    expect(second.body).toEqual(first.body);
  });
});

describe('a company', () => {
  it('goes from its basics to the bank', async () => {
    const { code, state } = await atFinish(api);
    expect(state).toBe('finish');
    const { body } = await post('finish', { code }).expect(200);
    expect(body.application).toMatchObject({ state: 'completed', current_step: 7 });
    const loaded = await load(code);
    expect(loaded).toMatchObject({ application: { state: 'completed' }, data: { 3: { pep: false } } });
    expect(loaded.contacts).toHaveLength(6);
    await post('finish', { code }).expect(409);
  });

  it('needs owners who hold exactly 100, a director and a signatory', async () => {
    const { code } = await atPeople(api);
    expect(await errorsOf('saveStepData', { code, page: 3, data: {} })).toEqual({
      beneficial_owner: ['required'],
      director: ['required'],
      authorised_signatory: ['required'],
      shares: ['shares'],
      pep: ['required'],
    });
    const id = await addContact(api, code, 'beneficial_owner_individual', { shares: 99.99 });
    await addContact(api, code, 'director_company');
    await addContact(api, code, 'authorised_signatory');
    expect(await errorsOf('saveStepData', { code, page: 3, data: { pep: true } })).toEqual({
      politically_exposed_person: ['required'],
      shares: ['shares'],
    });
    const data = contactData('beneficial_owner_individual', { id, shares: 100 });
    await post('saveContact', { code, contact_type: 'beneficial_owner_individual', data }).expect(200);
    expect((await saveBusinessStep(api, code, 3)).state).toBe('holders');
  });

  it('is not sent while something is missing', async () => {
    const { code } = await createBusiness(api);
    await post('changeStep', { code, page: 0 }).expect(200);
    expect((await load(code)).application).toMatchObject({ state: 'basics', current_step: 1, furthest_step: 7 });
    await post('changeStep', { code, page: 7 }).expect(200);
    const { body } = await post('finish', { code }).expect(409);
    expect(body).toMatchObject({ state: 'finish', allowed_events: expect.not.arrayContaining(['application.finish']) });
  });

  it('is not sent with an identity card that has expired since it was entered', async () => {
    const { code } = await atFinish(api);
    const { id } = (await load(code)).contacts.at(-1);
    const expire = (expiry: string) =>
      api.database.query(
        `update contact set fields = jsonb_set(fields, '{expiry}', to_jsonb($2::text)) where id = $1`,
        [id, expiry],
      );
    await expire('01/01/2026');
    expect(await errorsOf('finish', { code })).toEqual({ [`holders.principal_account_holder.${id}.expiry`]: ['date'] });
    await expire('31/12/2099');
    await post('finish', { code }).expect(200);
  });

  it('chooses to pay at the partner with a client number', async () => {
    const { code } = await atHolders(api);
    expect(await errorsOf('saveStepData', { code, page: 4, data: {} })).toEqual({
      principal_account_holder: ['required'],
    });
    await addContact(api, code, 'principal_account_holder');
    await saveBusinessStep(api, code, 4);
    expect(await errorsOf('saveStepData', { code, page: 5, data: { payment: true } })).toEqual({
      client_number: ['required'],
    });
    const wrong = { code, contact_type: 'client_number', data: { client_number: '12345A' } };
    expect(await errorsOf('saveContact', wrong)).toEqual({ client_number: ['vanmarcke'] });
    await addContact(api, code, 'client_number');
    expect((await saveBusinessStep(api, code, 5, { payment: true })).state).toBe('marketing');
    expect(await errorsOf('saveStepData', { code, page: 6, data: {} })).toEqual({ documents_sent: ['required'] });
  });
});

it('lets a credit card account pass the people by, in both directions', async () => {
  const { code } = await createBusiness(api, { account_type: 'credit_card' });
  expect((await saveBusinessStep(api, code, 2)).state).toBe('holders');
  expect((await post('changeStep', { code, page: 3 }).expect(200)).body.application.state).toBe('address');
  await post('changeStep', { code, page: 4 }).expect(200);
  const back = await api.http.post(`/api/v1/applications/${code}/events`).send({ type: 'step.back' }).expect(200);
  expect(back.body.application.state).toBe('address');
});

describe('checkCode', () => {
  it('knows the codes of this flow alone', async () => {
    const { code } = await createBusiness(api);
    const exists = async (asked: unknown) => (await post('checkCode', { code: asked }).expect(200)).body.exists;
    expect(await exists(code)).toBe(true);
    expect(await exists(`${code.slice(0, 4)}-${code.slice(4, 8).toLowerCase()} ${code.slice(8)}`)).toBe(true);
    expect(await exists('AAAAAAAAAAAA')).toBe(false);
    expect(await exists(undefined)).toBe(false);
    await post('loadApplicationByCode', { code: 'AAAAAAAAAAAA' }).expect(404);
  });
});

it('shows an admin any step without moving the application', async () => {
  const { code, state } = await createBusiness(api);
  await post('changeStep', { code, page: 6 }).expect(409);
  const opened = await post('changeStep', { code, page: 6 }, { Cookie: admin }).expect(200);
  expect(opened.body.application).toMatchObject({ state: 'marketing', code, is_admin: true });
  expect(opened.body.application).not.toHaveProperty('admin_code');
  const { body } = await post('loadApplicationByCode', { code }, { Cookie: admin }).expect(200);
  expect(body.application).toMatchObject({ state });
});

it('shows an admin any step of an application that was sent', async () => {
  const { code } = await atFinish(api);
  await post('finish', { code }).expect(200);
  for (const [page, state] of [
    [1, 'basics'],
    [6, 'marketing'],
    [7, 'completed'],
  ]) {
    const { body } = await post('changeStep', { code, page }, { Cookie: admin }).expect(200);
    expect(body.application).toMatchObject({ state });
  }
  expect((await load(code)).application).toMatchObject({ state: 'completed' });
});

it('says what a business is asked for, in its language', async () => {
  const asked = { country: 'be', companyType: 'bv', isCreditCardAccount: true, creditCardTypes: [] };
  const { body } = await post('getIzolaProLogic', { language: 'nl', ...asked }).expect(200);
  expect(body.documents).toContainEqual({ value: 'articles_of_association', label: 'Statuten' });
  expect(body.creditCards).toHaveLength(3);
  expect(body.sections.map(({ value }: { value: string }) => value)).not.toContain('beneficial_owners');
  expect(await errorsOf('getIzolaProLogic', { ...asked, companyType: 'ltd' })).toEqual({ companyType: ['oneOf'] });
  expect(await errorsOf('getIzolaProLogic', {})).toEqual({ country: ['required'], companyType: ['required'] });
});

it('lists legal forms and dropdowns', async () => {
  const { body } = await api.http.get(`${base}/getIzolaProViesCompanyTypes?lang=fr`).expect(200);
  expect(body.companyTypes).toContainEqual({
    value: 'sole_trader',
    label: 'Entreprise individuelle',
    country: 'lu',
    isCompany: false,
  });
  const named = (country: string, value: string) => ({ value, label: expect.any(String), country, isCompany: true });
  expect(body.companyTypes).toContainEqual({ ...named('be', 'cv'), label: 'Société coopérative (SC)' });
  expect(body.companyTypes).toContainEqual({ ...named('nl', 'cv'), label: 'Société en commandite (CV)' });
  const { dropdowns } = (await api.http.get(`${base}/dropdowns`).expect(200)).body;
  expect(Object.keys(dropdowns)).toEqual(expect.arrayContaining(['account_type', 'company_types', 'countries']));
});

it('takes the documents that a business must send, and no others', async () => {
  const { code } = await atFinish(api);
  const pdf = await drawDocument({ title: 'Extract', language: 'en', blocks: [] });
  const upload = (kind: string) =>
    api.http
      .post(`${base}/uploadDocuments?code=${code}`)
      .field('document_type', kind)
      .attach('files', Buffer.from(pdf), 'extract.pdf');
  const { body } = await upload('register_extract').expect(200);
  expect(body).toMatchObject({ application: { state: 'finish' }, documents: [{ document_type: 'register_extract' }] });
  expect((await upload('payslip').expect(422)).body.errors).toEqual({ document_type: ['oneOf'] });
  const { documents } = (await api.http.get(`${base}/getDocuments?code=${code}`).expect(200)).body;
  await api.http.get(`${base}/downloadDocument?code=${code}&id=${documents[0].id}`).expect(200);
  await api.http.get(`/consumer-loans-application/api/getDocuments?code=${code}`).expect(404);
  const { facts } = (await api.http.get(`/api/v1/applications/${code}`).expect(200)).body.application;
  expect(facts.documents).toEqual({ register_extract: 1 });
});

it('keeps what is typed into a step beside it', async () => {
  const { code } = await createBusiness(api);
  await api.http
    .put(`/api/v1/applications/${code}/drafts/2`)
    .send({ fields: { company: 'Har' } })
    .expect(204);
  expect((await load(code)).drafts).toEqual({ 2: { company: 'Har' } });
  expect(businessSample[2]).toMatchObject({ company: 'Harbour Plumbing' });
});
