import { factsOf, hasState, pathOf, valueOf, type Flow, type FlowContext, type FlowEvent } from '@statewise/machines';
import type { FieldErrors } from '@statewise/fields';
import { initialTransition, transition, type AnyMachineSnapshot } from 'xstate';
import type { Answered, Application, ClientEvent } from './application.js';

/** The chart of one application as this tab runs it: where the server says it is, and where the event under way leads. */
export class LocalChart {
  readonly flow: Flow;
  readonly #now: () => Date;
  #application: Application | undefined;
  #settled: AnyMachineSnapshot;
  #expected: AnyMachineSnapshot | undefined;

  constructor(flow: Flow, now: () => Date) {
    this.flow = flow;
    this.#now = now;
    this.#settled = initialOf(flow);
  }

  get application(): Application | undefined {
    return this.#application;
  }

  /** What the screens show: the expected snapshot while an event is under way. */
  get snapshot(): AnyMachineSnapshot {
    return this.#expected ?? this.#settled;
  }

  /** Takes what the server tells as the truth; `undefined` is an application that does not exist yet. */
  settle(application: Application | undefined): void {
    this.#application = application;
    this.#expected = undefined;
    this.#settled = application === undefined ? initialOf(this.flow) : snapshotOf(this.flow, application);
  }

  /** Shows at once where an event will lead. */
  expect(event: ClientEvent): void {
    const stamped = this.#stamp(event);
    this.#expected = this.#settled.can(stamped) ? transition(this.flow.machine, this.#settled, stamped)[0] : undefined;
  }

  /** Goes back to where the server was last: the event came to nothing. */
  revert(): void {
    this.#expected = undefined;
  }

  takes(event: ClientEvent): boolean {
    return this.#settled.can(this.#stamp(event));
  }

  explain(event: ClientEvent): FieldErrors | undefined {
    const context: FlowContext = this.#settled.context;
    return this.flow.explain(context, this.#stamp(event), pathOf(this.#settled.value));
  }

  /** Whether an answer is where the event was expected to lead, so that the chart knows everything the server left out. */
  foresaw(answered: Answered): boolean {
    return this.#expected !== undefined && pathOf(this.#expected.value) === answered.state;
  }

  /** The application as a short answer leaves it: what it does not tell is what was expected. */
  completed(answered: Answered): Application {
    const context: FlowContext = this.snapshot.context;
    const { steps, setAside, contacts } = context;
    const { isAdmin = false, adminCode } = this.#application ?? {};
    return {
      isAdmin,
      ...(adminCode === undefined ? {} : { adminCode }),
      drafts: {},
      steps,
      setAside,
      contacts,
      ...answered,
      facts: { ...factsOf(context), ...answered.facts },
    };
  }

  #stamp(event: ClientEvent): FlowEvent {
    return {
      ...event,
      at: this.#now().toISOString(),
      actor: { role: this.#application?.isAdmin === true ? 'admin' : 'applicant' },
    };
  }
}

function initialOf(flow: Flow): AnyMachineSnapshot {
  return initialTransition(flow.machine)[0];
}

function snapshotOf(flow: Flow, { state, steps, setAside, contacts, facts }: Application): AnyMachineSnapshot {
  const initial = initialOf(flow);
  if (!hasState(flow.machine, state)) return initial;
  return flow.machine.resolveState({
    value: valueOf(state),
    context: { ...initial.context, ...facts, steps, setAside, contacts },
  });
}
