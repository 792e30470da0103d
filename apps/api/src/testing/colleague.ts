import type { TestApi } from './start-api.js';

/** Another person of the bank, signed in: the cookie to send. */
export async function colleague(
  api: TestApi,
  email: string,
  role: 'admin' | 'staff' | 'qa' = 'admin',
): Promise<string> {
  await api.database.query(
    `insert into "user" (email, name, role, password_hash)
     select $1, $2, $3, password_hash from "user" where password_hash is not null order by created_at limit 1`,
    [email, email.split('@')[0], role],
  );
  return api.signIn(email);
}

/** A token of who is signed in, as the header that a program sends. */
export async function programOf(api: TestApi, cookie: string, role = 'admin'): Promise<Record<string, string>> {
  const expires_at = new Date(Date.now() + 86_400_000).toISOString();
  const asked = { name: 'Program', role, expires_at };
  const { body } = await api.http.post('/api/v1/tokens').set('Cookie', cookie).send(asked).expect(201);
  return { Authorization: `Bearer ${body.secret}` };
}
