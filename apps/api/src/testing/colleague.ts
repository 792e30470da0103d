import { createHash, randomBytes } from 'node:crypto';
import type { StaffRole } from '@statewise/contract';
import { hashPassword } from '@statewise/server/platform/auth/password.js';
import type { TestApi } from './start-api.js';

/** Another person of the bank, with the password of the first unless said; answers the id of the account. */
export async function addColleague(
  { database }: Pick<TestApi, 'database'>,
  email: string,
  role: StaffRole,
  { name = email.split('@')[0], password }: { readonly name?: string | undefined; readonly password?: string } = {},
): Promise<string> {
  const hash = password === undefined ? null : await hashPassword(password);
  const [added] = await database.query<{ id: string }[]>(
    `insert into "user" (email, name, role, password_hash)
     select $1, $2, $3, coalesce($4, password_hash) from "user" where password_hash is not null order by created_at limit 1 returning id`,
    [email, name, role, hash],
  );
  return added?.id ?? '';
}

/** The same, signed in: the cookie to send. */
export async function colleague(api: TestApi, email: string, role: StaffRole = 'admin'): Promise<string> {
  await addColleague(api, email, role);
  return api.signIn(email);
}

/** What a token is narrowed to besides its role. */
export type ScopedTo = Partial<Readonly<Record<'operations' | 'flows' | 'addresses', readonly string[]>>>;

/** A token of who is signed in, as the header that a program sends; one of an admin as if a second person had confirmed it. */
export async function programOf(
  api: TestApi,
  cookie: string,
  role = 'admin',
  { operations = [], flows = [], addresses = [] }: ScopedTo = {},
): Promise<Record<string, string>> {
  const { body } = await api.http.get('/api/v1/session').set('Cookie', cookie).expect(200);
  const secret = `sw_${randomBytes(32).toString('base64url')}`;
  await api.database.query(
    `insert into api_token (name, role, secret_hash, created_by, expires_at, operations, flows, addresses)
     values ('Program', $1, $2, $3, now() + interval '1 day', $4, $5, $6)`,
    [role, createHash('sha256').update(secret).digest(), body.user.id, operations, flows, addresses],
  );
  return { Authorization: `Bearer ${secret}` };
}
