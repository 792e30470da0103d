import type { TestApi } from './start-api.js';

export const accountsPath = '/api/v1/accounts';
export const invitedPassword = 'walks the dog at six';

/** Calls with a cookie, or as a program with the header of its token. */
export function callsAs(api: TestApi, sender: string | Readonly<Record<string, string>>) {
  const headers = typeof sender === 'string' ? { Cookie: sender } : sender;
  return {
    get: (address: string) => api.http.get(address).set(headers),
    post: (address: string, body: object = {}) => api.http.post(address).set(headers).send(body),
    put: (address: string, body: object) => api.http.put(address).set(headers).send(body),
    patch: (address: string, body: object) => api.http.patch(address).set(headers).send(body),
    delete: (address: string) => api.http.delete(address).set(headers),
  };
}

export const setCookieOf = ({ headers }: { headers: Record<string, unknown> }): string =>
  String(headers['set-cookie']).split(';')[0] ?? '';
export const invitationTokenOf = (link: string): string => link.slice(link.lastIndexOf('#') + 1);

/** Has an admin invite a person; `more` are other members of the account. */
export async function inviteAccount(api: TestApi, admin: string, email: string, role: string, more: object = {}) {
  const { body } = await callsAs(api, admin)
    .post(accountsPath, { email, name: `Name of ${email}`, role, ...more })
    .expect(201);
  return { id: String(body.account.id), token: invitationTokenOf(body.invitation.link), account: body.account };
}

/** The same of a person who takes the invitation and is signed in. */
export async function joinedAccount(api: TestApi, admin: string, email: string, role: string, more: object = {}) {
  const { id, token } = await inviteAccount(api, admin, email, role, more);
  const accept = { token, password: invitedPassword };
  const accepted = await api.http.post('/api/v1/invitations/accept').send(accept).expect(200);
  return { id, cookie: setCookieOf(accepted), user: accepted.body.user };
}
