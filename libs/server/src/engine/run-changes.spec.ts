import type { UnstampedEvent } from '@statewise/flow';
import { feedbackFlow } from '@statewise/flow/testing';
import { beginFeedback, commentSave, judgedAlone } from '../testing/feedback-history.js';
import { changedSteps, changeOf, runEvents, type Sender } from './run-events.js';

describe('what a run changed', () => {
  const changeBy = async (
    event: UnstampedEvent,
    isLogged = false,
    sender: Sender = { actor: { role: 'applicant' } },
  ) => {
    const { stored } = await (await beginFeedback()).send(commentSave);
    const run = await runEvents(judgedAlone(feedbackFlow), stored, [event], sender);
    return { stored, run, change: changeOf(feedbackFlow, stored, run, isLogged) };
  };

  it('is nothing where it left everything as it was, unless the log has to tell of it', async () => {
    const hide = { type: 'comment.hide', ground: 'rude', reason: 'x' };
    const staff: Sender = { actor: { role: 'staff' } };
    expect((await changeBy(hide, false, staff)).change).toBeUndefined();
    expect((await changeBy(hide, true, staff)).change).toMatchObject({ version: 4, state: 'done', steps: [] });
  });

  it('is the state, the facts, and the steps whose answers differ', async () => {
    const { stored, change } = await changeBy({ type: 'step.back' });
    expect(change).toMatchObject({
      state: 'comment',
      regions: null,
      version: 4,
      flow_version: 1,
      current_step: 2,
      furthest_step: 3,
      steps: [],
      facts: stored.facts,
    });
    expect([change?.contacts, change?.newCode]).toEqual([undefined, undefined]);
    expect(change).not.toHaveProperty('documents');
    const thanks = await changeBy({ type: 'thanks.sent' }, false, { actor: { role: 'system' } });
    expect(thanks.change).toMatchObject({ state: 'done', facts: { thanked: 1 } });
  });

  it('takes what is typed from the steps that it saves alone, also where they say what they said', async () => {
    const { stored } = await (await beginFeedback()).send(commentSave);
    const draft = { comment: 'F' };
    const [one, two] = [1, 2].map((n) => ({ ...stored.steps.find(({ step_number }) => step_number === n), draft }));
    const typed = { ...stored, state: 'comment', steps: [one, two] as typeof stored.steps };
    const run = await runEvents(judgedAlone(feedbackFlow), typed, [commentSave], { actor: { role: 'applicant' } });
    expect(changeOf(feedbackFlow, typed, run)?.steps).toEqual([{ ...two, draft: null }]);
    const { context } = run.snapshot;
    const steps = { 1: { score: 1 }, 2: { comment: 'Bad' } };
    const both = { ...run, snapshot: { ...run.snapshot, context: { ...context, steps } } };
    expect(changeOf(feedbackFlow, typed, both)?.steps).toEqual([
      { step_number: 1, fields: { score: 1 }, set_aside: null },
      { step_number: 2, fields: { comment: 'Bad' }, set_aside: null, draft: null },
    ]);
  });

  it('is every part that a run has', async () => {
    const { stored, run } = await changeBy({ type: 'comment.hide', ground: 'rude', reason: 'x' }, false, {
      actor: { role: 'staff' },
    });
    const change = (more: object) => changeOf(feedbackFlow, stored, { ...run, ...more });
    expect(change({})).toBeUndefined();
    expect(change({ renewsCode: true })).toBeUndefined();
    expect(change({ effects: [{}] })?.version).toBe(4);
    expect(change({ transitions: [...run.transitions, ...run.transitions] })?.version).toBe(5);
    const inside = (more: object) => ({ snapshot: { ...run.snapshot, context: { ...run.snapshot.context, ...more } } });
    expect(change(inside({ mood: 'cross' }))?.facts).toMatchObject({ mood: 'cross' });
    expect(change(inside({ steps: { ...run.snapshot.context.steps, 1: { score: 1 } } }))?.steps).toEqual([
      { step_number: 1, fields: { score: 1 }, set_aside: null },
    ]);
    expect(change({ snapshot: { ...run.snapshot, value: { created: 'done', other: {} } } })?.regions).not.toBeNull();
    expect(changeOf(feedbackFlow, { ...stored, state: 'comment' }, run)?.state).toBe('done');
    expect(change({ ...inside({ mood: 'cross' }), renewsCode: true })?.newCode).toMatch(/^[0-9A-Z]{12}$/);
  });

  it('is the contacts that came, changed or went', async () => {
    const { stored, run } = await changeBy({ type: 'comment.hide', ground: 'rude', reason: 'x' }, false, {
      actor: { role: 'staff' },
    });
    const contact = (id: string) => ({ id, parent_id: null, contact_type: 'owner', fields: {} });
    const [a, b, c] = [contact('a'), contact('b'), contact('c')];
    const moved = (after: readonly object[], was = [a, b]) =>
      changeOf(feedbackFlow, stored, {
        ...run,
        before: { ...run.before, context: { ...run.before.context, contacts: was } },
        snapshot: { ...run.snapshot, context: { ...run.snapshot.context, contacts: after as never } },
      })?.contacts;
    const changed = { ...b, fields: { name: 'B' } };
    expect(moved([changed, c])).toEqual({ written: [changed, c], removed: ['a'] });
    expect(moved([a, b, c])).toEqual({ written: [c], removed: [] });
    expect(moved([a])).toEqual({ written: [], removed: ['b'] });
    expect(moved([a, b])).toBeUndefined();
  });
});

it('finds the steps that changed, set aside ones and those that went among them', () => {
  const same = { a: 1 };
  const before = { steps: { 1: same, 2: { b: 1 }, 3: { c: 1 } }, setAside: { 1: same, 4: { d: 1 } } };
  expect(changedSteps(before, before)).toEqual([]);
  expect(changedSteps(before, { ...before })).toEqual([]);
  expect(changedSteps(before, { steps: { 1: same, 2: { b: 2 } }, setAside: { 1: { a: 2 }, 5: { e: 1 } } })).toEqual([
    { step_number: 1, fields: same, set_aside: { a: 2 } },
    { step_number: 2, fields: { b: 2 }, set_aside: null },
    { step_number: 3, fields: null, set_aside: null },
    { step_number: 4, fields: null, set_aside: null },
    { step_number: 5, fields: null, set_aside: { e: 1 } },
  ]);
});
