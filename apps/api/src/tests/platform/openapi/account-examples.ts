import { timeStepAt, totp } from '@statewise/server/session/second-factor/totp.js';
import { Config } from '@statewise/server/platform/config/config.js';
import { SecretKey } from '@statewise/server/platform/secret-key/secret-key.js';
import { addColleague } from '../../../testing/colleague.js';
import { SoftAuthenticator } from '../../../testing/soft-authenticator.js';
import type { TestApi } from '../../../testing/start-api.js';
import type { DescribedExamples } from './described-examples.js';

/** Calls the examples for accounts: invites a user, accepts the invitation, and manages the account as an admin. */
export async function manageAccounts(api: TestApi, examples: DescribedExamples): Promise<void> {
  const { account, invitation } = await examples.paste('accountsInvite');
  const { id } = account;
  const token = String(invitation.link).split('#').at(-1);
  const [taken = {}] = examples.bodiesOf('ownAccountAccept');
  await api.http
    .post('/api/v1/invitations/accept')
    .send({ ...taken, token })
    .expect(200);
  const { sessions } = await examples.paste('accountsSessions', { id });
  await examples.paste('accountsEndSession', { id, session: sessions[0].id });
  for (const operation of ['Read', 'Change', 'Reset', 'Page', 'Search'])
    await examples.paste(`accounts${operation}`, { id });
}

/** Enrols an authenticator app for a new user and signs in with a computed code: one in an example would expire. */
export async function enrolSecondFactor(api: TestApi): Promise<void> {
  const user = { email: 'quinn@example.com', name: 'Quinn', role: 'qa', password: 'tests everything' } as const;
  await addColleague(api, user.email, user.role, user);
  const send = (address: string, cookie: string, body: object) =>
    api.http.post(`/api/v1/session${address}`).set('Cookie', cookie).send(body);
  const cookieOf = ({ headers }: { headers: object }) =>
    String('set-cookie' in headers ? headers['set-cookie'] : '').split(';')[0] ?? '';
  const signedIn = await api.signIn(user.email, user.password);
  await api.http.get('/api/v1/session/second-factor').set('Cookie', signedIn).expect(200);
  await send('/second-factor/enrolment', signedIn, {}).expect(200);
  const [{ user_id, sealed }] = await api.database.query('select user_id, pending_secret as sealed from second_factor');
  const secret = api.app.get(SecretKey, { strict: false }).boxFor('second factors').decrypt(sealed, user_id);
  const code = totp(secret, timeStepAt(Date.now()) - 1);
  const confirmed = await send('/second-factor/enrolment/confirm', signedIn, { code }).expect(200);
  const present = { code: confirmed.body.recovery_codes[0] };
  const { body } = await send('/second-factor/recovery-codes', cookieOf(confirmed), present).expect(200);
  await send('/second-factor/recovery-codes/kept', cookieOf(confirmed), {}).expect(204);
  const half = cookieOf(await send('', '', { email: user.email, password: user.password }).expect(401));
  await send('/second-factor', half, { code: body.recovery_codes[0] }).expect(200);
}

/** Registers a passkey for a new user, signs in with it and removes it: what an authenticator signs is no example. */
export async function usePasskey(api: TestApi): Promise<void> {
  const user = { email: 'kim@example.com', name: 'Kim', role: 'qa', password: 'tests everything' } as const;
  await addColleague(api, user.email, user.role, user);
  const device = new SoftAuthenticator(new URL(api.app.get(Config).consoleUrl).origin);
  const cookie = await api.signIn(user.email, user.password);
  const send = (address: string, body: object) =>
    api.http.post(`/api/v1/session/${address}`).set('Cookie', cookie).send(body);
  const { options } = (await send('passkeys/challenge', {}).expect(200)).body;
  const made = await send('passkeys', { name: 'Laptop', credential: device.register(options) }).expect(200);
  const signedIn = String(made.headers['set-cookie']).split(';')[0] ?? '';
  const answer = async (purpose: string) => {
    const asked = await send('passkey/challenge', { purpose }).set('Cookie', signedIn).expect(200);
    return { credential: device.answer(asked.body.options) };
  };
  await send('passkey/confirm', await answer('confirm'))
    .set('Cookie', signedIn)
    .expect(204);
  await send('passkey', await answer('sign-in')).expect(200);
  const get = api.http.get('/api/v1/session/passkeys').set('Cookie', signedIn);
  const [{ id }] = (await get.expect(200)).body.passkeys;
  await api.http.delete(`/api/v1/session/passkeys/${id}`).set('Cookie', signedIn).expect(204);
}

/** Makes the first admin as the example says, at a moment when there is none. */
export async function makeFirstAdmin(api: TestApi, examples: DescribedExamples): Promise<void> {
  const [example = {}] = examples.bodiesOf('ownAccountSetUp');
  await api.database.query(`update "user" set active = false where role = 'admin'`);
  await api.database.query(
    `insert into invitation (account_id, token_hash, expires_at) values ('setup:example', sha256($1::text::bytea), now() + interval '1 hour')`,
    ['token' in example ? example.token : ''],
  );
  await api.http.post('/api/v1/setup').send(example).expect(200);
  await api.database.query(`update "user" set active = true`);
}
