import { checkFields, exampleOf, fieldsOf, isFilled, type Fields, type FieldsClass } from '@statewise/fields';
import {
  decisionOn,
  eventSamples,
  explore,
  feedbackFlow,
  restingStates,
  sampleAt,
  takeInFlow,
  ChartPath,
  type SampleEvent,
  type SentEvent,
} from '@statewise/flow/testing';
import {
  allowedEvents,
  decide,
  factsOf,
  initialSnapshot,
  pickPayload,
  roles,
  stateOf,
  stepOf,
  type Flow,
  type FlowSnapshot,
  type Role,
} from '@statewise/flow';
import { flows } from './flows.js';
import { businessAccountFlow } from './e-banking/flow.js';
import { businessFinish, companyWay } from './testing/business-samples.js';

// What every declared flow does because it is declared: a new one is tested here by being in the list.

/** Ways through flows whose lists the samples alone do not fill. */
const wholeWays: Readonly<Record<string, readonly SentEvent[]>> = {
  [businessAccountFlow.id]: [...companyWay, businessFinish],
};

/** A situation for each state, furthest step and beginning of a jump that the samples reach. */
function situationsOf(flow: Flow): FlowSnapshot[] {
  const keyOf = (snapshot: FlowSnapshot) =>
    [stateOf(flow, snapshot), snapshot.context.furthestStep, snapshot.context.jump?.from].join('|');
  const samples = eventSamples(flow);
  const events = ({ context }: FlowSnapshot): readonly SampleEvent[] =>
    context.jump ? samples.filter(({ type }) => type === 'application.undo') : samples;
  const { snapshot: start } = ChartPath.through(flow);
  const way = wholeWays[flow.id] ?? [];
  const startFrom = [
    start,
    ...way.map((_, last) => ChartPath.through(flow).send(...way.slice(0, last + 1)).snapshot),
  ].map((snapshot) => ({ snapshot, path: [] }));
  return explore(flow.machine, { events, keyOf, startFrom, take: takeInFlow(flow) }).situations.map(
    ({ snapshot }) => snapshot,
  );
}

const every = [...flows, feedbackFlow].map((flow) => [flow.id, flow, situationsOf(flow)] as const);
const admin = { role: 'admin' } as const;

function after(flow: Flow, snapshot: FlowSnapshot, ...events: readonly SentEvent[]): FlowSnapshot {
  return events.reduce((present, event) => {
    const decision = decisionOn(flow, present, event);
    if (!decision.taken) throw new Error(`${event.type} is refused in ${stateOf(flow, present)}`);
    return decision.snapshot;
  }, snapshot);
}

const takes = (flow: Flow, snapshot: FlowSnapshot, event: SentEvent) => decisionOn(flow, snapshot, event).taken;

