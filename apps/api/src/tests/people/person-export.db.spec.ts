import { addContact, atPeople } from '../../testing/business-sample.js';
import { createLoan, loanSample } from '../../testing/loan-sample.js';
import { startApi, type TestApi } from '../../testing/start-api.js';

let api: TestApi;
let admin: string;
beforeAll(async () => {
  api = await startApi({ WORKER: 'off' });
  admin = await api.signIn();
});
afterAll(() => api.stop());

/** What the archive says of the items of one kind; nothing in it is compressed. */
async function contentsOf(kind: string, path: string): Promise<unknown[]> {
  const { body } = await api.http
    .get(`/api/v1/applications/${path}`)
    .set('Cookie', admin)
    .buffer(true)
    .parse((response, done) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => done(null, Buffer.concat(chunks).toString()));
    })
    .expect(200);
  const text = String(body);
  const { items } = JSON.parse(text.slice(text.indexOf('{\n'), text.indexOf('\n}') + 2));
  return items.flatMap((item: { kind: string; content: unknown }) => (item.kind === kind ? [item.content] : []));
}

it('hands over what is kept of a person in the application of another, and in lists that colleagues keep', async () => {
  const view = { name: 'Nora’s', query: `q=${encodeURIComponent('Nora Camilleri')}` };
  await api.http.put('/api/v1/saved-views').set('Cookie', admin).send(view).expect(200);
  const { code } = await atPeople(api);
  const contact = await addContact(api, code, 'director_individual', { name: 'Nora', surname: 'Camilleri' });
  await createLoan(api);
  const path = `${code}/person/export?contact=${contact}`;
  expect(await contentsOf('contact', path)).toMatchObject([
    { contact_type: 'director_individual', fields: { name: 'Nora', surname: 'Camilleri' } },
  ]);
  expect(await contentsOf('view', path)).toEqual([view]);
  const { hash } = (
    await api.http.get(`/api/v1/applications/${code}/person?contact=${contact}`).set('Cookie', admin).expect(200)
  ).body;
  const erasure = api.http.post(`/api/v1/applications/${code}/person/erasure`).set('Cookie', admin);
  await erasure.send({ contact, seen: hash }).expect(204);
  expect(await api.database.query(`select details from audit where kind = 'person.erased'`)).toMatchObject([
    { details: { view: 1, contact_id: contact } },
  ]);
});

it('takes a saved list for a person’s where it has their whole name or address', async () => {
  const { code } = await createLoan(api, {
    data: { ...loanSample[1], first_name: 'An', last_name: 'Li', email: 'an@li.example' },
  });
  await api.database.query('update application_address set proven_at = now() where email = $1', ['an@li.example']);
  const save = (name: string, query: string) =>
    api.http.put('/api/v1/saved-views').set('Cookie', admin).send({ name, query }).expect(200);
  await save('Hers', 'q=li+AN');
  await save('Her address', 'q=an%40li.example');
  await save('Another', 'q=Ann+Lind');
  await save('Another address', 'q=ian%40li.example');
  const { items } = (await api.http.get(`/api/v1/applications/${code}/person`).set('Cookie', admin).expect(200)).body;
  const views = items.filter(({ kind }: { kind: string }) => kind === 'view');
  expect(views.map(({ title, why }: { title: string; why: string[] }) => `${title}: ${why}`).toSorted()).toEqual([
    'Her address: email',
    'Hers: name',
  ]);
});
