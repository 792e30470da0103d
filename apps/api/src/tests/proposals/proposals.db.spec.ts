import { createProposals } from '@statewise/server/proposals/proposals.migration.js';
import { colleague, programOf } from '../../testing/colleague.js';
import { createLoan } from '../../testing/loan-sample.js';
import { startApi, testAdmin, type TestApi } from '../../testing/start-api.js';

const path = '/api/v1/proposals';
const password = 'walks the dog at six';

let api: TestApi;
let first: string;
let second: string;
beforeAll(async () => {
  api = await startApi({ SINGLE_ADMIN: 'off', PUBLIC_URL: 'http://bank.example', DEMO_CONTENT: 'on', WORKER: 'off' });
  first = await api.signIn();
  second = await colleague(api, 'second@example.com');
});
afterAll(() => api.stop());

type Headers = Readonly<Record<string, string>>;
const as = (sender: string | Headers) => {
  const headers = typeof sender === 'string' ? { Cookie: sender } : sender;
  return {
    get: (address: string) => api.http.get(address).set(headers),
    post: (address: string, body: object = {}) => api.http.post(address).set(headers).send(body),
    put: (address: string, body: object) => api.http.put(address).set(headers).send(body),
    patch: (address: string, body: object) => api.http.patch(address).set(headers).send(body),
    delete: (address: string) => api.http.delete(address).set(headers),
  };
};
interface Proposed {
  readonly id: string;
  readonly hash: string;
}
const confirm = ({ id, hash }: Proposed, sender: string | Headers = second) =>
  as(sender).post(`${path}/${id}/confirm`, { hash });
const accountOf = async (email: string): Promise<string> =>
  String((await api.database.query('select id from "user" where email = $1', [email]))[0].id);
const typeOf = ({ body }: { body: { type: string } }) => body.type.replace('urn:statewise:problem:', '');
const changedAt = (email: string, hours: number | null) =>
  api.database.query('update "user" set changed_at = now() - make_interval(hours => $2) where email = $1', [
    email,
    hours,
  ]);
const linkTo = async (email: string, page: string): Promise<string> =>
  (await api.mailsTo(email))
    .map(({ text }) => new RegExp(`/console/${page}#([\\w-]+)`).exec(text)?.[1])
    .findLast(Boolean) ?? '';
let made = 0;
/** One of the bank's people, with a session. */
async function join(role: 'staff' | 'qa' | 'admin' = 'staff'): Promise<{ id: string; email: string; cookie: string }> {
  const email = `person-${(made += 1)}@example.com`;
  const cookie = await colleague(api, email, role);
  return { id: await accountOf(email), email, cookie };
}

