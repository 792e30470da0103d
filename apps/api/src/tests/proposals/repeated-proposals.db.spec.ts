import { colleague } from '../../testing/colleague.js';
import { accountOf, api, as, confirm, first, path, second, typeOf, useTwoAdmins } from './two-admins.js';

useTwoAdmins();

let made = 0;
/** Asks that an account be reset: the call. */
async function asked(): Promise<() => ReturnType<typeof reset>> {
  const email = `person-${(made += 1)}@example.com`;
  await colleague(api, email, 'staff');
  const id = await accountOf(email);
  return () => reset(id);
}
const reset = (id: string, reason = 'lost phone', sender = first) =>
  as(sender).post(`/api/v1/accounts/${id}/reset`, { reason });
const decline = ({ id, hash }: { id: string; hash: string }, sender: string) =>
  as(sender).post(`${path}/${id}/decline`, { hash, reason: 'not now' });
const noted = async (kind: string, subject: string) =>
  (await api.database.query('select from audit where kind = $1 and subject = $2', [kind, subject])).length;

it('answers who proposes again what waits of theirs, and tells nobody once more', async () => {
  const ask = await asked();
  const { proposal } = (await ask().expect(202)).body;
  const mails = await api.mailsTo('second@example.com');
  expect((await ask().expect(202)).body.proposal).toEqual(proposal);
  expect(await api.mailsTo('second@example.com')).toEqual(mails);
  expect(await noted('proposal.made', proposal.subject)).toBe(1);
  for (const again of [reset(proposal.subject, 'another reason'), reset(proposal.subject, 'lost phone', second)])
    expect(typeOf(await again.expect(409))).toBe('proposal:waiting');
});

it('answers who confirms again what they confirmed, which is done once', async () => {
  const { proposal } = (await (await asked())().expect(202)).body;
  const answers = await Promise.all([confirm(proposal), confirm(proposal)]);
  expect(answers.map(({ status, body }) => [status, body.proposal?.state])).toEqual([
    [200, 'confirmed'],
    [200, 'confirmed'],
  ]);
  expect(await noted('account.reset', proposal.subject)).toBe(1);
  expect(typeOf(await confirm({ ...proposal, hash: 'a'.repeat(64) }).expect(409))).toBe('proposal:stale');
  expect(typeOf(await decline(proposal, second).expect(409))).toBe('proposal:stale');
  expect(typeOf(await confirm(proposal, first).expect(403))).toBe('proposal:second-person');
});

it.each([
  ['declines', 'declined', () => second],
  ['takes back', 'withdrawn', () => first],
])('answers who %s again what they did', async (_, state, sender) => {
  const { proposal } = (await (await asked())().expect(202)).body;
  const answer = (await decline(proposal, sender()).expect(200)).body;
  expect((await decline(proposal, sender()).expect(200)).body).toEqual(answer);
  expect(await noted(`proposal.${state}`, proposal.subject)).toBe(1);
  expect(typeOf(await confirm(proposal).expect(409))).toBe('proposal:stale');
});
