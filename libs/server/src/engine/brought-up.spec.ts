import { Text, type FieldsClass } from '@statewise/fields';
import type { Flow, StoredState } from '@statewise/flow';
import { feedbackFlow, flowOfForms } from '@statewise/flow/testing';
import { ApplicationHistory, servedAlone } from '../testing/application-history.js';
import { awaitsMigration, broughtUp, demandKnownRelease, isOfNewerRelease, shownApplication } from './brought-up.js';
import { flowMigrated, migrationEntry, snapshotAfterMigration } from './migration-entry.js';
import { changeOf, presentSnapshot, runEvents, shownSnapshot, snapshotOf } from './run-events.js';
import type { LoggedTransition, StoredApplication } from './stored-application.js';

class Answer {
  @Text() text?: string;
}

const release = (version: number, names: readonly string[], migrations: Flow['migrations'] = {}): Flow =>
  flowOfForms({
    id: 'visit',
    version,
    migrations,
    forms: Object.fromEntries(names.map((name): [string, FieldsClass] => [name, Answer])),
    listing: [],
  });

const first = release(1, ['who', 'when', 'where']);
/** Without `when`, and with `why` in its place, which takes its answers where that is said. */
const second = (more: (stored: StoredState) => Partial<StoredState> = () => ({})): Flow =>
  release(2, ['who', 'why', 'where'], {
    1: (stored) => ({ ...stored, state: stored.state === 'when' ? 'why' : stored.state, ...more(stored) }),
  });
const renaming = second(({ answers: { when, ...others } = {} }) => ({
  answers: { ...others, ...(when && { why: when }) },
}));

let stored: StoredApplication;
let history: ApplicationHistory;
beforeAll(async () => {
  const begun = await ApplicationHistory.begin(servedAlone(first), {
    type: 'application.create',
    fields: { text: 'Ada' },
  });
  history = await begun.send({ type: 'step.save', step: 2, fields: { text: 'Monday' } });
  ({ stored } = history);
});

const monday = { fields: { text: 'Monday' }, set_aside: null, draft: null };
/** As it is read where the chart has no step any more whose number was 2: its answers stand under its name. */
const withFormer = (when: object = monday): StoredApplication => ({
  ...stored,
  steps: stored.steps.filter(({ step_number }) => step_number !== 2),
  former: { when: { ...monday, ...when } },
});

const answered = ({ steps }: Pick<StoredApplication, 'steps'>) =>
  steps.map(({ step_number, fields }) => [step_number, fields?.['text']]);

it('leaves an application of the present release as it is', () => {
  expect(broughtUp(first, stored)).toBe(stored);
  expect(shownApplication(first, stored)).toBe(stored);
  expect([awaitsMigration(first, stored), isOfNewerRelease(first, stored)]).toEqual([false, false]);
});

it('brings one of an older release up, and keeps what it was beside it', () => {
  const up = broughtUp(renaming, withFormer());
  expect(up).toMatchObject({
    flow_version: 2,
    state: 'where',
    regions: null,
    facts: stored.facts,
    contacts: [],
    documents: [],
    current_step: 3,
    furthest_step: 3,
    asKept: withFormer(),
    code: stored.code,
  });
  expect(answered(up)).toEqual([
    [1, 'Ada'],
    [2, 'Monday'],
  ]);
  expect(up.former).toBeUndefined();
  expect(awaitsMigration(renaming, stored)).toBe(true);
});

it('keeps the answers of a step that went by its name, and gives them to a later release that asks', () => {
  const up = broughtUp(second(), withFormer());
  expect(answered(up)).toEqual([[1, 'Ada']]);
  expect(up.former).toEqual({ when: monday });
  const third = release(3, ['who', 'when', 'where'], {
    2: (one) => ({ ...one, state: 'who', facts: { ...one.facts, furthestStep: 1 } }),
  });
  const again = broughtUp(third, { ...up, flow_version: 2 });
  expect(answered(again)).toEqual([
    [2, 'Monday'],
    [1, 'Ada'],
  ]);
  expect([again.state, again.current_step, again.furthest_step, again.former]).toEqual(['who', 1, 1, undefined]);
});

