import { namedGuard } from '../decide.js';
import { describeChart } from '../describe-chart.js';
import type { Covered, FlowCoverage } from '../flow-coverage.js';
import type { Flow, Uncovered } from '../flow.js';
import { nameOfNode } from '../snapshot.js';
import { labelled } from './coverage.js';
import { restingStates } from './flow-samples.js';

/** What was met, by the names of states and transitions. */
export interface Met {
  readonly states: ReadonlySet<string>;
  readonly taken: ReadonlySet<string>;
  readonly refused: ReadonlySet<string>;
  readonly forbidden: number;
}

/** What the tests of a flow met, held against everything that its chart has. */
export function coverageOf(flow: Flow, { states, taken, refused, forbidden }: Met): FlowCoverage {
  return {
    flow: flow.id,
    version: flow.version,
    states: restingStates(flow).map((state) => ({ state, ...covered(states.has(state), reasonForState(flow, state)) })),
    transitions: transitionsOf(flow).map((one) => {
      const { isLastStep, ...named } = one;
      const refusal = reasonFor(flow, one, 'refusing') ?? (isLastStep ? lastStep : null);
      return {
        ...named,
        taking: covered(taken.has(one.transition), reasonFor(flow, one, 'taking')),
        refusing: one.guard === null ? null : covered(refused.has(one.transition), refusal),
        screen: null,
      };
    }),
    forbidden,
  };
}

/** Everything that was not met and has no reason, as text. */
export function gapsOf({ flow, states, transitions }: FlowCoverage): string[] {
  const isGap = (one: Covered | null) => one !== null && !one.isDone && one.reason === null;
  return [
    ...states.filter(isGap).map(({ state }) => `${flow}: nothing reaches ${state}`),
    ...transitions.flatMap(({ transition, taking, refusing }) => [
      ...(isGap(taking) ? [`${flow}: nothing takes ${transition}`] : []),
      ...(isGap(refusing) ? [`${flow}: no guard refuses ${transition}`] : []),
    ]),
  ];
}

const lastStep = 'Whoever returns has reached one of the steps, and those before it were asked already.';

interface NamedTransition {
  readonly transition: string;
  readonly from: string;
  readonly event: string;
  readonly targets: readonly string[];
  readonly guard: string | null;
  /** Whether it is the last of the steps to which a returning applicant is led. */
  readonly isLastStep: boolean;
}

function transitionsOf({ machine }: Flow): NamedTransition[] {
  const guards = new Set(Object.keys(describeChart(machine).guards));
  return [...labelled(machine)].map(([{ source, eventType, target, guard }, transition]) => {
    const all = source.transitions.get(eventType) ?? [];
    const { name } = namedGuard(guard);
    const guardName = guards.has(name) ? name : null;
    return {
      transition,
      from: nameOfNode(source),
      event: eventType,
      targets: (target ?? []).map(nameOfNode),
      guard: guard === undefined ? null : (guardName ?? 'inline'),
      isLastStep: guardName === 'isFurthestStep' && all.at(-1)?.guard === guard,
    };
  });
}

function covered(isDone: boolean, reason: string | null): Covered {
  return { isDone, reason: isDone ? null : reason };
}

function reasonFor(flow: Flow, { transition, event }: NamedTransition, what: Uncovered['what']): string | null {
  if (flow.events[event]?.local) return 'The browser takes it alone; the server refuses it.';
  return flow.uncovered?.find((one) => one.what === what && one.transition === transition)?.reason ?? null;
}

function reasonForState({ begins }: Flow, state: string): string | null {
  return begins.includes(state) ? 'Nothing is stored before an application exists.' : null;
}
