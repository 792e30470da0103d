import { colleague } from '../../testing/colleague.js';
import { callsAs } from '../../testing/invited-accounts.js';
import { startApi, type TestApi } from '../../testing/start-api.js';

export const path = '/api/v1/proposals';

/** An installation with two admins, of whom the second confirms what the first proposes; started and stopped by `useTwoAdmins`. */
export let api: TestApi;
export let first: string;
export let second: string;

/** `more` are further settings of the installation. */
export function useTwoAdmins(more: Readonly<Record<string, string>> = {}): void {
  beforeAll(async () => {
    const settings = { SINGLE_ADMIN: 'off', PUBLIC_URL: 'http://bank.example', DEMO_CONTENT: 'on', WORKER: 'off' };
    api = await startApi({ ...settings, ...more });
    first = await api.signIn();
    second = await colleague(api, 'second@example.com');
  });
  afterAll(() => api.stop());
}

type Sender = Parameters<typeof callsAs>[1];
export const as = (sender: Sender) => callsAs(api, sender);
export interface Proposed {
  readonly id: string;
  readonly hash: string;
}
export const confirm = ({ id, hash }: Proposed, sender: Sender = second) =>
  as(sender).post(`${path}/${id}/confirm`, { hash });
export const accountIdOf = async (email: string): Promise<string> =>
  String((await api.database.query('select id from "user" where email = $1', [email]))[0].id);
export const typeOf = ({ body }: { body: { type: string } }) => body.type.replace('urn:statewise:problem:', '');
export const changedAt = (email: string, hours: number | null) =>
  api.database.query('update "user" set changed_at = now() - make_interval(hours => $2) where email = $1', [
    email,
    hours,
  ]);
