import { businessAccountFlow } from '@statewise/machines';
import { decisionOn, eventSamples } from '@statewise/flow/testing';
import { ApplicationAccess } from '@statewise/server/applications/application-access.js';
import { drawPaper } from '@statewise/server/platform/pdf/draw-paper.js';
import { FlowMaintenance } from '@statewise/server/engine/flow-maintenance.js';
import {
  addContact,
  atFinish,
  atHolders,
  atPeople,
  basicsData,
  businessData,
  contactData,
  createBusiness,
  nextNumber,
  saveBusinessStep,
} from '../testing/business-sample.js';
import { colleague } from '../testing/colleague.js';
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

/** Everything that is stored of an application. */
const rowsOf = (code: string) =>
  api.database.query(
    `select a.*, (select json_agg(s order by step_number) from application_step s where s.application_id = a.id) as steps,
      (select json_agg(c order by id) from contact c where c.application_id = a.id) as contacts,
      (select count(*) from transition t where t.application_id = a.id) as transitions
    from application a where code_digest = $1`,
    [api.digestOf(code)],
  );

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
    [{ surprise: 1 }, { surprise: ['unknown'] }],
  ])('answers %j with %j', async (other, errors) => {
    expect(await errorsOf('saveStepOne', { page: 1, data: basicsData(other) })).toEqual(errors);
  });

  it('takes a VAT number once, however it is written', async () => {
    const number = nextNumber();
    const { code } = (await post('saveStepOne', { data: basicsData({ vat: `BE0${number}` }) }).expect(201)).body;
    expect(await errorsOf('saveStepOne', { data: basicsData({ vat: `be 0.${number}` }) })).toEqual({ vat: ['vat'] });
    const used = async (body: object) => (await post('validateVat', body).expect(200)).body.alreadyUsed;
    expect(await used({ vat: `0${number}` })).toBe(true);
    expect(await used({ vat: `BE0${number}`, applicationCode: code })).toBe(false);
    expect(await used({ vat: `BE0${nextNumber()}` })).toBe(false);
    expect(await errorsOf('validateVat', { vat: 'nothing' })).toEqual({ vat: ['vat'] });
    await post('validateVat', { vat: `BE0${number}`, applicationCode: 'AAAAAAAAAAAA' }).expect(404);
  });

  it('gives a VAT number to one of eight who use it at the same moment', async () => {
    const vat = `BE0${nextNumber()}`;
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => post('saveStepOne', { data: basicsData({ vat }) })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 7 }, () => 422)]);
    for (const { status, body } of answers) if (status === 422) expect(body.errors).toEqual({ vat: ['vat'] });
  });

  it('refuses a VAT number of two who change to it at the same moment', async () => {
    const vat = `BE0${nextNumber()}`;
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

it('sets lists aside with the account type and brings them back', async () => {
  const { code } = await atFinish(api);
  await post('changeStep', { code, page: 1 }).expect(200);
  const { data } = await load(code);
  const change = async (account_type: string) => {
    const { isCompany: _, is_credit_card_account: __, ...basics } = data[1];
    await post('changeStep', { code, page: 1 }).expect(200);
    await post('saveStepOne', { code, data: { ...basics, account_type } }).expect(200);
    return (await load(code)).contacts.length;
  };
  expect(await change('credit_card')).toBe(1);
  expect(await change('current')).toBe(6);
  await post('changeStep', { code, page: 7 }).expect(200);
  await post('finish', { code }).expect(200);
});

describe('contacts', () => {
  it.each([
    [{ idcard: 'M123' }, { idcard: ['numbers'] }],
    [{ birthday: '01/01/2020' }, { birthday: ['adult'] }],
    [{ birthday: '1980-01-01' }, { birthday: ['date'] }],
    [{ expiry: '01/01/2020' }, { expiry: ['date'] }],
    [{ shares: 0 }, { shares: ['min'] }],
    [{ shares: 'half' }, { shares: ['numbers'] }],
    [{ name: '' }, { name: ['required'] }],
    [{ parent_id: '01932f6e-8f2a-7c3b-9d4e-5f6071829304' }, { parent_id: ['oneOf'] }],
    [{ colour: 'red' }, { colour: ['unknown'] }],
  ])('answer %j with %j', async (other, errors) => {
    const { code } = await atPeople(api);
    const data = contactData('beneficial_owner_individual', other);
    expect(await errorsOf('saveContact', { code, contact_type: 'beneficial_owner_individual', data })).toEqual(errors);
  });

  it('are refused with a type that is none or that the step does not have', async () => {
    const { code } = await atPeople(api);
    const data = contactData('owner_partner');
    for (const contact_type of ['nobody', 'owner_partner', 'principal_account_holder'])
      expect(await errorsOf('saveContact', { code, contact_type, data })).toEqual({ contact_type: ['oneOf'] });
    expect(await errorsOf('saveContact', { code, data })).toEqual({ contact_type: ['required'] });
    expect(await errorsOf('saveContact', { code, contact_type: 'account', data: 1 })).toEqual({ data: ['format'] });
  });

  it('never hold more than 100 and have cards of their own', async () => {
    const { code } = await atPeople(api);
    await addContact(api, code, 'beneficial_owner_individual', { shares: 60, idcard: '77-7' });
    const add = (other: object, contact_type = 'beneficial_owner_individual') =>
      errorsOf('saveContact', { code, contact_type, data: contactData('beneficial_owner_individual', other) });
    expect(await add({ shares: 40.01 })).toEqual({ shares: ['shares'] });
    expect(await add({ shares: 1, idcard: '7.77' })).toEqual({ idcard: ['unique'] });
  });

  it('are at most three principal holders and two with a card', async () => {
    const { code } = await atHolders(api);
    for (let count = 0; count < 3; count += 1) await addContact(api, code, 'principal_account_holder');
    for (let count = 0; count < 2; count += 1) await addContact(api, code, 'additional_card_holder');
    for (const type of ['principal_account_holder', 'additional_card_holder'] as const)
      expect(await errorsOf('saveContact', { code, contact_type: type, data: contactData(type) })).toEqual({
        [type]: ['max'],
      });
  });

  it('all survive when eight are added at once', async () => {
    const { code, version } = await atPeople(api);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        post('saveContact', { code, contact_type: 'director_individual', data: contactData('director_individual') }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(8);
    const { contacts, application } = await load(code);
    expect(contacts).toHaveLength(8);
    expect(application.version).toBe(version + 8);
  });

  it('never pass 100 when eight owners are added at once', async () => {
    const { code } = await atPeople(api);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        post('saveContact', {
          code,
          contact_type: 'beneficial_owner_individual',
          data: contactData('beneficial_owner_individual', { shares: 30 }),
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    for (const { body } of answers.filter(({ status }) => status !== 200))
      expect(body.errors).toEqual({ shares: ['shares'] });
  });

  it('conflict with a version that is not the newest', async () => {
    const { code, version } = await atPeople(api);
    const id = await addContact(api, code, 'director_individual');
    const data = contactData('director_individual', { id });
    const { body } = await post('saveContact', { code, contact_type: 'director_individual', data, version }).expect(
      409,
    );
    expect(body).toMatchObject({ version: version + 1, state: 'people' });
    await post('deleteContact', { code, id, version }).expect(409);
    await post('deleteContact', { code, id, version: version + 1 }).expect(200);
    await post('saveContact', { code, contact_type: 'director_individual', data }).expect(404);
    await post('deleteContact', { code, id }).expect(404);
  });

  it('are added once by a call that is repeated, whatever happened since', async () => {
    const { code } = await atPeople(api);
    const key = { 'Idempotency-Key': `contact-${nextNumber()}` };
    const call = { code, contact_type: 'director_individual', data: contactData('director_individual') };
    const first = await post('saveContact', call, key).expect(200);
    const other = await addContact(api, code, 'director_company');
    await post('deleteContact', { code, id: first.body.id }).expect(200);
    const again = await post('saveContact', call, key).expect(200);
    expect(again.body).toEqual(first.body);
    expect((await load(code)).contacts).toMatchObject([{ id: other }]);
    await post('saveContact', { ...call, contact_type: 'authorised_signatory' }, key).expect(422);
  });

  it('take the shareholders of a company with them', async () => {
    const { code } = await atPeople(api);
    const parent_id = await addContact(api, code, 'beneficial_owner_company', { shares: 40 });
    await addContact(api, code, 'beneficial_owner_individual', { shares: 50, parent_id });
    const { body } = await post('deleteContact', { code, id: parent_id }).expect(200);
    expect(body.contacts).toEqual([]);
    expect((await rowsOf(code))[0].contacts).toBeNull();
  });

  it('stay as they are when an admin jumps and takes it back', async () => {
    const { code } = await atHolders(api);
    const before = (await load(code)).contacts;
    await api.http
      .post(`/api/v1/applications/${code}/jump`)
      .set('Cookie', admin)
      .send({ state: 'payment', reason: 'asked' })
      .expect(200);
    await addContact(api, code, 'client_number');
    await api.http
      .post(`/api/v1/applications/${code}/events`)
      .set('Cookie', admin)
      .send({ type: 'application.undo' })
      .expect(200);
    const { contacts, application } = await load(code);
    expect(application).toMatchObject({ state: 'holders', furthest_step: 4 });
    expect(contacts.slice(0, before.length)).toEqual(before);
    expect(contacts).toHaveLength(before.length + 1);
  });

  it('are exported and erased with their application', async () => {
    const { code } = await atHolders(api);
    const { body } = await api.http.get(`/api/v1/applications/${code}/export`).set('Cookie', admin).expect(200);
    expect(body.contacts).toHaveLength(5);
    const [{ id }] = await rowsOf(code);
    await api.http.delete(`/api/v1/applications/${code}`).set('Cookie', admin).expect(202);
    const second = await colleague(api, 'second@example.com');
    await api.http.delete(`/api/v1/applications/${code}`).set('Cookie', second).expect(204);
    expect(await api.database.query('select 1 from contact where application_id = $1', [id])).toEqual([]);
  });
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
  expect(opened.body.application).toMatchObject({ state: 'marketing', admin_code: expect.any(String) });
  const { body } = await post('loadApplicationByCode', { code }, { Cookie: admin }).expect(200);
  expect(body.application).toMatchObject({ state });
});

it('changes no row by an event that the chart forbids, in any state', async () => {
  const applicant = { actor: { role: 'applicant' as const } };
  const samples = eventSamples(businessAccountFlow).map(({ at: _, actor: __, ...event }) => event);
  const access = api.app.get(ApplicationAccess, { strict: false });
  const { code } = await atFinish(api);
  const states = ['resume', 'basics', 'address', 'people', 'holders', 'payment', 'marketing', 'finish', 'completed'];
  for (const state of states) {
    await api.http
      .post(`/api/v1/applications/${code}/jump`)
      .set('Cookie', admin)
      .send({ state, reason: 'tried' })
      .expect(200);
    const before = await rowsOf(code);
    const { snapshot } = await access.read(code, applicant);
    const forbidden = samples.filter((event) => !decisionOn(businessAccountFlow, snapshot, event).taken);
    expect(forbidden.length).toBeGreaterThan(samples.length / 2);
    const sent = forbidden.map(async ({ id: _id, vies: _vies, isVatUsed: _used, from: _from, ...event }) => {
      const { status } = await api.http.post(`/api/v1/applications/${code}/events`).send(event);
      return { type: event.type, isRefused: status >= 400 && status < 500 };
    });
    expect((await Promise.all(sent)).filter(({ isRefused }) => !isRefused)).toEqual([]);
    expect(await rowsOf(code)).toEqual(before);
  }
}, 300_000);

const nonsense = [null, 0, -1, '', 'x', 'x'.repeat(5_000), true, [], [1], {}, { id: {} }, '\ud800'];
const members = [
  'code',
  'data',
  'page',
  'furthestStep',
  'version',
  'contact_type',
  'id',
  'vat',
  'countryCode',
  'country',
  'companyType',
  'creditCardTypes',
  'language',
  'applicationCode',
];

it.each([
  'checkCode',
  'loadApplicationByCode',
  'saveStepOne',
  'saveStepData',
  'changeStep',
  'saveContact',
  'deleteContact',
  'finish',
  'extractVATData',
  'validateVat',
  'getIzolaProLogic',
])('answers %s with a refusal whatever nonsense it is sent', async (call) => {
  const { code } = await atPeople(api);
  for (const name of members) {
    for (const value of nonsense) {
      const { status, body } = await post(call, { code, [name]: value });
      expect([call, name, value, status < 500]).toEqual([call, name, value, true]);
      if (status >= 400) expect(body).toMatchObject({ success: false, status, message: expect.any(String) });
    }
  }
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
  const { dropdowns } = (await api.http.get(`${base}/dropdowns`).expect(200)).body;
  expect(Object.keys(dropdowns)).toEqual(expect.arrayContaining(['account_type', 'company_types', 'countries']));
});

it('takes the documents that a business must send, and no others', async () => {
  const { code } = await atFinish(api);
  const pdf = await drawPaper({ title: 'Extract', language: 'en', blocks: [] });
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
  expect(businessData[2]).toMatchObject({ company: 'Harbour Plumbing' });
});

it('has logs that lead exactly to what is stored, contacts included, whatever the tests before did', async () => {
  const { checked, divergences } = await api.app.get(FlowMaintenance, { strict: false }).verify();
  expect(checked).toBeGreaterThan(30);
  expect(divergences).toEqual([]);
});
