import { startApi, type TestApi } from '../../testing/start-api.js';

let api: TestApi;

beforeAll(async () => {
  api = await startApi({ DEMO_CONTENT: 'on' });
});
afterAll(() => api.stop());

const maria = { name: 'Maria', surname: 'Borg', email: 'maria.borg@example.com' };
const page = 'text/html,application/xhtml+xml,*/*;q=0.8';
const subscribers = (email: string): Promise<object[]> =>
  api.database.query('select name, surname, email, language_id from subscriber where lower(email) = lower($1)', [
    email,
  ]);

it('keeps a subscriber in the language of the request', async () => {
  await api.http.post('/subscribe?lang=nl').send(maria).expect(200, { success: true });
  expect(await subscribers(maria.email)).toEqual([{ ...maria, language_id: 2 }]);
});

it('takes a second subscription for none, in any case of the address', async () => {
  await api.http
    .post('/subscribe')
    .send({ ...maria, name: 'Somebody else', email: 'Maria.Borg@Example.com' })
    .expect(200, { success: true });
  expect(await subscribers(maria.email)).toEqual([{ ...maria, language_id: 2 }]);
});

it('takes a form as well, and answers programs with JSON', async () => {
  await api.http
    .post('/subscribe')
    .type('form')
    .send({ name: ' Jan ', surname: 'Peeters', email: 'jan@example.com' })
    .expect(200, { success: true });
  expect(await subscribers('jan@example.com')).toEqual([
    { name: 'Jan', surname: 'Peeters', email: 'jan@example.com', language_id: 1 },
  ]);
});

it('sends a reader without script back to the page the form stood on', async () => {
  const answer = await api.http
    .post('/subscribe')
    .type('form')
    .set('Accept', page)
    .set('Referer', `${api.url}/be-fr/fees?x=1#y`)
    .send({ ...maria, email: 'a@example.com' })
    .expect(303);
  expect(answer.headers['location']).toBe('/be-fr/fees?subscribe=done#subscribe');
});

it('tells a reader without script which fields are wrong, without repeating what was typed', async () => {
  const answer = await api.http
    .post('/subscribe')
    .type('form')
    .set('Accept', page)
    .set('Referer', `${api.url}/mt-en/blog`)
    .send({ name: 'Maria', surname: '', email: 'secret-not-an-address' })
    .expect(303);
  expect(answer.headers['location']).toBe('/mt-en/blog?subscribe=errors&surname=required&email=email#subscribe');
});

it.each(['https://evil.example/mt-en/', '//evil.example/mt-en/', 'not an address', undefined, '/mt-en/'])(
  'never sends a reader to another site (referer %p)',
  async (referer) => {
    const request = api.http
      .post('/subscribe?lang=fr')
      .type('form')
      .set('Accept', page)
      .send({ ...maria, email: 'b@example.com' });
    const answer = await (referer === undefined ? request : request.set('Referer', referer)).expect(303);
    expect(answer.headers['location']).toBe('/fr/?subscribe=done#subscribe');
  },
);

it('never turns a path with two slashes into another site', async () => {
  const answer = await api.http
    .post('/subscribe')
    .type('form')
    .set('Accept', page)
    .set('Referer', `${api.url}//evil.example/mt-en`)
    .send({ ...maria, email: 'c@example.com' })
    .expect(303);
  expect(answer.headers['location']).toBe('/en/?subscribe=done#subscribe');
});

it.each([
  [{}, { name: ['required'], surname: ['required'], email: ['required'] }],
  [{ ...maria, email: 'maria' }, { email: ['email'] }],
  [{ ...maria, email: 'a@b.example, c@d.example' }, { email: ['email'] }],
  [{ ...maria, email: 'a@example.com\r\nBcc: b@example.com' }, { email: ['email'] }],
  [{ ...maria, name: 'x'.repeat(101) }, { name: ['length'] }],
  [{ ...maria, admin: true }, { admin: ['unknown'] }],
])('refuses %j', async (fields, errors) => {
  const { body } = await api.http.post('/subscribe').send(fields).expect(422);
  expect(body).toMatchObject({ success: false, errors });
});

it('keeps what looks like SQL or HTML as the text it is', async () => {
  const odd = {
    name: "Robert'); drop table subscriber; --",
    surname: '<script>alert(1)</script>',
    email: 'robert@example.com',
  };
  await api.http.post('/subscribe').send(odd).expect(200);
  expect(await subscribers(odd.email)).toEqual([{ ...odd, language_id: 1 }]);
});

it('refuses a form that another site sends', async () => {
  await api.http.post('/subscribe').type('form').set('Origin', 'https://evil.example').send(maria).expect(403);
});
