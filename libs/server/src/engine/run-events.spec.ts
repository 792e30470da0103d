import type { Flow } from '@statewise/flow';
import { feedbackFlow } from '@statewise/flow/testing';
import { servedAlone } from '../testing/application-history.js';
import { beginFeedback, commentSave, feedbackCreation, gladJudge, judgedAlone } from '../testing/feedback-history.js';
import type { ActionHandler, RegisteredFlow } from './flow-registry.js';
import { runEvents, type Sender } from './run-events.js';

const program: Sender = { actor: { role: 'staff', id: 'token:1', person: 'ada' }, version: 3 };

/** The feedback flow whose first event declares these members as the server's. */
function declaring(serverFields: Readonly<Record<string, unknown>>): Flow {
  const { 'application.create': declared, ...others } = feedbackFlow.events;
  if (declared === undefined) throw new Error('The flow has no first event.');
  return { ...feedbackFlow, events: { ...others, [feedbackCreation.type]: { ...declared, serverFields } } };
}

/** The first event as it is logged. */
async function logged(flow: Flow, sender: Sender) {
  const { transitions } = await runEvents(judgedAlone(flow), undefined, [feedbackCreation], sender);
  return transitions[0]?.event;
}

it('adds who answers for an event, and what they looked at, where the event declares that', async () => {
  expect(await logged(declaring({ person: '' }), program)).toEqual({ ...feedbackCreation, person: 'ada' });
  expect(await logged(declaring({ seen: 0 }), program)).toEqual({ ...feedbackCreation, seen: 3 });
  expect(await logged(declaring({ person: '', seen: 0 }), program)).toEqual({
    ...feedbackCreation,
    person: 'ada',
    seen: 3,
  });
});

it('adds neither to an event that does not declare it', async () => {
  expect(await logged(declaring({}), program)).toEqual(feedbackCreation);
});

it('takes the signed-in person for the one who answers, and nobody where none is known', async () => {
  const both = declaring({ person: '', seen: 0 });
  expect(await logged(both, { actor: { role: 'staff', id: 'ada' } })).toEqual({ ...feedbackCreation, person: 'ada' });
  expect(await logged(both, { actor: { role: 'applicant' } })).toEqual(feedbackCreation);
});

