import { feedbackFlow } from '@statewise/flow/testing';
import { ApplicationHistory, servedAlone } from '../testing/application-history.js';
import { differenceOf, LogCheck } from './log-check.js';
import type { LoggedTransition, StoredApplication } from './stored-application.js';

let whole: ApplicationHistory;
beforeAll(async () => {
  const begun = await ApplicationHistory.begin(servedAlone(feedbackFlow), {
    type: 'application.create',
    fields: { score: 1, trouble: 'The queue' },
  });
  const judged = await begun.send({ type: 'mood.judged', mood: 'cross' }, { actor: { role: 'system' } });
  whole = await judged.send({ type: 'step.save', step: 2, fields: { comment: 'Slow' } });
});

/** Rows of the log as somebody with the key could have written them. */
function rechained(stored: StoredApplication, log: readonly LoggedTransition[]) {
  const transitions = log.map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() }));
  const linked = whole.chain.link({ ...stored, log_head: null }, { transitions });
  const rows = log.map((entry, n) => ({ ...entry, hash: linked.transitions[n]?.hash ?? null }));
  return { stored: { ...stored, log_head: linked.log_head }, log: rows };
}

const difference = (stored: StoredApplication, log: readonly LoggedTransition[]) =>
  differenceOf(feedbackFlow, stored, log, whole.chain);
const changed = (n: number, change: Partial<LoggedTransition>) =>
  whole.log.map((entry, index) => (index === n ? { ...entry, ...change } : entry));

it('finds nothing where all agrees, and follows each row through the chart', () => {
  expect(difference(whole.stored, whole.log)).toBeUndefined();
  const check = new LogCheck(feedbackFlow, whole.stored, whole.chain, 0);
  const checked = whole.log.map((entry) => check.take(entry));
  expect(checked.map(({ chain, fault }) => [chain, fault])).toEqual(whole.log.map(() => ['holds', undefined]));
  expect(checked.map(({ before, after }) => [before?.value, after?.value])).toEqual([
    ['start', { created: 'judging' }],
    [{ created: 'judging' }, { created: 'comment' }],
    [{ created: 'comment' }, { created: 'done' }],
  ]);
  expect(check.end()).toEqual([]);
});

it('names rows that are missing, altered, or carry no hash', () => {
  const [first, second, third] = whole.log as [LoggedTransition, LoggedTransition, LoggedTransition];
  expect(difference(whole.stored, [second, third])).toBe('transition 1 is missing from the log');
  expect(difference(whole.stored, [first, third])).toBe('transition 2 is missing from the log');
  expect(difference(whole.stored, [first, first])).toBe('transition 2 is missing from the log');
  expect(difference(whole.stored, changed(1, { actor_id: 'eve' }))).toBe(
    'transition 2 (mood.judged): it is not what was written there, or what it was written behind is gone',
  );
  expect(difference(whole.stored, changed(1, { hash: null }))).toBe(
    'transition 2 (mood.judged): it carries no hash, though it should',
  );
  expect(difference(whole.stored, changed(0, { hash: null }))).toBe(
    'transition 1 (application.create): it carries no hash, though it should',
  );
});

it('knows nothing of where a log leads from a row that is missing on', () => {
  const check = new LogCheck(feedbackFlow, whole.stored, whole.chain, 0);
  const [first, , third] = whole.log as [LoggedTransition, LoggedTransition, LoggedTransition];
  check.take(first);
  expect(check.take(third)).toMatchObject({ chain: 'broken', before: undefined, after: undefined, fault: 'missing' });
  expect(check.end()).toEqual([]);
  const astray = { step_number: 3, fields: { comment: 'x' }, set_aside: null, draft: null };
  const misplaced = new LogCheck(feedbackFlow, { ...whole.stored, steps: [astray] }, whole.chain, 0);
  for (const entry of [first, third]) misplaced.take(entry);
  expect(misplaced.end()).toEqual(['step 3']);
});

it('names where a log is cut off', () => {
  expect(difference(whole.stored, whole.log.slice(0, 2))).toBe('the log does not end where it was left');
  expect(difference(whole.stored, [])).toBe('the log does not end where it was left');
  expect(difference({ ...whole.stored, version: 4 }, whole.log)).toBe('the log does not end where it was left');
  expect(difference({ ...whole.stored, log_head: 'else' }, whole.log)).toBe('the log does not end where it was left');
});

it('takes rows for older ones where the application is, and lets the chain begin behind them', () => {
  const older = { ...whole.stored, id: '0' };
  const bare = whole.log.map((entry) => ({ ...entry, hash: null }));
  const check = new LogCheck(feedbackFlow, older, whole.chain, 0);
  expect(bare.map((entry) => check.take(entry).chain)).toEqual(['older', 'older', 'older']);
  expect(check.end()).toEqual(['cut']);
  expect(differenceOf(feedbackFlow, { ...older, log_head: null }, bare, whole.chain)).toBeUndefined();
  const [first, second] = whole.log as [LoggedTransition, LoggedTransition, LoggedTransition];
  const transitions = [{ ...second, at: second.at.toISOString() }];
  const [begun] = whole.chain.link({ ...older, log_head: null }, { transitions }).transitions;
  const mixed = (stored: StoredApplication) => {
    const mixedCheck = new LogCheck(feedbackFlow, stored, whole.chain, 0);
    mixedCheck.take({ ...first, hash: null });
    return mixedCheck.take({ ...second, hash: begun?.hash ?? '' }).chain;
  };
  expect([mixed(older), mixed(whole.stored)]).toEqual(['holds', 'broken']);
});

