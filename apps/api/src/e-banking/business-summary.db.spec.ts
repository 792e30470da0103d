import { pdfLines, pdfText } from '@statewise/server/testing/pdf-text.js';
import { addContact, atFinish, atPeople, createBusiness, saveBusinessStep } from '../testing/business-sample.js';
import type { ApplicationBody } from '../testing/loan-sample.js';
import { startApi, type TestApi } from '../testing/start-api.js';

const base = '/e-banking/api';
let api: TestApi;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

async function download({ code }: Pick<ApplicationBody, 'code'>, query = '', headers: Record<string, string> = {}) {
  const { body, headers: answered } = await api.http
    .get(`${base}/downloadSummary?code=${code}${query}`)
    .set(headers)
    .buffer(true)
    .expect(200);
  const content = Buffer.from(body);
  return { text: pdfText(content), lines: pdfLines(content), raw: content.toString('latin1'), headers: answered };
}

/** The value that stands beside a label. */
const beside = (lines: readonly string[], label: string) => lines[lines.indexOf(label) + 1];

it('says every answer in words, and the people by their lists', async () => {
  const application = await atFinish(api);
  const { lines, text, raw, headers } = await download(application, '&lang=en');
  expect(headers['content-disposition']).toBe('attachment; filename="business-account-en.pdf"');
  expect(raw).toContain('/Lang (en)');
  expect(raw).toContain('/Marked true');
  expect(text).toContain('Harbour Plumbing, as it stood on');
  expect(text).toContain('has not been sent to the bank yet');
  expect(beside(lines, 'Legal form')).toBe('Private company (BV)');
  expect(beside(lines, 'Account')).toBe('Current account');
  expect(beside(lines, 'Country of the company')).toBe('Belgium');
  expect(beside(lines, 'Registered address: city')).toBe('Ghent');
  expect(beside(lines, 'Somebody is politically exposed')).toBe('No');
  expect(beside(lines, 'Shares')).toBe('60.00%');
  expect(beside(lines, 'Date of birth')).toBe('2 May 1979');
  for (const title of [
    'The business and its account',
    'Address and registration',
    'Beneficial owners',
    'Directors and managers',
    'Authorised signatories',
    'Principal account holders',
    'Payment',
  ])
    expect(lines).toContain(title);
  const company = lines.indexOf('Camilleri Holding');
  const shareholder = lines.indexOf('Nora Camilleri, shareholder of Camilleri Holding');
  expect(company).toBeGreaterThan(lines.indexOf('Beneficial owners'));
  expect(shareholder).toBeGreaterThan(company);
  expect(shareholder).toBeLessThan(lines.indexOf('Directors and managers'));
  expect(text).not.toContain('Owners and partners');
  expect(text).not.toMatch(/undefined|\{|skipVies/);
  expect(text).not.toContain(application.code);
});

it('says which documents arrived and which are missing', async () => {
  const application = await atFinish(api);
  const { code } = application;
  const files = {
    name: 'extract.png',
    content: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  };
  await api.http
    .post(`${base}/uploadDocuments?code=${code}`)
    .field('document_type', 'register_extract')
    .attach('files', Buffer.from(files.content, 'base64'), files.name)
    .expect(200);
  await api.http.post(`${base}/finish`).send({ code }).expect(200);
  const { lines, text } = await download(application);
  expect(text).toContain('has been sent to the bank');
  expect(beside(lines, 'Extract from the business register')).toBe('1 file received');
  expect(beside(lines, 'Articles of association')).toBe('Not received yet');
  expect(text).not.toContain('Annual accounts');
});

it.each([
  ['nl', 'Rechtsvorm', 'Besloten vennootschap (BV)', 'Uiteindelijk begunstigden', '2 mei 1979'],
  ['fr', 'Forme juridique', 'Société à responsabilité limitée (SRL)', 'Bénéficiaires effectifs', '2 mai 1979'],
])('speaks %s, by the query and by the browser’s languages', async (language, label, form, owners, born) => {
  const application = await atFinish(api);
  for (const said of [
    await download(application, `&lang=${language}`, { 'Accept-Language': 'en' }),
    await download(application, '', { 'Accept-Language': language }),
  ]) {
    expect(beside(said.lines, label)).toBe(form);
    expect(said.lines).toContain(owners);
    expect(said.lines).toContain(born);
    expect(said.raw).toContain(`/Lang (${language})`);
  }
});

it('leaves out what a credit card account is not asked for, and what no answer was given to yet', async () => {
  const { code } = await createBusiness(api, { account_type: 'credit_card' });
  const { lines, text } = await download({ code });
  expect(text).toMatch(/^\S/);
  expect(lines.filter((line) => line === 'Not answered yet.')).toHaveLength(4);
  expect(lines).not.toContain('People');
  expect(lines).toContain('Principal account holders');
  expect(beside(lines, 'Annual accounts of the last year')).toBe('Not received yet');
});

it('names who is politically exposed, and client numbers', async () => {
  const { code } = await atPeople(api);
  await addContact(api, code, 'politically_exposed_person');
  const { lines } = await download({ code });
  expect(lines).toContain('Paul Borg');
  expect(beside(lines, 'Concerns')).toBe('Nora Camilleri');
  const trader = await createBusiness(api, { companyType: 'sole_trader' });
  await saveBusinessStep(api, trader.code, 2);
  await addContact(api, trader.code, 'owner_partner');
  expect((await download(trader)).lines).toContain('Owners and partners');
});

it('keeps long answers whole, and thirty people on as many pages as they need', async () => {
  const { code } = await createBusiness(api);
  const company = 'Harbour and Quay Plumbing, Heating, Drains and Ventilation of the Whole Coast and all its Islands';
  await saveBusinessStep(api, code, 2, { company, company_legal_entity: company });
  for (let count = 0; count < 30; count += 1)
    await addContact(api, code, 'director_individual', { surname: `N${count}` });
  const { text, lines } = await download({ code });
  expect(text.split(company).length).toBeGreaterThan(2);
  for (let count = 0; count < 30; count += 1) expect(lines).toContain(`Nora N${count}`);
});

it('opens by the code as loading does, moves nothing and knows no other flow', async () => {
  const application = await createBusiness(api);
  const { code } = application;
  await api.http.post(`${base}/changeStep`).send({ code, page: 0 }).expect(200);
  const read = async () => (await api.http.get(`/api/v1/applications/${code}`).expect(200)).body.application;
  const before = await read();
  await download({ code: code.toLowerCase() });
  expect(await read()).toEqual(before);
  const admin = await api.signIn();
  const opened = await api.http.post(`${base}/loadApplicationByCode`).set('Cookie', admin).send({ code }).expect(200);
  const { id } = opened.body.application;
  const { admin_code } = (await api.http.post(`/api/v1/applications/${id}/code`).set('Cookie', admin).expect(200)).body;
  await download({ code: admin_code }, '', { Cookie: admin });
  for (const unknown of [admin_code, 'AAAAAAAAAAAA', '', 'x', "' or 1=1"])
    await api.http.get(`${base}/downloadSummary?code=${encodeURIComponent(unknown)}`).expect(404);
  await api.http.get(`${base}/downloadSummary`).expect(404);
});
