import type { Covered } from '@statewise/flow';
import type { FlowResult } from './coverage-table.ts';

/** What is known beforehand of a transition's screens. */
export interface PlannedFlow {
  readonly flow: string;
  readonly transitions: readonly { readonly transition: string; readonly reason: string | null }[];
}

/** A transition that was taken by what a screen offers. */
export interface CoveredTransition {
  readonly flow: string;
  readonly transition: string;
}

/** What was walked on screens, beside what was walked through the API. */
export function withScreens(
  flows: readonly FlowResult[],
  plan: readonly PlannedFlow[],
  walked: readonly CoveredTransition[],
): FlowResult[] {
  return flows.map((result) => {
    const planned = plan.find(({ flow }) => flow === result.flow)?.transitions ?? [];
    const isWalked = (transition: string) =>
      walked.some((one) => one.flow === result.flow && one.transition === transition);
    const transitions = result.transitions.map((one) => {
      const isDone = isWalked(one.transition);
      // What no path takes through the API, for a reason, none takes on a screen.
      const plannedOne = planned.find(({ transition }) => transition === one.transition);
      const reason = isDone ? null : plannedOne === undefined ? one.taking.reason : plannedOne.reason;
      return { ...one, screen: { isDone, reason } satisfies Covered };
    });
    return { ...result, transitions };
  });
}

/** Every transition that no screen was walked for, and no reason said why. */
export function uncoveredTransitions(flows: readonly FlowResult[]): string[] {
  return flows.flatMap(({ flow, transitions }) =>
    transitions.flatMap(({ transition, screen }) =>
      screen && !screen.isDone && screen.reason === null ? [`${flow}: ${transition}`] : [],
    ),
  );
}