it('takes steps, furthest step, contacts and documents from the migration, and else as they were', () => {
  const contact = { id: '1', parent_id: null, contact_type: 'owner', fields: {} };
  const letter = { id: 'd', kind: 'letter', set_aside: false };
  const nowhere = broughtUp(
    second(() => ({ state: 'start', facts: {} })),
    { ...stored, contacts: [contact], documents: [letter] },
  );
  expect(nowhere).toMatchObject({ current_step: 3, furthest_step: 3, contacts: [contact], documents: [letter] });
  const other = broughtUp(
    second(({ documents = [] }) => ({ contacts: [], documents: documents.map((one) => ({ ...one, kind: 'card' })) })),
    { ...stored, contacts: [contact], documents: [letter] },
  );
  expect([other.contacts, other.documents]).toEqual([[], [{ ...letter, kind: 'card' }]]);
});

it('names answers whose number no step has by the number', () => {
  const odd = { step_number: 9, fields: { text: 'odd' }, set_aside: null, draft: null };
  expect(broughtUp(renaming, { ...stored, steps: [odd] }).former).toEqual({
    9: { fields: odd.fields, set_aside: null, draft: null },
  });
});

describe('an application without a way into the present release', () => {
  const without = release(2, ['who', 'when', 'where']);
  const broken = release(2, ['who'], {
    1: () => {
      throw new TypeError('broken');
    },
  });

  it('is shown as it is kept, and takes no event', () => {
    expect(() => broughtUp(without, stored)).toThrow(RangeError);
    expect(shownApplication(without, stored)).toBe(stored);
    expect(() => snapshotOf(without, stored)).toThrow(
      expect.objectContaining({
        code: 'APPLICATION.LOST',
        details: { members: { state: 'where', version: 2, current_step: 3, furthest_step: 3 } },
      }),
    );
    expect(shownSnapshot(without, stored)).toMatchObject({
      value: 'where?',
      context: { steps: { 1: { text: 'Ada' } } },
    });
    expect(() => presentSnapshot(without, stored)).toThrow('flow visit has no migration from version 1');
  });

  it('throws what its migration throws, whoever asks', () => {
    for (const ask of [shownApplication, snapshotOf, shownSnapshot])
      expect(() => ask(broken, stored)).toThrow('broken');
  });
});

it('asks a newer replica about an application that a newer release has brought further', () => {
  const newer = { ...stored, flow_version: 2 };
  expect([isOfNewerRelease(first, newer), awaitsMigration(first, newer)]).toEqual([true, false]);
  expect(() => demandKnownRelease(first, stored)).not.toThrow();
  for (const ask of [demandKnownRelease, snapshotOf, shownSnapshot])
    expect(() => ask(first, newer)).toThrow(
      expect.objectContaining({ code: 'DEPENDENCY.DOWN', details: { retryAfter: 5 } }),
    );
});

describe('the entry of a migration', () => {
  it('holds everything that the application then was, from which its snapshot is made again', () => {
    const snapshot = presentSnapshot(renaming, stored);
    const entry = migrationEntry(renaming, stored, snapshot);
    expect(entry).toMatchObject({
      seq: 3,
      event: {
        type: flowMigrated,
        from: 1,
        to: 2,
        state: 'where',
        facts: stored.facts,
        steps: snapshot.context.steps,
        setAside: {},
        contacts: [],
      },
      from_state: 'where',
      to_state: 'where',
      actor_role: 'system',
      actor_id: null,
      current_step: 3,
      furthest_step: 3,
    });
    expect(entry.event).not.toHaveProperty('documents');
    expect(Math.abs(Date.now() - Date.parse(entry.at))).toBeLessThan(60_000);
    expect(snapshotAfterMigration(renaming, entry as unknown as LoggedTransition)).toEqual(snapshot);
    const { contacts: _, ...event } = entry.event as { contacts?: unknown; type: string };
    expect(
      snapshotAfterMigration(renaming, { ...entry, event } as unknown as LoggedTransition).context.contacts,
    ).toEqual([]);
  });

  it('names the documents, and stands at the step before where the state has none', () => {
    const letter = { id: 'd', kind: 'letter', set_aside: false };
    const flow = second(() => ({ state: 'start' }));
    const entry = migrationEntry(flow, { ...stored, documents: [letter] }, presentSnapshot(flow, stored));
    expect(entry).toMatchObject({
      event: { documents: [letter] },
      from_state: 'where',
      to_state: 'start',
      current_step: 3,
    });
  });
});