describe('E4: publishing policy and prices', () => {
  const address = '/api/v1/content/risk-policy/policy';
  async function draft(four_eyes_above: number): Promise<number> {
    const { version, published } = (await as(first).get(address).expect(200)).body.item;
    const content = { ...published, facts: { ...published.facts, four_eyes_above } };
    return (await as(first).put(`${address}/draft`, { version, content }).expect(200)).body.item.version;
  }
  const published = async () => (await as(first).get(address).expect(200)).body.item.published.facts.four_eyes_above;

  it('waits for another person, who confirms exactly that', async () => {
    const before = await published();
    const { body } = await as(first)
      .post(`${address}/publish`, { version: await draft(99_999_999) })
      .expect(202);
    expect(body.proposal).toMatchObject({
      kind: 'policy',
      before: { four_eyes_above: before },
      after: { four_eyes_above: 99_999_999 },
      is_own: true,
      state: 'open',
    });
    expect(await published()).toBe(before);
    expect(typeOf(await confirm(body.proposal, first).expect(403))).toBe('proposal:second-person');
    expect(typeOf(await confirm({ ...body.proposal, hash: 'a'.repeat(64) }).expect(409))).toBe('proposal:stale');
    const [listed] = (await as(second).get(path).expect(200)).body.proposals;
    expect(listed).toMatchObject({ id: body.proposal.id, is_own: false, hash: body.proposal.hash });
    const confirmed = (await confirm(listed).expect(200)).body.proposal;
    expect(confirmed).toMatchObject({ state: 'confirmed', decided_by: { name: 'second' } });
    expect(await published()).toBe(99_999_999);
    expect(typeOf(await confirm(listed).expect(409))).toBe('proposal:stale');
    const subjects = async (email: string) => (await api.mailsTo(email)).map(({ subject }) => subject);
    expect(await subjects('second@example.com')).toContain('Waits for a second person: a change of the policy');
    for (const email of [testAdmin.email, 'second@example.com'])
      expect(await subjects(email)).toContain('Confirmed: a change of the policy');
    const acts = await api.database.query(
      `select kind, actor_id from audit where subject = 'risk-policy/policy' and kind <> 'content.drafted' order by id`,
    );
    const [proposer, decider] = [await accountOf(testAdmin.email), await accountOf('second@example.com')];
    expect(acts).toEqual([
      { kind: 'proposal.made', actor_id: proposer },
      { kind: 'content.published', actor_id: proposer },
      { kind: 'proposal.confirmed', actor_id: decider },
    ]);
  });

  it('is not done by programs, nor confirmed by them', async () => {
    const version = await draft(30_000);
    await as(await programOf(api, first))
      .post(`${address}/publish`, { version })
      .expect(403);
    const { proposal } = (await as(first).post(`${address}/publish`, { version }).expect(202)).body;
    await confirm(proposal, await programOf(api, second)).expect(403);
    const declined = await as(second).post(`${path}/${proposal.id}/decline`, { hash: proposal.hash, reason: 'no' });
    expect(declined.body.proposal).toMatchObject({ state: 'declined' });
  });

  it('is refused where the draft changed since', async () => {
    const version = await draft(31_000);
    const { proposal } = (await as(first).post(`${address}/publish`, { version }).expect(202)).body;
    await draft(32_000);
    expect(typeOf(await confirm(proposal).expect(409))).toBe('content:stale');
    const again = await as(first)
      .post(`${address}/publish`, { version: version + 1 })
      .expect(409);
    expect(typeOf(again)).toBe('proposal:waiting');
    const own = await as(first).post(`${path}/${proposal.id}/decline`, { hash: proposal.hash }).expect(200);
    expect(own.body.proposal.state).toBe('withdrawn');
  });

  it('counts for new prices and for taking one away', async () => {
    const facts = { product: 'green-loan', country: 'be', effective_from: '2100-01-01', rate: 3.95 };
    const { key, version } = (await as(first).post('/api/v1/content/price', { content: { facts, texts: {} } })).body
      .item;
    const price = `/api/v1/content/price/${key}`;
    const { proposal } = (await as(first).post(`${price}/publish`, { version }).expect(202)).body;
    expect(proposal).toMatchObject({ kind: 'prices', before: null, after: facts });
    await confirm(proposal).expect(200);
    const now = (await as(first).get(price).expect(200)).body.item;
    expect(now.published.facts).toEqual(facts);
    const removal = (await as(first).delete(`${price}?version=${now.version}`).expect(202)).body.proposal;
    await confirm(removal).expect(200);
    await as(first)
      .get(`${price}`)
      .expect((answer) => expect(answer.body.item?.published ?? null).toBeNull());
  });

  it('expires', async () => {
    const { proposal } = (
      await as(first)
        .post(`${address}/publish`, { version: await draft(33_000) })
        .expect(202)
    ).body;
    await api.database.query(`update proposal set expires_at = now() where id = $1`, [proposal.id]);
    expect((await as(second).get(`${path}/${proposal.id}`).expect(200)).body.proposal.state).toBe('expired');
    await confirm(proposal).expect(409);
    expect((await as(first).get(`${path}?which=mine`)).body.proposals.map(({ id }: Proposed) => id)).toContain(
      proposal.id,
    );
    expect((await as(second).get(path)).body.proposals).toEqual([]);
  });
});

