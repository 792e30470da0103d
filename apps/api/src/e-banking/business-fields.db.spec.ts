import { contactData } from '@statewise/machines/testing';
import { addContact, atHolders, atPeople, createBusiness, saveBusinessStep } from '../testing/business-sample.js';
import { startApi, type TestApi } from '../testing/start-api.js';

// Each error key that a call of a business account's application answers for a field.

const base = '/e-banking/api';
let api: TestApi;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const post = (call: string, body: object) => api.http.post(`${base}/${call}`).send(body);
const errorsOf = async (call: string, body: object) => (await post(call, body).expect(422)).body.errors;
const readOf = async (code: string) => (await api.http.get(`/api/v1/applications/${code}`).expect(200)).body;

describe('the address', () => {
  it.each([
    [{ company: '' }, { company: ['required'] }],
    [{ company: 'x'.repeat(101) }, { company: ['length'] }],
    [{ company_country: 'atlantis' }, { company_country: ['oneOf'] }],
    [{ email_address: 'office' }, { email_address: ['email'] }],
    [{ expiry: '20/11/2020' }, { expiry: ['date'] }],
    [{ expiry: '31/02/2099' }, { expiry: ['date'] }],
    [{ expiry: '' }, { expiry: ['required'] }],
    [{ register_city: '' }, { register_city: ['required'] }],
    [{ register_postalcode: '9'.repeat(101) }, { register_postalcode: ['length'] }],
    [{ differentAddress: 'perhaps' }, { differentAddress: ['format'] }],
    [{ trade_name: 5 }, { trade_name: ['format'] }],
    [{ vat: 'BE0403170701' }, { vat: ['unknown'] }],
  ])('answers %j with %j', async (other, errors) => {
    const { code } = await createBusiness(api);
    const data = { ...(await exampleAddress()), ...other };
    expect(await errorsOf('saveStepData', { code, page: 2, data })).toEqual(errors);
  });

  it('does not ask for a registered address that is the same', async () => {
    const { code } = await createBusiness(api);
    const data = { ...(await exampleAddress()), differentAddress: false, register_city: '' };
    await post('saveStepData', { code, page: 2, data }).expect(200);
  });

  it('is refused when it is no object', async () => {
    const { code } = await createBusiness(api);
    for (const data of [undefined, null, 5, 'text', []]) {
      const { body } = await post('saveStepData', { code, page: 2, data });
      expect(Object.keys(body.errors)).toEqual(['data']);
    }
  });
});

async function exampleAddress(): Promise<object> {
  const { code } = await atPeople(api);
  return (await readOf(code)).data[2];
}

