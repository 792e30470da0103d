import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { Mail } from '@statewise/server/platform/mail/mail.js';
import { Files } from '@statewise/server/platform/storage/files.js';
import { contactData } from '@statewise/machines/testing';
import { ContactRetention } from '../../site/contact/contact-retention.js';
import { colleague } from '../../testing/colleague.js';
import { atDocuments, createLoan, loanSample, saveStep } from '../../testing/loan-sample.js';
import { basicsData, createBusiness } from '../../testing/business-sample.js';
import { uploadDocuments } from '../../testing/document-upload.js';
import { png } from '../../testing/small-files.js';
import { startApi, type TestApi } from '../../testing/start-api.js';

// A person is the unit: found by what they are known by, read, handed over and erased as one.

let api: TestApi;
let admin: string;
let second: string;
let staff: string;
beforeAll(async () => {
  api = await startApi({ WORKER: 'off', SINGLE_ADMIN: 'off', CONTACT_EMAIL: 'Office@meridianbank.example' });
  admin = await api.signIn();
  second = await colleague(api, 'second@example.com');
  staff = await colleague(api, 'staff@example.com', 'staff');
});
afterAll(() => api.stop());
beforeEach(() => api.database.query('truncate application, contact_message, subscriber, outbox, saved_view cascade'));

const at = (code: string, more = '') => `/api/v1/applications/${code}${more}`;
const get = (path: string, cookie = admin) => api.http.get(path).set('Cookie', cookie);
const found = async (q: string): Promise<string[]> =>
  (
    await api.http.post('/api/v1/applications/search').set('Cookie', staff).send({ q }).expect(200)
  ).body.applications.map(({ id }: { id: string }) => id);
const idOf = async (code: string): Promise<string> => (await get(at(code), staff).expect(200)).body.application.id;
const person = (other: object) => ({ data: { ...loanSample[1], ...other } });
const rows = async (table: string): Promise<number> =>
  Number((await api.database.query<{ count: string }[]>(`select count(*) from ${table}`))[0]?.count);

/** A message and a subscription of an address, a mail to it, and a list that a colleague keeps under its name. */
async function visit(email: string): Promise<void> {
  await api.database.query(
    `insert into contact_message (id, reference, language, fields, request_digest)
      values ($1, 'MB-1', 'en', jsonb_build_object('email', $2::text, 'message', 'Hello'), 'x')`,
    [randomUUID(), email.toUpperCase()],
  );
  await api.database.query(
    `insert into subscriber (email, name, surname, language_id) values ($1, 'Ada', 'Vella', 1)`,
    [email],
  );
  await api.app.get(Mail, { strict: false }).send({ to: email, subject: 'News', text: 'Good news' });
  const view = { name: 'Hers', query: `q=${encodeURIComponent(email)}` };
  await api.http.put('/api/v1/saved-views').set('Cookie', staff).send(view).expect(200);
}

/** As another release left them. */
const moveTo = (version: number, ...codes: string[]) =>
  api.database.query('update application set flow_version = $1 where code_digest = any($2)', [
    version,
    codes.map((code) => api.digestOf(code)),
  ]);

/** Notes that who has the code of an application reads the mail of its address. */
const prove = (code: string) =>
  api.database.query(
    'update application_address set proven_at = now() where application_id = (select id from application where code_digest = $1)',
    [api.digestOf(code)],
  );

describe('search', () => {
  it('finds a phone number in any way of writing, a birth date and a place', async () => {
    const { code } = await createLoan(api);
    await saveStep(api, code, 2);
    await createLoan(api, person({ mobile: '+356 9999 0000', date_of_birth: '01/02/1970' }));
    const id = await idOf(code);
    for (const q of [
      '+356 7912 3456',
      '0035679123456',
      '7912-3456',
      '35679123456',
      '14/03/1985',
      '14.3.1985',
      '1985-03-14',
      'valletta',
    ])
      expect([q, await found(q)]).toEqual([q, [id]]);
    expect(await found('+356 7912 3457')).toEqual([]);
  });

  it('finds a VAT number as people write it, and the card, the name and the birth date of a contact', async () => {
    const vat = String(Object(basicsData())['vat']);
    const { code } = await createBusiness(api, { vat });
    const id = await idOf(code);
    const contact = {
      id: randomUUID(),
      contact_type: 'director_individual',
      fields: contactData('director_individual'),
    };
    await api.database.query(
      `insert into contact (id, application_id, contact_type, fields)
        select $1, a.id, $2, $3 from application a where a.public_id = $4`,
      [contact.id, contact.contact_type, JSON.stringify(contact.fields), id],
    );
    const { idcard, birthday, surname } = Object(contact.fields);
    const spaced = vat.replace(/^([A-Z]{2})(.{4})(...)(...)$/, '$1 $2.$3.$4');
    for (const q of [vat, spaced, idcard, birthday, surname]) expect([q, await found(q)]).toEqual([q, [id]]);
    await api.database.query('delete from contact where id = $1', [contact.id]);
    expect(await found(idcard)).toEqual([]);
  });

  it('says what an order by amount leaves out', async () => {
    await createLoan(api);
    await createBusiness(api);
    const search = (body: object) => api.http.post('/api/v1/applications/search').set('Cookie', staff).send(body);
    expect((await search({ sort: 'amount' }).expect(200)).body).toMatchObject({
      total: { count: 1 },
      left_out: { count: 1 },
    });
    expect((await search({ sort: 'newest' }).expect(200)).body).toMatchObject({ total: { count: 2 }, left_out: null });
  });
});

