import type { Flow, UnstampedEvent } from '@statewise/flow';
import { feedbackFlow } from '@statewise/flow/testing';
import { ApplicationHistory, servedAlone } from '../testing/application-history.js';
import type { ActionHandler, RegisteredFlow } from './flow-registry.js';
import { changedSteps, changeOf, runEvents, type Sender } from './run-events.js';

const create = { type: 'application.create', fields: { score: 5 } };
const program: Sender = { actor: { role: 'staff', id: 'token:1', person: 'ada' }, version: 3 };

const judging: ActionHandler = { kind: 'answer', answer: async () => ({ type: 'mood.judged', mood: 'glad' }) };
const registered = (flow: Flow): RegisteredFlow => servedAlone(flow, { handlers: { judgeMood: judging } });

/** The feedback flow whose first event declares these members as the server's. */
function declaring(serverFields: Readonly<Record<string, unknown>>): Flow {
  const { 'application.create': declared, ...others } = feedbackFlow.events;
  if (declared === undefined) throw new Error('The flow has no first event.');
  return { ...feedbackFlow, events: { ...others, [create.type]: { ...declared, serverFields } } };
}

/** The first event as it is logged. */
async function logged(flow: Flow, sender: Sender) {
  const { transitions } = await runEvents(registered(flow), undefined, [create], sender);
  return transitions[0]?.event;
}

it('adds who answers for an event, and what they looked at, where the event declares that', async () => {
  expect(await logged(declaring({ person: '' }), program)).toEqual({ ...create, person: 'ada' });
  expect(await logged(declaring({ seen: 0 }), program)).toEqual({ ...create, seen: 3 });
  expect(await logged(declaring({ person: '', seen: 0 }), program)).toEqual({ ...create, person: 'ada', seen: 3 });
});

it('adds neither to an event that does not declare it', async () => {
  expect(await logged(declaring({}), program)).toEqual(create);
});

it('takes the signed-in person for the one who answers, and nobody where none is known', async () => {
  const both = declaring({ person: '', seen: 0 });
  expect(await logged(both, { actor: { role: 'staff', id: 'ada' } })).toEqual({ ...create, person: 'ada' });
  expect(await logged(both, { actor: { role: 'applicant' } })).toEqual(create);
});

it('runs the events by which actions are answered, each as the next entry of the log', async () => {
  const { transitions, snapshot } = await runEvents(registered(feedbackFlow), undefined, [create], program);
  expect(transitions).toMatchObject([
    { seq: 1, from_state: 'start', to_state: 'judging', actor_role: 'staff', actor_id: 'token:1' },
    { seq: 2, from_state: 'judging', to_state: 'comment', actor_role: 'system', actor_id: null },
  ]);
  expect(snapshot.context).toMatchObject({ mood: 'glad', steps: { 1: { score: 5 } } });
});

const applicant: Sender = { actor: { role: 'applicant' } };
const events = (more: Flow['events']): Flow => ({ ...feedbackFlow, events: { ...feedbackFlow.events, ...more } });
const declared = (type: string) => {
  const found = feedbackFlow.events[type];
  if (found === undefined) throw new Error(`There is no event ${type}.`);
  return found;
};
const begin = (flow: Flow = feedbackFlow, sender = applicant) =>
  ApplicationHistory.begin(registered(flow), create, sender);
const saved = { type: 'step.save', step: 2, fields: { comment: 'Fine' } };