describe('people who are named', () => {
  const refused = async (contact_type: string, data: object) => {
    const { code } = await atPeople(api);
    return errorsOf('saveContact', { code, contact_type, data });
  };

  it('are companies with a name, or people with theirs', async () => {
    expect(await refused('director_company', {})).toEqual({ company: ['required'] });
    expect(await refused('director_individual', {})).toEqual({
      name: ['required'],
      surname: ['required'],
      birthday: ['required'],
      idcard: ['required'],
      expiry: ['required'],
    });
    expect(await refused('director_company', { company: 'Camilleri', name: 'Nora' })).toEqual({ name: ['unknown'] });
  });

  it('hold more than nothing and at most everything', async () => {
    const owner = (shares: unknown) =>
      refused('beneficial_owner_company', contactData('beneficial_owner_company', { shares }));
    expect(await owner('')).toEqual({ shares: ['required'] });
    expect(await owner(100.01)).toMatchObject({ shares: ['max'] });
    expect(await owner(33.333)).toEqual({ shares: ['numbers'] });
  });

  it('say which function, relation and person it is about when they are politically exposed', async () => {
    expect(await refused('politically_exposed_person', {})).toEqual({
      pep_name: ['required'],
      pep_position: ['required'],
      pep_relation: ['required'],
      political_exposed_contact_name: ['required'],
    });
  });

  it('are at most a hundred in a list', async () => {
    const { code } = await atPeople(api);
    for (let count = 0; count < 100; count += 10)
      await Promise.all(Array.from({ length: 10 }, () => addContact(api, code, 'director_company')));
    expect(
      await errorsOf('saveContact', { code, contact_type: 'director_company', data: contactData('director_company') }),
    ).toEqual({ director: ['max'] });
  });

  it('are a sole trader’s own, and no others', async () => {
    const { code } = await createBusiness(api, { companyType: 'sole_trader' });
    await saveBusinessStep(api, code, 2);
    expect(await errorsOf('saveStepData', { code, page: 3, data: { pep: false } })).toEqual({
      owner_partner: ['required'],
    });
    const contact_type = 'director_individual';
    expect(await errorsOf('saveContact', { code, contact_type, data: contactData(contact_type) })).toEqual({
      contact_type: ['oneOf'],
    });
    await addContact(api, code, 'owner_partner');
    expect((await saveBusinessStep(api, code, 3)).state).toBe('holders');
  });

  it('are new without an id, and the ones that it names with one', async () => {
    const { code } = await atPeople(api);
    const contact_type = 'director_company';
    const save = (id: unknown, company: string) => post('saveContact', { code, contact_type, data: { id, company } });
    const ids = [];
    for (const none of [undefined, null, '']) ids.push((await save(none, 'Camilleri').expect(200)).body.id);
    expect(new Set(ids).size).toBe(3);
    const { body } = await save(ids[1], 'Borg').expect(200);
    expect(body.contacts.map(({ company }: { company: string }) => company)).toEqual([
      'Camilleri',
      'Borg',
      'Camilleri',
    ]);
    expect((await save(5, 'Borg').expect(422)).body.errors).toEqual({ id: ['format'] });
    await save('nobody', 'Borg').expect(404);
  });

  it('stand behind those that another replica made whose clock is ahead', async () => {
    const { code } = await atPeople(api);
    const first = await addContact(api, code, 'director_individual');
    const ahead = (Date.now() + 60_000).toString(16).padStart(12, '0').replace(/^.{8}/, '$&-') + first.slice(13);
    await api.database.query('update contact set id = $1 where id = $2', [ahead, first]);
    const second = await addContact(api, code, 'authorised_signatory');
    expect((await readOf(code)).contacts.map(({ id }: { id: string }) => id)).toEqual([ahead, second]);
  });

  it('share a card with another person of the same step in no list, and with the same one in each', async () => {
    const { code } = await atHolders(api);
    await addContact(api, code, 'principal_account_holder', { idcard: '7-7-7' });
    expect(
      await errorsOf('saveContact', {
        code,
        contact_type: 'additional_card_holder',
        data: contactData('additional_card_holder', { idcard: '777', birthday: '03/05/1979' }),
      }),
    ).toEqual({ idcard: ['unique'] });
    await addContact(api, code, 'additional_card_holder', { idcard: '777' });
  });

  it('are deleted by an id that names one of them', async () => {
    const { code } = await atPeople(api);
    for (const id of ['01932f6e-8f2a-7c3b-9d4e-5f6071829304', 'nobody'])
      await post('deleteContact', { code, id }).expect(404);
    expect(await errorsOf('deleteContact', { code })).toEqual({ id: ['required'] });
    expect(await errorsOf('deleteContact', { code, id: 5 })).toEqual({ id: ['format'] });
  });
});

it('takes the credit cards of the account, and no others', async () => {
  const { code } = await atHolders(api);
  await addContact(api, code, 'principal_account_holder');
  await saveBusinessStep(api, code, 4);
  const pay = (data: object) => errorsOf('saveStepData', { code, page: 5, data });
  expect(await pay({ izola_pro_credit_card: 'pro_platinum' })).toEqual({ izola_pro_credit_card: ['oneOf'] });
  expect(await pay({ payment: 'perhaps' })).toEqual({ payment: ['format'] });
  for (const client_number of ['A1234', 'A123456', '1A2345', 'Ä12345'])
    expect(await errorsOf('saveContact', { code, contact_type: 'client_number', data: { client_number } })).toEqual({
      client_number: ['vanmarcke'],
    });
});

it('asks no question about a business that it does not understand', async () => {
  const asked = { country: 'be', companyType: 'bv' };
  expect(await errorsOf('getIzolaProLogic', { ...asked, language: 'de' })).toEqual({ language: ['oneOf'] });
  expect(await errorsOf('getIzolaProLogic', { ...asked, country: 'de' })).toEqual({ country: ['oneOf'] });
  expect(await errorsOf('getIzolaProLogic', { ...asked, creditCardTypes: 'all' })).toEqual({
    creditCardTypes: ['format'],
  });
  expect(await errorsOf('validateVat', {})).toEqual({ vat: ['required'] });
  expect(await errorsOf('validateVat', { vat: '12345678' })).toEqual({ vat: ['vat'] });
  expect(await errorsOf('extractVATData', { vat: 'BE0403170701' })).toEqual({ countryCode: ['required'] });
});