describe.each(every)('%s', (_id, flow, situations) => {
  const created = situations.filter((snapshot) => !flow.begins.includes(stateOf(flow, snapshot)));
  // Made once: what an event says is picked anew for each object.
  const samples = eventSamples(flow);
  const sentBy = new Map<Role, readonly SampleEvent[]>(
    roles.map((role) => [role, samples.map((event) => ({ ...event, actor: { role } }))]),
  );

  it('reaches every state in which it can rest', () => {
    const reached = new Set(situations.map((snapshot) => stateOf(flow, snapshot)));
    expect(restingStates(flow).filter((state) => !reached.has(state))).toEqual([]);
  });

  it('says of every event who sends it and what it means, and has samples that its declaration takes', () => {
    for (const { who, description } of Object.values(flow.events)) {
      expect(who.roles.length).toBeGreaterThan(0);
      expect(description).toMatch(/^[A-Z].*\.$/);
    }
    const refused = samples.filter((event) => pickPayload(flow, event, 'keep').errors);
    expect(refused).toEqual([]);
  });

  it('refuses events and members that are not declared', () => {
    for (const snapshot of situations) {
      expect(decide(flow, snapshot, { type: 'no.such', at: sampleAt, actor: admin }).taken).toBe(false);
      expect(decide(flow, snapshot, { type: 'constructor', at: sampleAt, actor: admin }).taken).toBe(false);
    }
    for (const event of samples) {
      expect(pickPayload(flow, { ...event, surprise: 1 }, 'drop').errors).toEqual({ surprise: ['unknown'] });
    }
  });

  it('takes an event from nobody but those who are declared to send it', () => {
    const taken: string[] = [];
    for (const snapshot of situations) {
      for (const [role, events] of sentBy) {
        const others = events.filter(({ type }) => !flow.events[type]?.who.roles.includes(role));
        for (const event of others) if (takes(flow, snapshot, event)) taken.push(`${role} ${event.type}`);
      }
    }
    expect(taken).toEqual([]);
  });

  it('lists exactly the events that somebody can send', () => {
    for (const snapshot of situations) {
      for (const [role, events] of sentBy) {
        const listed = new Set(allowedEvents(flow, snapshot, { role }, sampleAt));
        const sent = events
          .filter(({ type }) => !listed.has(type) && !flow.events[type]?.local && !flow.events[type]?.internal)
          .filter((event) => takes(flow, snapshot, event));
        expect(sent.map(({ type }) => type)).toEqual([]);
      }
    }
  });

  it('goes back to a step before', () => {
    for (const snapshot of created.filter((one) => takes(flow, one, { type: 'step.back' }))) {
      const { step = 0 } = stepOf(flow, stateOf(flow, snapshot)) ?? {};
      const back = after(flow, snapshot, { type: 'step.back' });
      expect(stepOf(flow, stateOf(flow, back))?.step).toBeLessThanOrEqual(step);
      expect(back.context.furthestStep).toBe(snapshot.context.furthestStep);
    }
  });

  it('goes to steps that were reached, and to no other', () => {
    let gone = 0;
    for (const snapshot of created) {
      for (const step of new Set(Object.values(flow.steps).map((known) => known.step))) {
        if (!takes(flow, snapshot, { type: 'step.goTo', step })) continue;
        gone += 1;
        expect(step).toBeLessThanOrEqual(snapshot.context.furthestStep);
        expect(stepOf(flow, stateOf(flow, after(flow, snapshot, { type: 'step.goTo', step })))?.step).toBe(step);
      }
    }
    expect(gone).toBeGreaterThan(0);
  });

  it('never stands at a form beyond the furthest step', () => {
    for (const snapshot of created) {
      const { step = 0, fields } = stepOf(flow, stateOf(flow, snapshot)) ?? {};
      if (fields) expect(step).toBeLessThanOrEqual(snapshot.context.furthestStep);
    }
  });

  it('resumes where it belongs, and a second time without changing anything', () => {
    const resume = { type: 'application.resume' };
    for (const snapshot of created) {
      const once = after(flow, snapshot, resume);
      const twice = after(flow, once, resume);
      expect(stateOf(flow, twice)).toBe(stateOf(flow, once));
      expect(factsOf(twice.context)).toEqual(factsOf(once.context));
    }
  });

  it('jumps for a reason only, remembers what was passed over, and comes back', () => {
    const undo = { type: 'application.undo', actor: admin };
    const asked = restingStates(flow).map((state) => ({
      type: 'application.jump',
      state,
      reason: 'asked by phone',
      actor: admin,
    }));
    let jumps = 0;
    for (const snapshot of created.filter(({ context }) => context.jump === null)) {
      const from = stateOf(flow, snapshot);
      for (const jump of asked) {
        if (!takes(flow, snapshot, jump)) continue;
        jumps += 1;
        expect(takes(flow, snapshot, { ...jump, reason: ' ' })).toBe(false);
        const jumped = after(flow, snapshot, jump);
        expect(stateOf(flow, jumped)).toBe(jump.state);
        const { furthestStep } = snapshot.context;
        expect(jumped.context.jump).toMatchObject({ from, furthestStep, reason: 'asked by phone' });
        expect(jumped.context.jump?.unmet.filter((name) => !Object.hasOwn(flow.rules, name))).toEqual([]);
        if (!takes(flow, jumped, undo)) continue;
        const undone = after(flow, jumped, undo);
        expect([stateOf(flow, undone), undone.context.furthestStep, undone.context.jump]).toEqual([
          from,
          furthestStep,
          null,
        ]);
      }
    }
    expect(jumps).toBeGreaterThan(0);
  });

  it('refuses what a rule that throws would have to allow, and says that it is a defect', () => {
    const guards = Object.fromEntries(Object.keys(flow.rules).map((name) => [name, throwing]));
    const broken: Flow = { ...flow, machine: flow.machine.provide({ guards }) };
    const inEachState = new Map(created.map((snapshot) => [stateOf(flow, snapshot), snapshot]));
    const defects = [...inEachState.values()].flatMap((snapshot) =>
      samples.map((event) => decisionOn(broken, { value: snapshot.value, context: snapshot.context }, event)),
    );
    const refused = defects.filter((decision) => !decision.taken && decision.defect !== undefined);
    expect(refused.length).toBeGreaterThan(0);
    expect(JSON.stringify(refused.map((decision) => !decision.taken && decision.defect?.message))).toContain('broken');
  });

  it('sets aside what another answer makes irrelevant, and brings it back with it', () => {
    const forms = Object.values(flow.steps).flatMap(({ state, step, fields }) =>
      fields ? [{ state, step, fields }] : [],
    );
    const changes = forms.flatMap((form) => changesOfMind(flow, created, form));
    for (const { snapshot, step, field, asked, unasked } of changes) {
      const goTo = { type: 'step.goTo', step };
      const save = (fields: Fields) => ({ ...addsOf(flow, 'step.save'), type: 'step.save', step, fields });
      const filled = after(flow, snapshot, save(asked));
      const without = after(flow, filled, goTo, save(unasked));
      expect([step, field, without.context.steps[step]?.[field]]).toEqual([step, field, undefined]);
      expect(without.context.setAside[step]).toHaveProperty(field);
      const { [field]: given, ...rest } = asked;
      const again = after(flow, without, goTo, save(rest));
      expect(again.context.steps[step]?.[field]).toEqual(filled.context.steps[step]?.[field]);
      expect(given).toBeDefined();
    }
    const conditional = forms.filter(({ fields }) => [...fieldsOf(fields).values()].some(({ applies }) => applies));
    expect(changes.length > 0).toBe(conditional.length > 0);
  });

  it('keeps facts that are plain data, in which only its own names stand', () => {
    const names = Object.keys(factsOf(initialSnapshot(flow).context)).sort();
    for (const { context } of created) {
      expect(Object.keys(factsOf(context)).sort()).toEqual(names);
      expect(JSON.parse(JSON.stringify(factsOf(context)))).toEqual(factsOf(context));
    }
  });

  it('shows statuses and whatever else only where it declares them', () => {
    for (const { context } of created) {
      expect(flow.statuses === undefined || Object.keys(flow.statuses(context)).length === 6).toBe(true);
      expect(flow.view === undefined || typeof flow.view(context) === 'object').toBe(true);
    }
  });
});

