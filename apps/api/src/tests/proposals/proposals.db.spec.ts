import { colleague, programOf } from '../../testing/colleague.js';
import { invitedPassword } from '../../testing/invited-accounts.js';
import { createLoan } from '../../testing/loan-sample.js';
import { calledDuring } from '../../testing/lock-waits.js';
import { migrationText } from '../../testing/migration-text.js';
import { testAdmin } from '../../testing/start-api.js';
import { accountIdOf, api, as, changedAt, confirm, first, path, second, typeOf, useTwoAdmins } from './two-admins.js';

useTwoAdmins();

const linkTo = async (email: string, page: string): Promise<string> =>
  (await api.mailsTo(email))
    .map(({ text }) => new RegExp(`/console/${page}#([\\w-]+)`).exec(text)?.[1])
    .findLast(Boolean) ?? '';
let made = 0;
/** One of the bank's people, with a session. */
async function join(role: 'staff' | 'qa' | 'admin' = 'staff'): Promise<{ id: string; email: string; cookie: string }> {
  const email = `person-${(made += 1)}@example.com`;
  const cookie = await colleague(api, email, role);
  return { id: await accountIdOf(email), email, cookie };
}

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
    const noted = await api.database.query(
      `select actor_role as role, actor_id as id from audit where kind = 'proposal.confirmed' and subject = $1`,
      [id],
    );
    expect(noted).toEqual([{ role: 'staff', id }]);
    await as(cookie).get('/api/v1/session').expect(401);
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

  it('is not proposed the address of another one', async () => {
    const [one, other] = [await join(), await join()];
    const { body } = await as(first)
      .patch(`/api/v1/accounts/${one.id}`, { email: other.email.toUpperCase() })
      .expect(422);
    expect(body.errors).toEqual({ email: ['unique'] });
  });

  it('that was invited is let in by its new address alone', async () => {
    const email = 'mistyped@example.com';
    const invited = await as(first).post('/api/v1/accounts', { email, name: 'New', role: 'staff' }).expect(201);
    const { proposal } = (
      await as(first)
        .patch(`/api/v1/accounts/${invited.body.account.id}`, { email: `not-${email}` })
        .expect(202)
    ).body;
    await confirm(proposal).expect(200);
    const accept = async (address: string) =>
      api.http
        .post('/api/v1/invitations/accept')
        .send({ token: await linkTo(address, 'invitation'), password: invitedPassword });
    expect(typeOf(await accept(email))).toBe('account:invitation');
    expect((await accept(`not-${email}`)).status).toBe(200);
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

  it('that was changed in the last 24 hours confirms and declines nothing', async () => {
    const { email, cookie } = await join('admin');
    const target = await join();
    const { proposal } = (await as(first).post(`/api/v1/accounts/${target.id}/reset`).expect(202)).body;
    await changedAt(email, 23);
    expect(typeOf(await confirm(proposal, cookie).expect(403))).toBe('proposal:second-person');
    const declining = as(cookie).post(`${path}/${proposal.id}/decline`, { hash: proposal.hash });
    expect(typeOf(await declining.expect(403))).toBe('proposal:second-person');
    await changedAt(email, 25);
    await confirm(proposal, cookie).expect(200);
  });

  it('that one person invited confirms nothing on its first day', async () => {
    const invited = { email: 'puppet@example.com', name: 'Puppet', role: 'staff' };
    const { id } = (await as(first).post('/api/v1/accounts', invited).expect(201)).body.account;
    const token = await linkTo(invited.email, 'invitation');
    const password = 'walks the dog at six';
    const accepted = await api.http.post('/api/v1/invitations/accept').send({ token, password }).expect(200);
    const cookie = String(accepted.headers['set-cookie']).split(';')[0] ?? '';
    const { code } = await createLoan(api);
    const decline = { type: 'decision.decline', reason: 'x', version: 1 };
    const address = `/api/v1/applications/${code}/events`;
    expect(typeOf(await as(cookie).post(address, decline).expect(403))).toBe('proposal:second-person');
    await api.database.query(`update "user" set changed_at = now() - interval '25 hours' where id = $1`, [id]);
    await as(cookie).post(address, decline).expect(409);
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

describe('what one person may do alone with an account', () => {
  const turn = `select pg_advisory_xact_lock(hashtextextended('accounts.admins', 0))`;

  it('does not switch it on that a second person makes an admin’s in the same moment', async () => {
    const { id } = await join();
    await as(first).patch(`/api/v1/accounts/${id}`, { active: false }).expect(200);
    const switched = await calledDuring(
      api,
      (changing) => changing.query(`${turn}; update "user" set role = 'admin' where id = '${id}'`),
      () => as(first).patch(`/api/v1/accounts/${id}`, { active: true }),
    );
    expect(typeOf(switched)).toBe('proposal:stale');
    expect((await as(first).get(`/api/v1/accounts/${id}`)).body.account).toMatchObject({
      role: 'admin',
      active: false,
    });
  });

  it('does not take the password away that its person chooses in the same moment', async () => {
    const invited = { email: 'arriving@example.com', name: 'Arriving', role: 'staff' };
    const { id } = (await as(first).post('/api/v1/accounts', invited).expect(201)).body.account;
    const reset = await calledDuring(
      api,
      (changing) => changing.query(`${turn}; update "user" set password_hash = 'chosen' where id = '${id}'`),
      () => as(first).post(`/api/v1/accounts/${id}/reset`),
    );
    expect(typeOf(reset)).toBe('proposal:stale');
    expect((await as(first).get(`/api/v1/accounts/${id}`)).body.account).toMatchObject({ has_password: true });
  });
});

it('performs nothing of who loses their rights while it is confirmed, nor for who does', async () => {
  for (const [changed, problem] of [
    ['proposer', 'proposal:stale'],
    ['confirmer', 'proposal:second-person'],
  ] as const) {
    const [proposer, confirmer, target] = [await join('admin'), await join('admin'), await join()];
    const { proposal } = (await as(proposer.cookie).post(`/api/v1/accounts/${target.id}/reset`).expect(202)).body;
    const { id } = changed === 'proposer' ? proposer : confirmer;
    const confirmed = await calledDuring(
      api,
      (changing) => changing.query(`update "user" set role = 'staff', changed_at = now() where id = $1`, [id]),
      () => confirm(proposal, confirmer.cookie),
    );
    expect(typeOf(confirmed)).toBe(problem);
    await as(target.cookie).get('/api/v1/session').expect(200);
  }
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
    await as(second).delete(address).send({ hash: proposal.hash }).expect(403);
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
      [api.digestOf(code), await accountIdOf(testAdmin.email)],
    );
    await api.database.query(String(/insert into proposal .*/s.exec(migrationText('CreateProposals'))));
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
      await accountIdOf('old-session@example.com'),
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
