import { colleague } from '../../testing/colleague.js';
import { startApi } from '../../testing/start-api.js';

const path = '/api/v1/proposals';
const password = 'walks the dog at six';

describe('an installation with a single admin', () => {
  const start = async (single: string, more: Readonly<Record<string, string>> = {}) => {
    const own = await startApi({ SINGLE_ADMIN: single, WORKER: 'off', ...more });
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

  it('has two where one of them signs in at an identity provider alone, who proposes as others do', async () => {
    const { own, cookie, invite } = await start('on');
    const other = await colleague(own, 'two@example.com');
    const [{ id }] = await own.database
      .query(`update "user" set password_hash = null where email = 'two@example.com' returning id`)
      .then(([rows]) => rows);
    await own.database.query(
      `insert into sign_in_identity (issuer, subject, user_id) values ('https://sso.example', 'two', $1)`,
      [id],
    );
    const { proposal } = (await invite('b@example.com').expect(202)).body;
    expect(proposal.state).toBe('open');
    const asked = { email: 'c@example.com', name: 'C', role: 'admin' };
    const theirs = (await own.http.post('/api/v1/accounts').set('Cookie', other).send(asked).expect(202)).body.proposal;
    await own.http.post(`${path}/${theirs.id}/confirm`).set('Cookie', cookie).send({ hash: theirs.hash }).expect(200);
    await own.stop();
  });

  it('is none on the day on which the other one loses the rights of an admin, and is one from then on', async () => {
    const { own, cookie, invite } = await start('on');
    const account = (id: string) => `/api/v1/accounts/${id}`;
    const change = (id: string, changed: object) => own.http.patch(account(id)).set('Cookie', cookie).send(changed);
    const ways = {
      demoted: (id: string) => change(id, { role: 'qa' }),
      off: (id: string) => change(id, { active: false }),
      reset: (id: string, theirs: string) => own.http.post(`${account(id)}/reset`).set('Cookie', theirs),
    };
    for (const [name, lose] of Object.entries(ways)) {
      const theirs = await colleague(own, `${name}@example.com`);
      const was = `update "user" set was_admin = true where email = '${name}@example.com' returning id`;
      const [[{ id }]] = await own.database.query(was);
      await lose(id, theirs).expect(200);
      await invite(`accomplice-of-${name}@example.com`).expect(202);
      // Only the change of rights is a day old: who adds a passkey now is no admin for that.
      await own.database.query(`alter table audit disable trigger user;
        update audit set at = at - interval '25 hours'; alter table audit enable trigger user`);
      await invite(`successor-of-${name}@example.com`).expect(201);
    }
    await own.stop();
  });

  it('reads itself what another person asks for, and does its own at once', async () => {
    const { own, cookie } = await start('on', { DEMO_CONTENT: 'on', CONTENT_SECOND_PERSON: 'notice' });
    const writer = await colleague(own, 'writer@example.com', 'staff');
    const notices = '/api/v1/content/notice';
    const [{ key }] = (await own.http.get(notices).set('Cookie', writer).expect(200)).body.items;
    const draft = async (sender: string) => {
      const { version, published } = (await own.http.get(`${notices}/${key}`).set('Cookie', sender)).body.item;
      const saving = own.http.put(`${notices}/${key}/draft`).set('Cookie', sender);
      return (await saving.send({ version, content: published }).expect(200)).body.item.version;
    };
    const publish = async (sender: string) =>
      own.http
        .post(`${notices}/${key}/publish`)
        .set('Cookie', sender)
        .send({ version: await draft(sender) });
    const asked = await publish(writer);
    expect([asked.status, asked.body.proposal?.state]).toEqual([202, 'open']);
    const { id, hash } = asked.body.proposal;
    await own.http.post(`${path}/${id}/confirm`).set('Cookie', cookie).send({ hash }).expect(200);
    expect((await publish(cookie)).status).toBe(200);
    await own.stop();
  });
});
