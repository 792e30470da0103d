import { colleague, programOf } from '../../testing/colleague.js';
import { invitationTokenOf, invitedPassword } from '../../testing/invited-accounts.js';
import { accountIdOf, api, as, confirm, first, path, typeOf, useTwoAdmins } from './two-admins.js';

useTwoAdmins();

const linkTo = async (email: string): Promise<string> =>
  (await api.mailsTo(email)).map(({ text }) => /\/console\/approval#([\w-]+)/.exec(text)?.[1]).findLast(Boolean) ?? '';
let made = 0;
async function join() {
  const email = `person-${(made += 1)}@example.com`;
  const cookie = await colleague(api, email, 'staff');
  return { id: await accountIdOf(email), email, cookie };
}

it('answers who follows it twice as the first time, and does nothing again', async () => {
  const { id, email } = await join();
  await as(first).post(`/api/v1/accounts/${id}/reset`).expect(202);
  const token = await linkTo(email);
  const follow = () => api.http.post(`${path}/approve`).send({ token });
  expect((await Promise.all([follow(), follow()])).map(({ status }) => status)).toEqual([204, 204]);
  await follow().expect(204);
  const done = await api.database.query(`select from audit where kind = 'account.reset' and subject = $1`, [id]);
  expect(done).toHaveLength(1);
});

it('of an account that is switched off approves nothing', async () => {
  const { id, email } = await join();
  await as(first)
    .patch(`/api/v1/accounts/${id}`, { email: `new-${email}` })
    .expect(202);
  await as(first).patch(`/api/v1/accounts/${id}`, { active: false }).expect(200);
  const token = await linkTo(email);
  expect(typeOf(await api.http.post(`${path}/approve`).send({ token }).expect(409))).toBe('proposal:stale');
  expect((await as(first).get(`/api/v1/accounts/${id}`)).body.account.email).toBe(email);
});

it('approves nothing that another person confirmed or declined', async () => {
  const { id, email } = await join();
  const { proposal } = (await as(first).post(`/api/v1/accounts/${id}/reset`).expect(202)).body;
  const token = await linkTo(email);
  await as(first).post(`${path}/${proposal.id}/decline`, { hash: proposal.hash }).expect(200);
  await api.http.post(`${path}/approve`).send({ token }).expect(409);
});

it('resets an account with tokens, which count no more under the next password', async () => {
  const { id, cookie } = await join();
  const [theirs, others] = [await programOf(api, cookie, 'staff'), await programOf(api, first, 'staff')];
  const { proposal } = (await as(first).post(`/api/v1/accounts/${id}/reset`).expect(202)).body;
  const { link } = (await confirm(proposal).expect(200)).body;
  const accepted = { token: invitationTokenOf(link), password: invitedPassword };
  await api.http.post('/api/v1/invitations/accept').send(accepted).expect(200);
  await as(theirs).get('/api/v1/applications').expect(401);
  await as(others).get('/api/v1/applications').expect(200);
  const noted = await api.database.query(
    `select actor_role as role from audit where kind = 'token.revoked' and subject in
      (select 'token:' || id from api_token where created_by = $1)`,
    [id],
  );
  expect(noted).toEqual([{ role: 'admin' }]);
});
