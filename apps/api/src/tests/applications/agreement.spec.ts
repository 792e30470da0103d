import { applicationOf, LocalChart } from '@statewise/flow-client';
import { flows } from '@statewise/machines';
import {
  stateOf,
  type Actor,
  type Flow,
  type FlowContext,
  type FlowSnapshot,
  type UnstampedEvent,
} from '@statewise/flow';
import { eventSamples, feedbackFlow, sampleAt } from '@statewise/flow/testing';
import { columnsOf } from '@statewise/server/engine/application-rows.js';
import { changedSteps, runEvents, snapshotOf } from '@statewise/server/engine/run-events.js';
import type { RegisteredFlow } from '@statewise/server/engine/flow-registry.js';
import type { Outcome, StoredApplication } from '@statewise/server/engine/stored-application.js';
import { Problem } from '@statewise/server/platform/problem/problem.js';
import { readAnswer } from '@statewise/server/applications/application-view.js';

// The chart in the browser knows of an application only what the platform's answer tells; the server knows everything.
// Whatever somebody tries wherever they are, both must say the same.

const pairs = 50_000;
const applicant: Actor = { role: 'applicant' };
const admin: Actor = { role: 'admin', id: '1' };

/** Numbers that look random and are the same in every run (Park and Miller's generator). */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

/** A row as Postgres would have it, after its journey through JSON. */
function storedFrom(flow: Flow, snapshot: FlowSnapshot): StoredApplication {
  const { context } = snapshot;
  const row = {
    ...columnsOf(flow, snapshot, 1),
    steps: changedSteps({ ...context, steps: {}, setAside: {} }, context).map((step) => ({ ...step, draft: null })),
    contacts: context.contacts,
  };
  return {
    ...structuredClone(row),
    id: '1',
    public_id: '0b0e7a2c-6f5a-4f0e-9a0b-0f6f7a3f8d11',
    flow: flow.id,
    code: 'ABCDEFGHJKMN',
    admin_code: 'NMKJHGFEDCBA',
    sealed_codes: Buffer.alloc(0),
    version: 7,
    locale: 'en',
    created_at: new Date(sampleAt),
    updated_at: new Date(sampleAt),
    earlier: null,
    made_by: null,
    log_head: null,
  };
}

/** The engine's side of a flow: what the server adds to an event is what the samples carry. */
function registeredFor(flow: Flow): RegisteredFlow {
  const prepare = (event: UnstampedEvent) => ({ ...flow.events[event.type]?.serverFields, ...event });
  return {
    flow,
    handlers: {},
    prepare,
    words: [],
    reportDefect: (defect) => expect(defect).toBeUndefined(),
  };
}

/** An application as each side knows it. */
function sidesOf(flow: Flow, snapshot: FlowSnapshot) {
  const stored = storedFrom(flow, snapshot);
  const outcome: Outcome = { flow, application: stored, snapshot: snapshotOf(flow, stored), repeated: false };
  const told = (actor: Actor) => applicationOf(JSON.parse(JSON.stringify(readAnswer(outcome, actor, sampleAt))));
  return { stored, setAside: snapshot.context.setAside, applicant: told(applicant), admin: told(admin) };
}

async function onServer(registered: RegisteredFlow, stored: StoredApplication, event: UnstampedEvent, actor: Actor) {
  try {
    return (await runEvents(registered, stored, [event], { actor })).snapshot;
  } catch (error) {
    if (error instanceof Problem) return undefined;
    throw error;
  }
}

const share = Math.ceil(pairs / (flows.length + 1));

it.each([...flows, feedbackFlow].map((flow) => [flow.id, flow] as const))(
  'in %s says the same in the browser as on the server, whatever is tried wherever',
  async (_id, flow) => {
    jest.useFakeTimers({ now: new Date(sampleAt), doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    const random = numbers(20_261_121);
    const registered = registeredFor(flow);
    // What the server words itself, such as an upload, no browser sends.
    const sent = eventSamples(flow).filter(({ type }) => flow.events[type]?.internal !== true);
    const samples = sent.map(({ at: _at, actor: _actor, ...event }): UnstampedEvent => ({ ...event }));
    const differences: string[] = [];
    const chart = new LocalChart(flow, () => new Date(sampleAt));
    let sides = sidesOf(flow, await beginning(registered, samples));
    let taken = 0;
    for (let pair = 0; pair < share; pair += 1) {
      if (pair % 60 === 0) sides = sidesOf(flow, await beginning(registered, samples));
      const { current_step } = sides.stored;
      const saves = samples.filter(({ type, step }) => type === 'step.save' && step === current_step);
      const event = varied(random(2) === 0 ? saves : samples, sides.setAside, random);
      // An admin's save is help, which the server words and the browser foresees: findings E1 hold it.
      const isAdmin = random(3) === 0 && event.type !== 'step.save';
      const server = await onServer(registered, sides.stored, event, isAdmin ? admin : applicant);
      const application = isAdmin ? sides.admin : sides.applicant;
      const decision = chart.decide(
        { application, stands: null, role: 'applicant' },
        {
          ...event,
          ...flow.events[event.type]?.serverFields,
        },
      );
      const there = server ? stateOf(flow, server) : 'refused';
      const here = decision.isTaken ? stateOf(flow, decision.snapshot) : 'refused';
      if (here !== there)
        differences.push(`${sides.stored.state}: ${JSON.stringify(event)}: ${here} here, ${there} there`);
      if (!server) continue;
      taken += 1;
      sides = sidesOf(flow, server);
    }
    jest.useRealTimers();
    expect(differences.slice(0, 10)).toEqual([]);
    expect(taken).toBeGreaterThan(share / 50);
  },
  300_000,
);

/** An application that has just come into being. */
async function beginning(registered: RegisteredFlow, samples: readonly UnstampedEvent[]): Promise<FlowSnapshot> {
  const first = samples.find(({ type }) => registered.flow.creates.includes(type));
  if (!first) throw new Error(`nothing creates ${registered.flow.id}`);
  return (await runEvents(registered, undefined, [first], { actor: applicant })).snapshot;
}

/** A sample, or one of which an answer is emptied, left out or given otherwise, or without all that was set aside. */
function varied(
  samples: readonly UnstampedEvent[],
  setAside: FlowContext['setAside'],
  random: (below: number) => number,
): UnstampedEvent {
  const event = samples[random(Math.max(1, samples.length))] ?? { type: 'step.back' };
  const { fields, step } = event;
  if (typeof fields !== 'object' || fields === null || random(4) === 0) return event;
  const aside = new Set(Object.keys((typeof step === 'number' && setAside[step]) || {}));
  const given = Object.entries(fields);
  if (aside.size > 0 && random(2) === 0) {
    return { ...event, fields: Object.fromEntries(given.filter(([name]) => !aside.has(name))) };
  }
  const [name = '', value] = given[random(given.length)] ?? [];
  const others: readonly unknown[] = typeof value === 'boolean' ? [!value] : ['', null, 0, 1, 'single', 'retired', 'x'];
  const other = random(4) === 0 ? [] : [[name, others[random(others.length)]]];
  return { ...event, fields: Object.fromEntries([...given.filter(([known]) => known !== name), ...other]) };
}
