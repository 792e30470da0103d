import type { Flow } from '@statewise/flow';
import { feedbackFlow } from '@statewise/flow/testing';
import type { RegisteredFlow } from './flow-registry.js';
import { runEvents, type Sender } from './run-events.js';

const create = { type: 'application.create', fields: { score: 5 } };
const program: Sender = { actor: { role: 'staff', id: 'token:1', person: 'ada' }, version: 3 };

const registered = (flow: Flow): RegisteredFlow => ({
  flow,
  handlers: { judgeMood: { kind: 'answer', answer: async () => ({ type: 'mood.judged', mood: 'glad' }) } },
  prepare: (event) => event,
  words: [],
  reportDefect: (defect) => {
    throw defect;
  },
});

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
