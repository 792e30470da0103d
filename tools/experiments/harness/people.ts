import { call, member, succeed } from './call.ts';
import type { Stage } from './stage.ts';

/** Who signs in where that is part of an experiment or a measurement. */
export const admin = { email: 'admin@example.com', password: 'only for experiments, on this machine' };
export const intermediary = { username: 'demo-store', password: 'only for experiments, in a store' };

/** The role of a caller; the first one is of a caller without a session. */
export type CallerName = 'nobody' | 'intermediary' | 'qa' | 'editor' | 'staff' | 'admin';

/** The cookie that a sign-in sets. */
function cookieOf(headers: Headers): string {
  return headers.get('set-cookie')?.split(';')[0] ?? '';
}

/** Signs one of the bank's own people in. */
export async function signIn(url: string, email = admin.email): Promise<string> {
  const json = { email, password: admin.password };
  return cookieOf((await succeed(url, 'POST', '/api/v1/session', { json })).headers);
}

/** Makes a colleague for each role, and a second admin, all with the first admin's password. */
export async function makeColleagues(stage: Stage): Promise<void> {
  const sql = await stage.sql();
  for (const [name, role] of [
    ['qa', 'qa'],
    ['editor', 'editor'],
    ['staff', 'staff'],
    ['second', 'admin'],
  ])
    await sql.query(
      `insert into "user" (email, name, role, password_hash)
       select $1, $2, $3, password_hash from "user" where password_hash is not null order by created_at limit 1`,
      [`${name}@example.com`, name, role],
    );
}

/** Cookies of everybody who can be signed in. */
export async function signEverybodyIn(url: string): Promise<ReadonlyMap<CallerName, string>> {
  const path = '/consumer-loans-vm-stores/api/intermediaryLogin';
  const login = await succeed(url, 'POST', path, { json: intermediary });
  return new Map<CallerName, string>([
    ['admin', await signIn(url)],
    ['staff', await signIn(url, 'staff@example.com')],
    ['qa', await signIn(url, 'qa@example.com')],
    ['editor', await signIn(url, 'editor@example.com')],
    ['intermediary', cookieOf(login.headers)],
  ]);
}

/** Returns the options that send a cookie; none for a caller without one. */
export const withCookie = (cookie: string | undefined) => (cookie === undefined ? {} : { cookie });

/** The id by which colleagues name the application of a code. */
export async function idOf(url: string, cookie: string, code: string): Promise<string> {
  const { body } = await call(url, 'GET', `/api/v1/applications?q=${code}`, { cookie });
  const applications = member(body, 'applications');
  const id = Array.isArray(applications) ? member(applications[0], 'id') : undefined;
  if (typeof id !== 'string') throw new Error('The list does not find the application of a code.');
  return id;
}