it('names an event that the chart refuses, and one that leads elsewhere', () => {
  const says = (n: number, change: Partial<LoggedTransition>) => {
    const { stored, log } = rechained(whole.stored, changed(n, change));
    return difference(stored, log);
  };
  expect(says(1, { event: { type: 'comment.hide', ground: 'rude', reason: 'x' } })).toBe(
    'transition 2 (comment.hide): the chart refuses its event there',
  );
  expect(says(1, { to_state: 'done' })).toBe('transition 2 (mood.judged): the chart leads to another state');
  expect(says(1, { from_state: 'score' })).toBe('transition 2 (mood.judged): the chart leads to another state');
});

it('knows nothing of where a log leads behind an event that is refused', () => {
  const { stored, log } = rechained(whole.stored, changed(1, { actor_role: 'applicant' }));
  const check = new LogCheck(feedbackFlow, stored, whole.chain, 0);
  const taken = log.map((entry) => check.take(entry));
  expect(taken.map(({ fault }) => fault)).toEqual([undefined, 'refused', undefined]);
  expect(taken.map(({ before, after }) => [before?.value, after?.value])).toEqual([
    ['start', { created: 'judging' }],
    [{ created: 'judging' }, undefined],
    [undefined, undefined],
  ]);
  expect(check.end()).toEqual([]);
  const lost = new LogCheck(feedbackFlow, { ...stored, state: 'nowhere' }, whole.chain, 0);
  for (const entry of log) lost.take(entry);
  expect(lost.end()).toEqual(['lost']);
});

it('names what is stored otherwise than the log says', () => {
  const { stored } = whole;
  const says = (change: Partial<StoredApplication>) => difference({ ...stored, ...change }, whole.log);
  expect(says({ state: 'comment' })).toBe('the log leads to done, stored is comment');
  expect(says({ state: 'nowhere' })).toBe('the chart has no state nowhere');
  expect(says({ facts: { ...stored.facts, mood: 'glad' } })).toBe('the facts differ');
  const contact = { id: '1', parent_id: null, contact_type: 'owner', fields: {} };
  expect(says({ contacts: [contact] })).toBe('the contacts differ');
  const answers = (fields: object, set_aside: object | null = null) =>
    stored.steps.map((step) =>
      step.step_number === 2 ? { ...step, fields: { ...fields }, set_aside: set_aside && { ...set_aside } } : step,
    );
  expect(says({ steps: answers({ comment: 'Quick' }) })).toBe('the answers of step 2 differ');
  expect(says({ steps: answers({ comment: 'Slow' }, { comment: 'Old' }) })).toBe('the answers of step 2 differ');
  expect(says({ steps: answers({ comment: 'Slow' }) })).toBeUndefined();
});

it('names steps with answers that none of their fields asks for, after what else is wrong', () => {
  const { stored, log, chain } = whole;
  const steps = [...stored.steps, { step_number: 3, fields: { comment: 'x' }, set_aside: null, draft: null }];
  const check = new LogCheck(feedbackFlow, { ...stored, steps, version: 9 }, chain, 0);
  for (const entry of log) check.take(entry);
  expect(check.end()).toEqual(['cut', 'step 3']);
  const empty = new LogCheck(
    feedbackFlow,
    { ...stored, steps: [...stored.steps, { step_number: 3, fields: null, set_aside: null, draft: { a: 1 } }] },
    chain,
    0,
  );
  for (const entry of log) empty.take(entry);
  expect(empty.end()).toEqual([]);
});

it('checks the hashes alone of one that awaits its migration', () => {
  const next = { ...feedbackFlow, version: 2, migrations: { 1: (one: object) => one as never } };
  const check = new LogCheck(next, whole.stored, whole.chain, 0);
  expect(whole.log.map((entry) => check.take(entry))).toMatchObject([
    { chain: 'holds', after: undefined, fault: undefined },
    { chain: 'holds', after: undefined, fault: undefined },
    { chain: 'holds', after: undefined, fault: undefined },
  ]);
  expect(check.end()).toEqual([]);
  const cut = new LogCheck(next, whole.stored, whole.chain, 0);
  for (const entry of whole.log.slice(1)) cut.take(entry);
  expect(cut.end()).toEqual([]);
  const ended = new LogCheck(next, { ...whole.stored, state: 'nowhere' }, whole.chain, 0);
  for (const entry of whole.log.slice(0, 2)) ended.take(entry);
  expect(ended.end()).toEqual(['cut']);
});

it('follows the chart from a migration on', async () => {
  const next = { ...feedbackFlow, version: 2, migrations: { 1: (one: object) => one as never } };
  const moved = new LogCheck(next, whole.stored, whole.chain, 0);
  expect(moved.end()).toEqual(['cut']);
  const begun = await ApplicationHistory.begin(servedAlone(feedbackFlow), {
    type: 'application.create',
    fields: { score: 5 },
  });
  const later = await begun
    .as(servedAlone(next))
    .send({ type: 'mood.judged', mood: 'glad' }, { actor: { role: 'system' } });
  expect(later.log.map(({ event: { type } }) => type)).toEqual(['application.create', 'flow.migrated', 'mood.judged']);
  expect(differenceOf(next, later.stored, later.log, later.chain)).toBeUndefined();
  const check = new LogCheck(next, later.stored, later.chain, 2);
  expect(later.log.map((entry) => check.take(entry)).map(({ before, after }) => [before?.value, after?.value])).toEqual(
    [
      [undefined, undefined],
      [undefined, { created: 'judging' }],
      [{ created: 'judging' }, { created: 'comment' }],
    ],
  );
  const without = later.log.slice(1);
  expect(differenceOf(next, later.stored, without, later.chain)).toBe('transition 1 is missing from the log');
  const behind = new LogCheck(next, later.stored, later.chain, 2);
  expect(without.map((entry) => behind.take(entry).fault)).toEqual(['missing', undefined]);
  expect(behind.end()).toEqual([]);
});