it('shows everything of one person, with why it is theirs', async () => {
  const { code } = await atDocuments(api);
  await uploadDocuments(api, code, [{ content: png, name: 'payslip.png' }]).expect(200);
  await prove(code);
  await createLoan(api, person({ first_name: 'ADA', last_name: 'Vellà', email: 'other@example.com' }));
  await createLoan(api, person({ first_name: 'Eve', email: 'eve@example.com' }));
  await visit('ada@example.com');
  const { body } = await get(at(code, '/person'), staff).expect(200);
  expect(body.person).toEqual({
    name: 'Ada Vella',
    born: '14/03/1985',
    emails: ['ada@example.com', 'other@example.com'],
    cards: [],
  });
  const why = body.items
    .map((item: { kind: string; why: string[] }) => `${item.kind}: ${item.why.join(', ')}`)
    .toSorted();
  expect(why).toEqual([
    'application: email, name_and_birth',
    'application: name_and_birth',
    'document: application',
    'mail: email',
    'message: email',
    'subscription: email',
    'view: email',
  ]);
  expect(body.erasure).toBeNull();
  const tester = await colleague(api, 'qa@example.com', 'qa');
  await get(at(code, '/person'), tester).expect(403);
  const { headers } = await get(at(code, '/person/export')).expect(200);
  expect(headers['content-type']).toBe('application/zip');
  await get(at(code, '/person/export'), staff).expect(403);
});

it('erases exactly what was seen once a second person confirms it', async () => {
  const { code } = await createLoan(api);
  await prove(code);
  await createLoan(api);
  const { code: stranger } = await createLoan(api, person({ first_name: 'Eve', email: 'eve@example.com' }));
  await visit('ada@example.com');
  const seen = (await get(at(code, '/person')).expect(200)).body.hash;
  const ask = (body: object, cookie = admin) =>
    api.http.post(at(code, '/person/erasure')).set('Cookie', cookie).send(body);
  await ask({ seen: 'a'.repeat(64) }).expect(409);
  await ask({ seen }, staff).expect(403);
  const { proposal } = (await ask({ seen, reason: 'By letter' }).expect(202)).body;
  expect(proposal).toMatchObject({ kind: 'erasure', before: { application: 2, mail: 1, message: 1, subscription: 1 } });
  const confirm = (id: string, hash: string, cookie = second) =>
    api.http.post(`/api/v1/proposals/${id}/confirm`).set('Cookie', cookie).send({ hash });
  await confirm(proposal.id, proposal.hash, admin).expect(403);
  await createLoan(api);
  await confirm(proposal.id, proposal.hash).expect(409);
  const again = (await get(at(code, '/person')).expect(200)).body;
  expect(again.erasure.id).toBe(proposal.id);
  await api.http
    .post(`/api/v1/proposals/${proposal.id}/decline`)
    .set('Cookie', admin)
    .send({ hash: proposal.hash })
    .expect(200);
  const fresh = (await ask({ seen: again.hash }).expect(202)).body.proposal;
  await confirm(fresh.id, fresh.hash).expect(200);
  expect([await rows('application'), await rows('contact_message'), await rows('subscriber')]).toEqual([1, 0, 0]);
  expect(await rows('saved_view')).toBe(0);
  expect(await api.mailsTo('ada@example.com')).toEqual([]);
  await get(at(stranger), staff).expect(200);
  const { acts } = (await get('/api/v1/audit?kind=person.erased').expect(200)).body;
  expect(acts).toMatchObject([
    { details: { application: 3, mail: 1, message: 1, subscription: 1, view: 1, seen: again.hash } },
  ]);
});

it('erases the rest of a person with their last application, and nothing of it before', async () => {
  const [{ code: first }, { code }, { code: last }] = [
    await createLoan(api),
    await createLoan(api),
    await createLoan(api),
  ];
  await prove(code);
  await visit('ada@example.com');
  const erase = async (name: string): Promise<void> => {
    const { hash } = (await api.http.delete(at(name)).set('Cookie', admin).expect(202)).body.proposal;
    await api.http.delete(at(name)).set('Cookie', second).send({ hash }).expect(204);
  };
  const rest = async () => [await rows('contact_message'), await rows('subscriber'), await rows('saved_view')];
  await erase(first);
  expect(await rest()).toEqual([1, 1, 1]);
  await moveTo(999, last);
  await erase(code);
  expect(await rest()).toEqual([1, 1, 1]);
  await moveTo(1, last);
  await prove(last);
  await erase(last);
  expect(await rest()).toEqual([0, 0, 0]);
  expect(await api.mailsTo('ada@example.com')).toEqual([]);
});