describe('E5: an account', () => {
  it('is reset by a second person alone', async () => {
    const { id, cookie } = await join('admin');
    const asked = await as(first).post(`/api/v1/accounts/${id}/reset`, { reason: 'lost phone' }).expect(202);
    const { proposal } = asked.body;
    expect(proposal.reason).toBe('lost phone');
    await as(cookie).get('/api/v1/session').expect(200);
    expect((await confirm(proposal).expect(200)).body.link).toContain('http://bank.example/console/invitation#');
    await as(cookie).get('/api/v1/session').expect(401);
  });

  it('is reset on the word of its owner, by a link to its address, once', async () => {
    const { id, cookie, email } = await join();
    await as(first).post(`/api/v1/accounts/${id}/reset`).expect(202);
    const token = await linkTo(email, 'approval');
    const [mail] = (await api.mailsTo(email)).slice(-1);
    const shown = JSON.stringify((await as(first).get(`/api/v1/outbox/${mail?.id}`).expect(200)).body);
    expect(shown).not.toContain(token);
    await api.http
      .post(`${path}/approve`)
      .send({ token: `${token.slice(1)}x` })
      .expect(409);
    await api.http.post(`${path}/approve`).send({ token }).expect(204);
    await as(cookie).get('/api/v1/session').expect(401);
    await api.http.post(`${path}/approve`).send({ token }).expect(409);
    expect(await linkTo(email, 'invitation')).not.toBe('');
  });

  it('gets another address by a second person or the former address, and both are told', async () => {
    const { id, email } = await join();
    const other = `new-${email}`;
    await as(first).patch(`/api/v1/accounts/${id}`, { email: other }).expect(202);
    expect((await as(first).get(`/api/v1/accounts/${id}`)).body.account.email).toBe(email);
    expect(await api.mailsTo(other)).toEqual([]);
    await api.http
      .post(`${path}/approve`)
      .send({ token: await linkTo(email, 'approval') })
      .expect(204);
    expect((await as(first).get(`/api/v1/accounts/${id}`)).body.account.email).toBe(other);
    for (const address of [email, other])
      expect((await api.mailsTo(address)).map(({ subject }) => subject)).toContain(
        'The address of your account was changed – Meridian Bank',
      );
  });

  it('becomes an admin’s by a second person, not by its owner', async () => {
    const { id, email } = await join();
    const { proposal } = (await as(first).patch(`/api/v1/accounts/${id}`, { role: 'admin' }).expect(202)).body;
    expect(await linkTo(email, 'approval')).toBe('');
    await confirm(proposal).expect(200);
    expect((await as(first).get(`/api/v1/accounts/${id}`)).body.account.role).toBe('admin');
  });

  it('of an admin is made by a second person', async () => {
    const body = { email: 'third@example.com', name: 'Third', role: 'admin' };
    const { proposal } = (await as(first).post('/api/v1/accounts', body).expect(202)).body;
    expect((await as(first).get('/api/v1/accounts?q=third@')).body.accounts).toEqual([]);
    await confirm(proposal).expect(200);
    expect((await as(first).get('/api/v1/accounts?q=third@')).body.accounts).toHaveLength(1);
  });

  it('that is switched on again as an admin’s needs one too, and switching off does not', async () => {
    const { id } = await join('admin');
    await as(first).patch(`/api/v1/accounts/${id}`, { active: false }).expect(200);
    await as(first).patch(`/api/v1/accounts/${id}`, { active: true }).expect(202);
  });

  it('that was changed in the last 24 hours confirms nothing', async () => {
    const { email, cookie } = await join('admin');
    const target = await join();
    const { proposal } = (await as(first).post(`/api/v1/accounts/${target.id}/reset`).expect(202)).body;
    await changedAt(email, 23);
    expect(typeOf(await confirm(proposal, cookie).expect(403))).toBe('proposal:second-person');
    await changedAt(email, 25);
    await confirm(proposal, cookie).expect(200);
  });

  it('of which role, address, or password reset changed is marked', async () => {
    const marked = async (id: string) =>
      (await api.database.query('select changed_at from "user" where id = $1', [id]))[0].changed_at !== null;
    const { id } = await join();
    await as(first).patch(`/api/v1/accounts/${id}`, { name: 'Another name' }).expect(200);
    expect(await marked(id)).toBe(false);
    await as(first).patch(`/api/v1/accounts/${id}`, { role: 'qa' }).expect(200);
    expect(await marked(id)).toBe(true);
  });

  it('that was changed otherwise meanwhile stays', async () => {
    const { id } = await join();
    const { proposal } = (await as(first).patch(`/api/v1/accounts/${id}`, { email: 'x@y.example' }).expect(202)).body;
    await api.database.query(`update "user" set email = 'z@y.example' where id = $1`, [id]);
    expect(typeOf(await confirm(proposal).expect(409))).toBe('proposal:stale');
  });

  it.each([{ role: 'qa' }, { active: false }])('of who is no admin any more (%j) proposes nothing', async (change) => {
    const { id, cookie } = await join('admin');
    const target = await join();
    const { proposal } = (await as(cookie).post(`/api/v1/accounts/${target.id}/reset`).expect(202)).body;
    await as(first).patch(`/api/v1/accounts/${id}`, change).expect(200);
    await confirm(proposal).expect(409);
  });
});

describe('E5: erasing', () => {
  it('is neither asked for nor confirmed by programs, and waits in the register', async () => {
    const { code } = await createLoan(api);
    const address = `/api/v1/applications/${code}`;
    await as(await programOf(api, first))
      .delete(address)
      .expect(403);
    const { proposal } = (await as(first).delete(address).expect(202)).body;
    expect(proposal).toMatchObject({ kind: 'erasure', state: 'open' });
    await as(await programOf(api, second))
      .delete(address)
      .expect(403);
    await changedAt('second@example.com', 1);
    await confirm(proposal).expect(403);
    await as(second).delete(address).expect(403);
    await changedAt('second@example.com', null);
    await confirm(proposal).expect(200);
    await as(first).get(address).expect(404);
  });
});