function throwing(): boolean {
  throw new Error('broken');
}

function addsOf(flow: Flow, type: string): Fields {
  return flow.events[type]?.serverFields ?? {};
}

interface ChangeOfMind {
  readonly snapshot: FlowSnapshot;
  readonly step: number;
  readonly field: string;
  /** Answers with which the field is asked for, and filled. */
  readonly asked: Fields;
  /** Answers with which it is not. */
  readonly unasked: Fields;
}

/** Answers of a step that differ in one field only, of which one set makes another field irrelevant. */
function changesOfMind(
  flow: Flow,
  situations: readonly FlowSnapshot[],
  { state, step, fields }: { readonly state: string; readonly step: number; readonly fields: FieldsClass },
): ChangeOfMind[] {
  const snapshot = situations.find((one) => stateOf(flow, one) === state && one.context.jump === null);
  if (!snapshot) return [];
  const known = { at: sampleAt, steps: snapshot.context.steps, ...addsOf(flow, 'step.save') };
  const saves = (answers: Fields) =>
    takes(flow, snapshot, { ...addsOf(flow, 'step.save'), type: 'step.save', step, fields: answers });
  const variants = variantsOf(fields).filter(saves);
  const isKept = (answers: Fields, name: string) => isFilled(checkFields(fields, answers, known).fields[name]);
  return [...fieldsOf(fields)].flatMap(([field, { applies: isApplicable }]) => {
    if (!isApplicable) return [];
    const asked = variants.find((answers) => isApplicable(answers, known) && isKept(answers, field));
    const unasked = asked && variants.find((answers) => !isApplicable(answers, known));
    return asked && unasked ? [{ snapshot, step, field, asked, unasked }] : [];
  });
}

/** The example of a class, and the same with one closed choice, yes or no, or small number answered otherwise. */
function variantsOf(fields: FieldsClass): Fields[] {
  const example = exampleOf(fields);
  const others = [...fieldsOf(fields)].flatMap(([name, { kind, values, min = 0 }]) => {
    const answers = kind === 'boolean' ? [true, false] : kind === 'integer' ? [min] : (values ?? []).slice(0, 10);
    return answers.map((answer) => ({ ...example, [name]: answer }));
  });
  return [example, ...others];
}
