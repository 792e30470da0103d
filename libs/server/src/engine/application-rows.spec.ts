import type { Actor } from '@statewise/flow';
import { feedbackFlow } from '@statewise/flow/testing';
import { ApplicationHistory, servedAlone } from '../testing/application-history.js';
import { afterChange, columnsOf, newApplication } from './application-rows.js';
import { runEvents, type Run } from './run-events.js';

const flow = feedbackFlow;
const create = { type: 'application.create', fields: { score: 5 } };
const runOf = (role: 'applicant' | 'staff' = 'applicant'): Promise<Run> =>
  runEvents(servedAlone(flow), undefined, [create], { actor: { role } });
const origin = { actor: { role: 'applicant' }, locale: 'fr' } as const;

it('makes a new application of the first event, with codes of its own', async () => {
  const made = newApplication(flow, await runOf(), origin);
  expect(made).toMatchObject({
    flow: 'feedback',
    flow_version: 1,
    state: 'judging',
    regions: null,
    version: 1,
    locale: 'fr',
    current_step: 1,
    furthest_step: 1,
    intermediary_id: null,
    made_by: null,
    facts: { mood: '', furthestStep: 1 },
    steps: [{ step_number: 1, fields: { score: 5 }, set_aside: null, draft: null }],
    transitions: [{ seq: 1 }],
  });
  expect(made.public_id).toMatch(/^[0-9a-f-]{36}$/);
  expect(made.code).not.toBe(made.admin_code);
});

it('says who made it: the person behind a program before the account', async () => {
  const madeBy = async (actor: object) =>
    newApplication(flow, await runOf('staff'), { ...origin, actor: { role: 'staff', ...actor } }).made_by;
  expect(await madeBy({ id: 'token:1', person: 'ada' })).toBe('ada');
  expect(await madeBy({ id: 'ada' })).toBe('ada');
});

it('says which intermediary made it, and of nobody else that they are one', async () => {
  const soldBy = async (actor: Actor) => newApplication(flow, await runOf(), { ...origin, actor }).intermediary_id;
  expect(await soldBy({ role: 'intermediary', id: '7' })).toBe('7');
  expect(await soldBy({ role: 'staff', id: '8' })).toBeNull();
});

it('keeps drafts beside the answers, and steps that have nothing else', async () => {
  const drafts = { 1: { score: 4 }, 2: { comment: 'Well' } };
  expect(newApplication(flow, await runOf(), { ...origin, drafts }).steps).toEqual([
    { step_number: 1, fields: { score: 5 }, set_aside: null, draft: { score: 4 } },
    { step_number: 2, fields: null, set_aside: null, draft: { comment: 'Well' } },
  ]);
});

it('makes none of a flow that begins with contacts', async () => {
  const run = await runOf();
  const contacts = [{ id: '1', parent_id: null, contact_type: 'owner', fields: {} }];
  const withContacts = { ...run, snapshot: { ...run.snapshot, context: { ...run.snapshot.context, contacts } } };
  expect(() => newApplication(flow, withContacts, origin)).toThrow(
    'flow feedback creates an application with contacts',
  );
});

it('stands at the step of its state, or where it stood', async () => {
  const { snapshot } = await runOf();
  expect(columnsOf(flow, snapshot, 7)).toMatchObject({ state: 'judging', current_step: 7, furthest_step: 1 });
  expect(columnsOf(flow, { ...snapshot, value: { created: 'done' } }, 7).current_step).toBe(3);
});

it('has the rows of a change in place of its own, and the moment of the last thing that happened', async () => {
  const begun = await ApplicationHistory.begin(servedAlone(flow), create);
  const { chain } = begun;
  const stored = {
    ...begun.stored,
    steps: [...begun.stored.steps, { step_number: 2, fields: null, set_aside: null, draft: { comment: 'W' } }],
  };
  const run = await runOf();
  const change = chain.link(stored, {
    ...columnsOf(flow, run.snapshot, 1),
    version: 2,
    steps: [{ step_number: 2, fields: { comment: 'Well' }, set_aside: null }],
    contacts: { written: [], removed: [] },
    documents: [],
    left: [],
    newCode: 'NEW',
    transitions: [{ ...(run.transitions[0] ?? ({} as never)), at: '2026-02-01T00:00:00.000Z' }],
  });
  const after = afterChange(flow, stored, change, run);
  expect(after).toMatchObject({
    version: 2,
    code: 'NEW',
    contacts: [],
    log_head: change.log_head,
    updated_at: new Date('2026-02-01T00:00:00.000Z'),
    steps: [
      { step_number: 1 },
      { step_number: 2, fields: { comment: 'Well' }, set_aside: null, draft: { comment: 'W' } },
    ],
  });
  for (const name of ['newCode', 'left', 'documents', 'asKept']) expect(after).not.toHaveProperty(name);
  const { newCode: _, ...unrenewed } = change;
  const same = afterChange(flow, stored, { ...unrenewed, transitions: [] }, run);
  expect([same.code, same.updated_at]).toEqual([stored.code, stored.updated_at]);
  const moved = { step_number: 2, fields: null, set_aside: null, draft: { comment: 'kept' } };
  expect(afterChange(flow, stored, { ...change, steps: [moved] }, run).steps[1]).toEqual(moved);
});