describe('the first change after a release', () => {
  const changeBy = async (flow: Flow, one: StoredApplication) => {
    const run = await runEvents(servedAlone(flow), one, [{ type: 'step.goTo', step: 1 }], {
      actor: { role: 'applicant' },
    });
    return changeOf(flow, one, run);
  };

  it('writes the migration before the event, and the answers where they moved', async () => {
    const change = await changeBy(renaming, withFormer());
    expect(change?.transitions.map(({ seq, event }) => [seq, event.type])).toEqual([
      [3, flowMigrated],
      [4, 'step.goTo'],
    ]);
    expect(change).toMatchObject({
      version: 4,
      flow_version: 2,
      state: 'who',
      left: ['when'],
      steps: [{ step_number: 2, fields: { text: 'Monday' }, set_aside: null, draft: null }],
    });
    expect(change).not.toHaveProperty('documents');
  });

  it('moves drafts with their answers, and empties what was left behind', async () => {
    const draft = { text: 'Tues' };
    const moved = await changeBy(renaming, withFormer({ draft }));
    expect(moved).toMatchObject({
      left: ['when'],
      steps: [{ step_number: 2, fields: { text: 'Monday' }, set_aside: null, draft }],
    });
    const kept = await changeBy(second(), withFormer({ draft }));
    expect([kept?.left, kept?.steps]).toEqual([[], []]);
    const leaving = second(({ answers: { why: _, ...others } = {} }) => ({ answers: others }));
    const steps = stored.steps.map((one) => ({ ...one, draft }));
    const left = await changeBy(leaving, { ...stored, steps });
    expect(left?.steps).toEqual([{ step_number: 2, fields: null, set_aside: null, draft: null }]);
    const onlyDraft = await changeBy(leaving, {
      ...stored,
      steps: [{ step_number: 2, fields: null, set_aside: null, draft }],
    });
    expect(onlyDraft?.steps).toEqual([{ step_number: 2, fields: null, set_aside: null, draft: null }]);
  });

  it('writes a saved step without its draft', async () => {
    const steps = stored.steps.map((one) => (one.step_number === 1 ? { ...one, draft: { text: 'A' } } : one));
    const at = { ...stored, state: 'who', steps };
    const run = await runEvents(servedAlone(renaming), at, [{ type: 'step.save', step: 1, fields: { text: 'Eve' } }], {
      actor: { role: 'applicant' },
    });
    expect(changeOf(renaming, at, run)?.steps).toEqual([
      { step_number: 1, fields: { text: 'Eve' }, set_aside: null, draft: null },
    ]);
  });

  it('writes documents that were moved, and those alone', async () => {
    const documents = ['a', 'b'].map((id) => ({ id, kind: 'letter', set_aside: false }));
    const flow = second(({ documents: all = [] }) => ({
      documents: all.map((one) => (one.id === 'b' ? { ...one, kind: 'card' } : one)),
    }));
    const change = await changeBy(flow, { ...stored, documents });
    expect(change?.documents).toEqual([{ ...documents[1], kind: 'card' }]);
  });

  it('follows to where a whole history leads', async () => {
    const moved = await history.as(servedAlone(renaming)).send({ type: 'step.goTo', step: 2 });
    expect(moved.stored).toMatchObject({
      state: 'why',
      flow_version: 2,
      version: 4,
      current_step: 2,
      furthest_step: 3,
    });
    expect(moved.stored).not.toHaveProperty('asKept');
    expect(answered(moved.stored)).toEqual([
      [1, 'Ada'],
      [2, 'Monday'],
    ]);
  });
});

it('counts a feedback of an older chart among those that wait', () => {
  expect(awaitsMigration({ ...feedbackFlow, version: 2 }, { flow_version: 1 })).toBe(true);
});