describe('an event', () => {
  const prepared = async (flow: Flow, event: { type: string }, sender: Sender, more: Partial<RegisteredFlow> = {}) => {
    const { stored } = await begin();
    const { transitions } = await runEvents({ ...registered(flow), ...more }, stored, [event], sender);
    return transitions[0];
  };

  it('is stamped with who sends it and when, whatever a client claims', async () => {
    const entry = await prepared(
      feedbackFlow,
      { ...saved, at: 'yesterday', actor: { role: 'admin' } } as typeof saved,
      {
        actor: { role: 'applicant', id: 'session' },
      },
    );
    expect(entry).toMatchObject({
      seq: 3,
      event: saved,
      actor_role: 'applicant',
      actor_id: 'session',
      from_state: 'comment',
      to_state: 'done',
      current_step: 3,
      furthest_step: 3,
    });
    expect(Math.abs(Date.now() - Date.parse(entry?.at ?? ''))).toBeLessThan(60_000);
    expect(entry).not.toHaveProperty('shares');
  });

  it('gets what the server says, which is told of the application, the sender and the address', async () => {
    const requests: unknown[] = [];
    const prepare: RegisteredFlow['prepare'] = (event, request) => {
      requests.push(request);
      return event.type === saved.type ? { ...event, fields: { comment: 'Prepared' } } : event;
    };
    const { stored } = await begin();
    const entry = await prepared(feedbackFlow, saved, { ...applicant, address: '192.0.2.1' }, { prepare });
    expect(entry?.event).toEqual({ ...saved, fields: { comment: 'Prepared' } });
    await runEvents(servedAlone(feedbackFlow, { prepare }), undefined, [create], applicant);
    expect(requests).toEqual([
      {
        context: expect.objectContaining({ mood: 'glad' }),
        actor: applicant.actor,
        application: {
          ...stored,
          public_id: expect.any(String),
          code: expect.any(String),
          admin_code: expect.any(String),
          created_at: expect.any(Date),
          updated_at: expect.any(Date),
          log_head: expect.any(String),
        },
        address: '192.0.2.1',
      },
      { context: expect.objectContaining({ mood: '' }), actor: applicant.actor },
    ]);
    const unasked = events({ 'step.save': { ...declared('step.save'), needsServerFields: () => false } });
    expect((await prepared(unasked, saved, applicant, { prepare }))?.event).toEqual(saved);
    expect(requests).toHaveLength(2);
  });

  it('is refused where the browser alone takes it, or the server words it and nobody said so', async () => {
    const local = events({ 'step.save': { ...declared('step.save'), local: true } });
    const internal = events({ 'step.save': { ...declared('step.save'), internal: true } });
    const refusal = { code: 'APPLICATION.REFUSED' };
    await expect(prepared(local, saved, { ...applicant, isWorded: true })).rejects.toMatchObject(refusal);
    await expect(prepared(internal, saved, applicant)).rejects.toMatchObject(refusal);
    expect(await prepared(internal, saved, { ...applicant, isWorded: true })).toMatchObject({ to_state: 'done' });
  });

  it('names in its entry what many applications have alike', async () => {
    const sharing = events({ 'step.save': { ...declared('step.save'), shares: ['fields.price'] } });
    expect((await prepared(sharing, saved, applicant))?.shares).toEqual(['fields.price']);
  });
});