describe('an erasure that one person asked for before there was a register', () => {
  it('waits in it after the upgrade, and is confirmed by another person', async () => {
    const { code } = await createLoan(api);
    await api.database.query(
      'insert into erasure_request (application_id, person) select id, $2 from application where code_digest = $1',
      [api.digestOf(code), await accountOf(testAdmin.email)],
    );
    const copy = new createProposals().statements.find((text) => String(text).includes('from erasure_request'));
    await api.database.query(String(copy));
    const [proposal] = (await as(second).get(`${path}?kind=erasure`).expect(200)).body.proposals;
    await confirm(proposal).expect(200);
    await as(first).get(`/api/v1/applications/${code}`).expect(404);
  });
});

describe('a token of an admin', () => {
  it('counts once a second person confirmed it', async () => {
    const asked = { name: 'Export', role: 'admin', expires_at: new Date(Date.now() + 86_400_000).toISOString() };
    const { proposal, secret } = (await as(first).post('/api/v1/tokens', asked).expect(202)).body;
    const bearer = { Authorization: `Bearer ${secret}` };
    await as(bearer).get('/api/v1/accounts').expect(401);
    await confirm(proposal).expect(200);
    await as(bearer).get('/api/v1/accounts').expect(200);
    expect((await api.mailsTo(testAdmin.email)).map(({ subject }) => subject)).toContain(
      'A token was made in your name – Meridian Bank',
    );
  });
});

describe('E7: a sign-in confirmed a while ago', () => {
  it('does none of these', async () => {
    const { id } = await join();
    const old = await colleague(api, 'old-session@example.com');
    await api.database.query(`update session set confirmed_at = now() - interval '6 minutes' where actor_id = $1`, [
      await accountOf('old-session@example.com'),
    ]);
    const { code } = await createLoan(api);
    const expires_at = new Date(Date.now() + 86_400_000).toISOString();
    const { version } = (await as(first).get('/api/v1/content/risk-policy/policy')).body.item;
    const { proposal } = (await as(first).post(`/api/v1/accounts/${id}/reset`).expect(202)).body;
    const acts = [
      as(old).post('/api/v1/tokens', { name: 'T', role: 'qa', expires_at }),
      as(old).post('/api/v1/accounts', { email: 'n@example.com', name: 'N', role: 'qa' }),
      as(old).patch(`/api/v1/accounts/${id}`, { name: 'N' }),
      as(old).post(`/api/v1/accounts/${id}/reset`),
      as(old).post('/api/v1/content/risk-policy/policy/publish', { version }),
      as(old).post(`/api/v1/applications/${code}/jump`, { state: 'stepTwo', reason: 'by phone' }),
      as(old).post(`/api/v1/applications/${code}/events`, { type: 'application.jump', state: 'stepTwo', reason: 'x' }),
      confirm(proposal, old),
      as(old).post(`${path}/${proposal.id}/decline`, { hash: proposal.hash }),
    ];
    for (const act of acts) expect(typeOf(await act.expect(403))).toBe('session:not-fresh');
  });
});

describe('an installation with a single admin', () => {
  const start = async (single: string) => {
    const own = await startApi({ SINGLE_ADMIN: single, WORKER: 'off' });
    const cookie = await own.signIn();
    const invite = (email: string) =>
      own.http.post('/api/v1/accounts').set('Cookie', cookie).send({ email, name: 'B', role: 'admin' });
    return { own, cookie, invite };
  };

  it('invites the second one without a second, and after that no more', async () => {
    const { own, invite } = await start('off');
    const { body } = await invite('b@example.com').expect(201);
    const token = String(body.invitation.link).split('#')[1];
    await own.http.post('/api/v1/invitations/accept').send({ token, password }).expect(200);
    await invite('c@example.com').expect(202);
    await own.database.query(`update "user" set role = 'qa' where email = 'b@example.com'`);
    await invite('d@example.com').expect(202);
    await own.stop();
  });

  it('that says so does everything at once until there are two', async () => {
    const { own, cookie } = await start('on');
    const person = await colleague(own, 'someone@example.com', 'staff');
    const [{ id }] = await own.database.query(`select id from "user" where email = 'someone@example.com'`);
    const description = async () => (await own.http.get(path).set('Cookie', cookie).expect(200)).body.single_admin;
    expect(await description()).toBe(true);
    await own.http.post(`/api/v1/accounts/${id}/reset`).set('Cookie', cookie).expect(200);
    await own.http.get('/api/v1/session').set('Cookie', person).expect(401);
    await colleague(own, 'two@example.com');
    expect(await description()).toBe(false);
    await own.http.patch(`/api/v1/accounts/${id}`).set('Cookie', cookie).send({ email: 'x@example.com' }).expect(202);
    await own.stop();
  });
});
