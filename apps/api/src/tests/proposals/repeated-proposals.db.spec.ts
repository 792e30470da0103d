import { Audit } from '@statewise/server/platform/audit/audit.js';
import { ProposalDecisions } from '@statewise/server/proposals/proposal-decisions.service.js';
import { colleague } from '../../testing/colleague.js';
import { createLoan } from '../../testing/loan-sample.js';
import { accountIdOf, api, as, confirm, first, path, second, typeOf, useTwoAdmins } from './two-admins.js';

useTwoAdmins();

let made = 0;
/** Asks that an account be reset: the call. */
async function asked(): Promise<() => ReturnType<typeof reset>> {
  const email = `person-${(made += 1)}@example.com`;
  await colleague(api, email, 'staff');
  const id = await accountIdOf(email);
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

describe('an erasure that is taken back', () => {
  const waits = async () => {
    const { code } = await createLoan(api);
    const address = `/api/v1/applications/${code}`;
    const { proposal } = (await as(first).delete(address).expect(202)).body;
    const takeBack = () => as(first).delete(`${address}/erasure`);
    const notes = () =>
      api.database.query(`select from audit where kind = 'erasure.declined' and application_id = $1`, [
        proposal.subject,
      ]);
    return { proposal, takeBack, notes };
  };

  it('still waits where that cannot be noted', async () => {
    const { proposal, takeBack, notes } = await waits();
    const audit = api.app.get(Audit, { strict: false });
    const note = audit.note.bind(audit);
    const broken = jest.spyOn(audit, 'note').mockImplementation(async (act, runner) => {
      if (act.kind === 'erasure.declined') throw new Error('the connection broke');
      return note(act, runner);
    });
    await takeBack().expect(500);
    broken.mockRestore();
    expect((await as(first).get(`${path}/${proposal.id}`).expect(200)).body.proposal.state).toBe('open');
    await takeBack().expect(204);
    expect(await notes()).toHaveLength(1);
  });

  it('is noted once where its repeat comes first', async () => {
    const { takeBack, notes } = await waits();
    const decisions = api.app.get(ProposalDecisions, { strict: false });
    const decline = decisions.decline.bind(decisions);
    jest.spyOn(decisions, 'decline').mockImplementationOnce(async (...named) => {
      await takeBack().expect(204);
      return decline(...named);
    });
    await takeBack().expect(204);
    expect(await notes()).toHaveLength(1);
  });
});