describe('a refusal', () => {
  const refusal = async (event: { type: string }, flow = feedbackFlow, sender = applicant) => {
    const { stored } = await begin();
    return runEvents(registered(flow), stored, [event], sender).catch((error: unknown) => error);
  };
  const where = { state: 'comment', version: 2, current_step: 2, furthest_step: 2 };

  it('says which members are not declared, and where the application is', async () => {
    expect(await refusal({ ...saved, surprise: 1 } as typeof saved)).toMatchObject({
      code: 'REQUEST.FIELDS',
      details: { errors: { surprise: ['unknown'] }, members: where },
    });
    const none = await runEvents(registered(feedbackFlow), undefined, [{ type: create.type }], applicant).catch(
      (error: unknown) => error,
    );
    expect(none).toMatchObject({
      code: 'REQUEST.FIELDS',
      details: { errors: { data: ['format'] }, members: { state: 'start' } },
    });
  });

  it('says which answers are wrong, or what can be sent instead', async () => {
    const none = await runEvents(
      registered(feedbackFlow),
      undefined,
      [{ ...create, fields: { score: 9 } }],
      applicant,
    ).catch((error: unknown) => error);
    expect(none).toMatchObject({
      code: 'REQUEST.FIELDS',
      details: { errors: { score: ['max'] }, members: { state: 'start' } },
    });
    expect(await refusal({ type: 'comment.hide' })).toMatchObject({ code: 'REQUEST.FIELDS' });
    for (const type of ['no.such', 'constructor'])
      expect(await refusal({ type })).toMatchObject({ code: 'APPLICATION.REFUSED', details: { members: where } });
    const refused = (await refusal({ type: 'no.such' })) as { details: { members: { allowed_events: string[] } } };
    expect(refused.details.members.allowed_events).toEqual(expect.arrayContaining(['step.save', 'step.back']));
    const early = await runEvents(registered(feedbackFlow), undefined, [{ type: 'step.back' }], applicant).catch(
      (error: unknown) => error,
    );
    expect(early).toMatchObject({
      code: 'APPLICATION.REFUSED',
      details: { members: { state: 'start', allowed_events: ['application.create'] } },
    });
  });

  it('reports what a rule threw', async () => {
    const seen: unknown[] = [];
    const { stored } = await begin();
    const throwing: Flow = {
      ...feedbackFlow,
      rules: {
        ...feedbackFlow.rules,
        isStepValid: () => {
          throw new TypeError('broken');
        },
      },
    };
    const reporting = servedAlone(throwing, { reportDefect: (...all) => void seen.push(all) });
    const event = { type: 'step.save', step: 1, fields: { score: 1 } };
    await expect(runEvents(reporting, stored, [event], applicant)).rejects.toMatchObject({
      code: 'APPLICATION.REFUSED',
    });
    expect(seen).toEqual([[expect.objectContaining({ message: 'broken' }), 'comment', 'step.save']]);
  });
});

describe('actions', () => {
  it('are gathered with what their handlers are told, but for those that answer at once', async () => {
    const { stored } = await begin();
    const noteComment: ActionHandler = { kind: 'write', write: async () => undefined };
    const run = await runEvents(
      servedAlone(feedbackFlow, { handlers: { judgeMood: judging, noteComment } }),
      stored,
      [saved],
      applicant,
    );
    expect(run.effects).toEqual([
      {
        action: 'noteComment',
        handler: noteComment,
        call: {
          context: run.snapshot.context,
          event: expect.objectContaining(saved),
          params: undefined,
          application: stored,
        },
      },
    ]);
    expect(run.renewsCode).toBe(false);
  });

  it('that answer forever are a mistake of the flow', async () => {
    const { stored } = await begin();
    const endless: ActionHandler = { kind: 'answer', answer: async () => ({ type: 'thanks.sent' }) };
    const done = await (await begin()).send(saved);
    const ringing: Flow = {
      ...feedbackFlow,
      machine: feedbackFlow.machine.provide({ actions: { countThanks: () => undefined } }),
    };
    const handlers = { judgeMood: judging, countThanks: endless };
    const system: Sender = { actor: { role: 'system' } };
    await expect(
      runEvents(servedAlone(ringing, { handlers }), done.stored, [{ type: 'thanks.sent' }], system),
    ).rejects.toThrow('flow feedback does not come to rest after thanks.sent');
    let left = 19;
    const resting: ActionHandler = {
      kind: 'answer',
      answer: async () => ({ type: (left -= 1) > 0 ? 'thanks.sent' : 'comment.hide', ground: 'rude', reason: 'x' }),
    };
    expect(stored.version).toBe(2);
    await expect(
      runEvents(
        servedAlone(ringing, { handlers: { ...handlers, countThanks: resting } }),
        done.stored,
        [{ type: 'thanks.sent' }],
        system,
      ),
    ).rejects.toMatchObject({ code: 'APPLICATION.REFUSED' });
  });

  it('run in the order of the events that are sent', async () => {
    const { transitions } = await runEvents(registered(feedbackFlow), undefined, [create, saved], applicant);
    expect(transitions.map(({ seq, event: { type } }) => [seq, type])).toEqual([
      [1, 'application.create'],
      [2, 'mood.judged'],
      [3, 'step.save'],
    ]);
  });
});

describe('what a run changed', () => {
  const changeBy = async (event: UnstampedEvent, isLogged = false, sender = applicant) => {
    const { stored } = await (await begin()).send(saved);
    const run = await runEvents(registered(feedbackFlow), stored, [event], sender);
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