it('has no mail about the application of another person with the same address, and erases none', async () => {
  const { code } = await createLoan(api);
  const { code: other } = await createLoan(api, person({ first_name: 'Eve', date_of_birth: '01/02/1970' }));
  const [{ id }] = await api.database.query('select id from application where code_digest = $1', [api.digestOf(code)]);
  const letter = { to: 'ada@example.com', subject: 'Your loan', text: 'Hello Ada', about: String(id) };
  await api.app.get(Mail, { strict: false }).send(letter);
  const kinds = async (name: string) =>
    (await get(at(name, '/person')).expect(200)).body.items.map(({ kind }: { kind: string }) => kind);
  expect([await kinds(code), await kinds(other)]).toEqual([['application', 'mail'], ['application']]);
  const { hash } = (await api.http.delete(at(other)).set('Cookie', admin).expect(202)).body.proposal;
  await api.http.delete(at(other)).set('Cookie', second).send({ hash }).expect(204);
  expect(await kinds(code)).toEqual(['application', 'mail']);
});

it('has what stands under an address alone once they have proven to read it, and nobody else', async () => {
  const { code } = await createLoan(api);
  const { code: other } = await createLoan(api, person({ first_name: 'Eve', date_of_birth: '01/02/1970' }));
  await visit('ada@example.com');
  const kinds = async (name: string) =>
    (await get(at(name, '/person')).expect(200)).body.items.map(({ kind }: { kind: string }) => kind).toSorted();
  const all = ['application', 'mail', 'message', 'subscription', 'view'];
  expect([await kinds(code), await kinds(other)]).toEqual([['application'], ['application']]);
  await prove(code);
  expect([await kinds(code), await kinds(other)]).toEqual([all, ['application']]);
  const { hash } = (await api.http.delete(at(other)).set('Cookie', admin).expect(202)).body.proposal;
  await api.http.delete(at(other)).set('Cookie', second).send({ hash }).expect(204);
  expect(await kinds(code)).toEqual(all);
  const { code: spouse } = await createLoan(api, person({ first_name: 'Eve', date_of_birth: '01/02/1970' }));
  await prove(spouse);
  expect([await kinds(code), await kinds(spouse)]).toEqual([['application'], ['application']]);
});

it.each(['Second@example.com', 'office@meridianbank.example'])(
  'has nothing that stands under %s, which is the bank’s own, whoever opened its mail',
  async (email) => {
    const { code } = await createLoan(api, person({ email }));
    await prove(code);
    await visit(email);
    const { items } = (await get(at(code, '/person')).expect(200)).body;
    expect(items.map(({ kind }: { kind: string }) => kind)).toEqual(['application']);
  },
);

it('is erased also where the store cannot remove what was attached to a message', async () => {
  const { code } = await createLoan(api);
  await prove(code);
  await visit('ada@example.com');
  const files = api.app.get(Files, { strict: false });
  const attached = await files.put(Readable.from(['%PDF-1.4']));
  await api.database.query(
    `insert into contact_attachment (message_id, position, name, content_type, size, sha256, file_name)
      select id, 0, 'letter.pdf', 'application/pdf', 8, '', $1 from contact_message`,
    [attached],
  );
  const away = jest.spyOn(files, 'remove').mockRejectedValue(new Error('The store is away.'));
  const { hash } = (await api.http.delete(at(code)).set('Cookie', admin).expect(202)).body.proposal;
  await api.http.delete(at(code)).set('Cookie', second).send({ hash }).expect(204);
  expect([await rows('application'), await rows('contact_message')]).toEqual([0, 0]);
  away.mockRestore();
  await api.app.get(ContactRetention, { strict: false }).erase();
  expect(await files.has(attached)).toBe(false);
});

it('says how many applications a newer release wrote, and leaves them', async () => {
  const { code } = await createLoan(api);
  const { code: newer } = await createLoan(api);
  const { code: sale } = await createLoan(api, person({ date_of_birth: '01/02/1970', email: 'eve@example.com' }));
  await api.database.query(
    `insert into prepared_loan select s.id, l.id, '1' from application s, application l where s.code_digest = $1 and l.code_digest = $2`,
    [sale, code].map(api.digestOf),
  );
  await moveTo(999, newer, sale);
  const { body } = await get(at(code, '/person')).expect(200);
  expect(body).toMatchObject({ unread: 2, items: [{ kind: 'application' }] });
  const { proposal } = (
    await api.http.post(at(code, '/person/erasure')).set('Cookie', admin).send({ seen: body.hash }).expect(202)
  ).body;
  expect(proposal).toMatchObject({ before: { application: 1, unread: 2 }, after: { application: 0, unread: 2 } });
  const confirmed = { hash: proposal.hash };
  await api.http.post(`/api/v1/proposals/${proposal.id}/confirm`).set('Cookie', second).send(confirmed).expect(200);
  expect(await rows('application')).toBe(2);
});
