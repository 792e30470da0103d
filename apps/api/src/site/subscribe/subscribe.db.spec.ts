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

/** What the links of the newest mail to somebody carry, by what they do. */
async function linksTo(email: string): Promise<{ confirm?: string; leave?: string }> {
  const mails = await api.mailsTo(email);
  return Object.fromEntries(
    [...(mails.at(-1)?.text ?? '').matchAll(/\/newsletter\?(confirm|leave)=([\w-]+)/g)].map(([, act, token]) => [
      act,
      token,
    ]),
  );
}
const follow = (act: 'confirm' | 'leave', token: unknown) => api.http.post(`/subscribe/${act}`).send({ token });

it('subscribes nobody whose address somebody typed, until the link in the mail is confirmed', async () => {
  await api.http.post('/subscribe?lang=nl').send(maria).expect(200, { success: true });
  expect(await subscribers(maria.email)).toEqual([]);
  const [mail] = await api.mailsTo(maria.email);
  expect(mail?.subject).toBe('Bevestig uw inschrijving – Meridian Bank');
  expect(mail?.text).toContain('/nl/newsletter?confirm=');
  const { confirm } = await linksTo(maria.email);
  // What cannot be welcomed is not subscribed: the button can be pressed again.
  await api.database.query('alter table outbox rename to outbox_away');
  await follow('confirm', confirm).expect(503);
  await api.database.query('alter table outbox_away rename to outbox');
  expect(await subscribers(maria.email)).toEqual([]);
  await follow('confirm', confirm).expect(200, { success: true });
  expect(await subscribers(maria.email)).toEqual([{ ...maria, language_id: 2 }]);
  // A second click changes nothing and mails nothing.
  await follow('confirm', confirm).expect(200);
  expect((await api.mailsTo(maria.email)).map(({ subject }) => subject.split(' –')[0])).toEqual([
    'Bevestig uw inschrijving',
    'U bent ingeschreven',
  ]);
});

it('leads a form whose sender came from an address with odd signs back to it', async () => {
  const host = new URL(api.url).host;
  const sent = (referer: string) =>
    api.http.post('/subscribe').set({ Accept: page, Host: host, Referer: referer }).type('form').send({ name: 'x' });
  for (const [referer, location] of [
    [`http://${host}/mt-en/%E2%98%83`, '/mt-en/%E2%98%83?'],
    [`http://${host}/mt-en/${Buffer.from('☃').toString('latin1')}`, '/mt-en/%'],
    ['http://evil.example/mt-en/blog', '/en/?'],
    [`http://${host}//evil.example/mt-en`, '/en/?'],
  ] as const) {
    const { headers } = await sent(referer).expect(303);
    expect(headers['location']).toContain(location);
    expect(headers['location']).toMatch(/^\/(mt-)?en\//);
  }
});

it('answers for an address that is known as for one that is not, and mails both the same', async () => {
  const known = await api.http
    .post('/subscribe')
    .send({ ...maria, name: 'Somebody else', email: 'Maria.Borg@Example.com' });
  const unknown = await api.http.post('/subscribe').send({ ...maria, email: 'nobody@example.com' });
  expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
  const told = async (email: string) => (await api.mailsTo(email)).at(-1)?.text.replaceAll(/=[\w-]+/g, '=');
  expect(await told('Maria.Borg@Example.com')).toBe(await told('nobody@example.com'));
  expect(await subscribers(maria.email)).toEqual([{ ...maria, language_id: 2 }]);
});

it('puts no text of a stranger into a mail of the bank', async () => {
  await api.http
    .post('/subscribe')
    .send({ name: 'Win a car', surname: 'at evil.example', email: 'victim@example.com' });
  const [mail] = await api.mailsTo('victim@example.com');
  expect(`${mail?.subject}${mail?.text}`).not.toMatch(/car|evil/);
});

it('unsubscribes by the link of any of its mails, once more too, and by no other, and forgets those mails', async () => {
  await api.database.query(
    `insert into outbox (id, recipient, subject) values (gen_random_uuid(), $1, 'We have received your message – Meridian Bank')`,
    [maria.email],
  );
  const { leave, confirm } = { ...(await linksTo('Maria.Borg@Example.com')) };
  await follow('leave', confirm).expect(422);
  expect((await follow('leave', 'made-up').expect(422)).body.errors).toEqual({ token: ['unknown'] });
  expect(await subscribers(maria.email)).toHaveLength(1);
  for (let time = 0; time < 2; time += 1) await follow('leave', leave).expect(200, { success: true });
  expect(await subscribers(maria.email)).toEqual([]);
  const kept = await api.database.query('select subject from outbox where lower(recipient) = lower($1)', [maria.email]);
  expect(kept).toEqual([{ subject: 'We have received your message – Meridian Bank' }]);
});

it('leads a reader without script back to the page of the link, and says what came of it', async () => {
  const { confirm } = await linksTo('nobody@example.com');
  const send = (token: unknown) =>
    api.http
      .post('/subscribe/confirm?lang=fr')
      .type('form')
      .set('Accept', page)
      .set('Referer', `${api.url}/be-fr/newsletter?confirm=x`)
      .send({ token });
  expect((await send(confirm).expect(303)).headers['location']).toBe('/be-fr/newsletter?is=confirmed');
  expect((await send('old').expect(303)).headers['location']).toBe('/be-fr/newsletter?is=expired');
  expect(await subscribers('nobody@example.com')).toHaveLength(1);
});

it('takes a form as well, and answers programs with JSON', async () => {
  await api.http
    .post('/subscribe')
    .type('form')
    .send({ name: ' Jan ', surname: 'Peeters', email: 'jan@example.com' })
    .expect(200, { success: true });
  await follow('confirm', (await linksTo('jan@example.com')).confirm).expect(200);
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
  await follow('confirm', (await linksTo(odd.email)).confirm).expect(200);
  expect(await subscribers(odd.email)).toEqual([{ ...odd, language_id: 1 }]);
});

it('refuses a form that another site sends', async () => {
  await api.http.post('/subscribe').type('form').set('Origin', 'https://evil.example').send(maria).expect(403);
});

it('fills no mailbox for who asks again and again, and does not say that it stopped', async () => {
  const limited = await startApi({ RATE_LIMIT_FACTOR: '1', WORKER: 'off' });
  for (let time = 0; time < 6; time += 1)
    await limited.http
      .post('/subscribe')
      .send({ ...maria, email: time % 2 === 0 ? maria.email : maria.email.toUpperCase() })
      .expect(200, { success: true });
  const [{ count }] = await limited.database.query('select count(*)::int as count from outbox');
  expect(count).toBe(3);
  await limited.stop();
});
