import { feedbackFlow } from '@statewise/flow/testing';
import { ApplicationHistory, servedAlone } from '../testing/application-history.js';
import { earlierOutcome, partsThatDiffer, Replay } from './replay.js';
import { snapshotOf } from './run-events.js';
import type { EarlierAnswer, LoggedTransition, StoredApplication } from './stored-application.js';

const key = { key: 'k', fingerprint: 'f' };
const answer = ({ seq }: LoggedTransition): EarlierAnswer => ({ seq, fingerprint: 'f', isBeforeRenewal: false });

let history: ApplicationHistory;
beforeAll(async () => {
  const begun = await ApplicationHistory.begin(servedAlone(feedbackFlow), {
    type: 'application.create',
    fields: { score: 5 },
  });
  const judged = await begun.send({ type: 'mood.judged', mood: 'glad' }, { actor: { role: 'system' } });
  const saved = await judged.send({ type: 'step.save', step: 2, fields: { comment: 'Fine' } });
  history = await saved.send({ type: 'step.back' });
});

const entry = (n: number): LoggedTransition => {
  const found = history.log[n - 1];
  if (found === undefined) throw new Error(`The log has no row ${n}.`);
  return found;
};
const outcome = (
  earlier: EarlierAnswer,
  flow = feedbackFlow,
  log = history.log,
  stored: StoredApplication = history.stored,
) => earlierOutcome(flow, stored, earlier, key, async () => [...log]);

it('answers a repeated call as the first time, and leaves out what happened since', async () => {
  const log = history.log.map((one) => ({ ...one, at: new Date(one.seq) }));
  const { flow, application, snapshot, repeated } = await outcome(answer(entry(2)), feedbackFlow, log);
  expect([flow, repeated]).toEqual([feedbackFlow, true]);
  expect(application).toMatchObject({
    version: 2,
    state: 'comment',
    current_step: 2,
    furthest_step: 2,
    facts: { mood: 'glad', furthestStep: 2 },
    steps: [{ step_number: 1, fields: { score: 5 }, set_aside: null, draft: null }],
    contacts: [],
    updated_at: new Date(2),
    code: history.stored.code,
  });
  expect(snapshot.context.steps).toEqual({ 1: { score: 5 } });
});

it('answers the last call with the application as it stands, without reading its log', async () => {
  const read = jest.fn();
  const last = await earlierOutcome(feedbackFlow, history.stored, answer(entry(4)), key, read);
  expect(last.application).toBe(history.stored);
  expect(last).toMatchObject({ repeated: true, snapshot: { value: { created: 'comment' } } });
  expect(read).not.toHaveBeenCalled();
});

it('refuses a key that another request had', async () => {
  await expect(outcome({ ...answer(entry(2)), fingerprint: 'g' })).rejects.toMatchObject({
    code: 'REQUEST.KEY_REUSED',
  });
});

it('takes the entry’s word for where the application was when the chart does not lead there', async () => {
  const present = { value: { created: 'comment' } };
  const as = (n: number, said: Partial<LoggedTransition>) =>
    outcome(
      answer(entry(n)),
      feedbackFlow,
      history.log.map((one) => (one.seq === n ? { ...one, ...said } : one)),
    );
  const elsewhere = await as(3, { to_state: 'score', current_step: 1 });
  expect(elsewhere).toMatchObject({
    application: { state: 'score', version: 3, current_step: 1, furthest_step: 3 },
    snapshot: present,
    repeated: true,
  });
  const refused = await as(2, { to_state: 'judging', actor_role: 'applicant' });
  expect(refused).toMatchObject({
    application: { state: 'judging', version: 2, updated_at: entry(2).at },
    snapshot: present,
  });
});

it('answers with the application as it stands where the entry is out of reach', async () => {
  for (const log of [[], history.log.slice(2)])
    expect((await outcome(answer(entry(2)), feedbackFlow, log)).application).toBe(history.stored);
});

describe('after a migration', () => {
  const next = { ...feedbackFlow, version: 2, migrations: { 1: (one: object) => one as never } };

  it('follows the log from there on, and passes over what an older chart did', async () => {
    const later = await history.as(servedAlone(next)).send({ type: 'step.save', step: 2, fields: { comment: 'Fast' } });
    const replay = new Replay(next, 5);
    expect(replay.snapshot).toBeUndefined();
    expect(later.log.map((one) => replay.take(one))).toEqual(['older', 'older', 'older', 'older', 'taken', 'taken']);
    expect(replay.snapshot).toMatchObject({
      value: { created: 'done' },
      context: { steps: { 2: { comment: 'Fast' } } },
    });
    const unled = new Replay(next, 9);
    expect(unled.take({ ...entry(4), seq: 10 })).toBe('refused');
    const again = await earlierOutcome(
      next,
      { ...later.stored, version: 9, state: 'score' },
      answer(later.log[5] ?? entry(1)),
      key,
      async () => [...later.log],
    );
    expect(again.application).toMatchObject({ state: 'done', version: 6, flow_version: 2 });
    expect(again.snapshot.value).toEqual({ created: 'done' });
  });
});

it('refuses an entry of somebody who may not send it, and goes on from where it stood', () => {
  const replay = new Replay(feedbackFlow, 0);
  expect(replay.snapshot?.value).toBe('start');
  expect(replay.take(entry(1))).toBe('taken');
  expect(replay.take({ ...entry(2), actor_role: 'applicant' })).toBe('refused');
  expect(replay.snapshot?.value).toEqual({ created: 'judging' });
});

it('names the parts in which what is stored is not where the log leads', () => {
  const { stored } = history;
  const led = snapshotOf(feedbackFlow, stored);
  const parts = (change: Partial<StoredApplication>) => partsThatDiffer(feedbackFlow, led, { ...stored, ...change });
  expect(parts({})).toEqual([]);
  expect(parts({ state: 'done' })).toEqual(['state']);
  expect(parts({ state: 'nowhere' })).toEqual(['lost', 'state']);
  expect(parts({ facts: { ...stored.facts, thanked: 4 } })).toEqual(['facts']);
  expect(parts({ contacts: [{ id: '1', parent_id: null, contact_type: 'x', fields: {} }] })).toEqual(['contacts']);
  expect(parts({ steps: [] })).toEqual(['step 1', 'step 2']);
  const step = (fields: object, set_aside: object | null) => ({
    step_number: 1,
    fields: { ...fields },
    set_aside: set_aside && { ...set_aside },
    draft: null,
  });
  const others = stored.steps.filter(({ step_number }) => step_number !== 1);
  expect(parts({ steps: [step({ score: 5 }, null), ...others] })).toEqual([]);
  expect(parts({ steps: [step({ score: 5 }, { trouble: 'x' }), ...others] })).toEqual(['step 1']);
  expect(parts({ steps: [step({ score: 4 }, null), ...others] })).toEqual(['step 1']);
});