it('runs the events by which actions are answered, each as the next entry of the log', async () => {
  const { transitions, snapshot } = await runEvents(judgedAlone(feedbackFlow), undefined, [feedbackCreation], program);
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

describe('an event', () => {
  const prepared = async (flow: Flow, event: { type: string }, sender: Sender, more: Partial<RegisteredFlow> = {}) => {
    const { stored } = await beginFeedback();
    const { transitions } = await runEvents({ ...judgedAlone(flow), ...more }, stored, [event], sender);
    return transitions[0];
  };

  it('is stamped with who sends it and when, whatever a client claims', async () => {
    const entry = await prepared(
      feedbackFlow,
      { ...commentSave, at: 'yesterday', actor: { role: 'admin' } } as typeof commentSave,
      {
        actor: { role: 'applicant', id: 'session' },
      },
    );
    expect(entry).toMatchObject({
      seq: 3,
      event: commentSave,
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
      return event.type === commentSave.type ? { ...event, fields: { comment: 'Prepared' } } : event;
    };
    const { stored } = await beginFeedback();
    const entry = await prepared(feedbackFlow, commentSave, { ...applicant, address: '192.0.2.1' }, { prepare });
    expect(entry?.event).toEqual({ ...commentSave, fields: { comment: 'Prepared' } });
    await runEvents(servedAlone(feedbackFlow, { prepare }), undefined, [feedbackCreation], applicant);
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
    expect((await prepared(unasked, commentSave, applicant, { prepare }))?.event).toEqual(commentSave);
    expect(requests).toHaveLength(2);
  });

  it('is refused where the browser alone takes it, or the server words it and nobody said so', async () => {
    const local = events({ 'step.save': { ...declared('step.save'), local: true } });
    const internal = events({ 'step.save': { ...declared('step.save'), internal: true } });
    const refusal = { code: 'APPLICATION.REFUSED' };
    await expect(prepared(local, commentSave, { ...applicant, isWorded: true })).rejects.toMatchObject(refusal);
    await expect(prepared(internal, commentSave, applicant)).rejects.toMatchObject(refusal);
    expect(await prepared(internal, commentSave, { ...applicant, isWorded: true })).toMatchObject({ to_state: 'done' });
  });

  it('names in its entry what many applications have alike', async () => {
    const sharing = events({ 'step.save': { ...declared('step.save'), shares: ['fields.price'] } });
    expect((await prepared(sharing, commentSave, applicant))?.shares).toEqual(['fields.price']);
  });
});

describe('a refusal', () => {
  const refusal = async (event: { type: string }, flow = feedbackFlow, sender = applicant) => {
    const { stored } = await beginFeedback();
    return runEvents(judgedAlone(flow), stored, [event], sender).catch((error: unknown) => error);
  };
  const where = { state: 'comment', version: 2, current_step: 2, furthest_step: 2 };

  it('says which members are not declared, and where the application is', async () => {
    expect(await refusal({ ...commentSave, surprise: 1 } as typeof commentSave)).toMatchObject({
      code: 'REQUEST.FIELDS',
      details: { errors: { surprise: ['unknown'] }, members: where },
    });
    const none = await runEvents(
      judgedAlone(feedbackFlow),
      undefined,
      [{ type: feedbackCreation.type }],
      applicant,
    ).catch((error: unknown) => error);
    expect(none).toMatchObject({
      code: 'REQUEST.FIELDS',
      details: { errors: { data: ['required'] }, members: { state: 'start' } },
    });
  });

  it('says which answers are wrong, or what can be sent instead', async () => {
    const none = await runEvents(
      judgedAlone(feedbackFlow),
      undefined,
      [{ ...feedbackCreation, fields: { score: 9 } }],
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
    const early = await runEvents(judgedAlone(feedbackFlow), undefined, [{ type: 'step.back' }], applicant).catch(
      (error: unknown) => error,
    );
    expect(early).toMatchObject({
      code: 'APPLICATION.REFUSED',
      details: { members: { state: 'start', allowed_events: ['application.create'] } },
    });
  });

  it('reports what a rule threw', async () => {
    const seen: unknown[] = [];
    const { stored } = await beginFeedback();
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
    const { stored } = await beginFeedback();
    const noteComment: ActionHandler = { kind: 'write', write: async () => undefined };
    const run = await runEvents(
      servedAlone(feedbackFlow, { handlers: { judgeMood: gladJudge, noteComment } }),
      stored,
      [commentSave],
      applicant,
    );
    expect(run.effects).toEqual([
      {
        action: 'noteComment',
        handler: noteComment,
        call: {
          context: run.snapshot.context,
          event: expect.objectContaining(commentSave),
          params: undefined,
          application: stored,
        },
      },
    ]);
    expect(run.renewsCode).toBe(false);
  });

  it('that answer forever are a mistake of the flow', async () => {
    const { stored } = await beginFeedback();
    const endless: ActionHandler = { kind: 'answer', answer: async () => ({ type: 'thanks.sent' }) };
    const done = await (await beginFeedback()).send(commentSave);
    const ringing: Flow = {
      ...feedbackFlow,
      machine: feedbackFlow.machine.provide({ actions: { countThanks: () => undefined } }),
    };
    const handlers = { judgeMood: gladJudge, countThanks: endless };
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
    const { transitions } = await runEvents(
      judgedAlone(feedbackFlow),
      undefined,
      [feedbackCreation, commentSave],
      applicant,
    );
    expect(transitions.map(({ seq, event: { type } }) => [seq, type])).toEqual([
      [1, 'application.create'],
      [2, 'mood.judged'],
      [3, 'step.save'],
    ]);
  });
});
