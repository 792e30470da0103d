import { loanApplicationMachine, stateOfStep, stepOf } from '@statewise/machines';

/** Path of the page that shows a state of the chart; the initial state is shown by the start page. */
export function pathOfState(state: string): string {
  const step = stepOf(loanApplicationMachine, state);
  return step === undefined ? '/' : `/${step.path}`;
}

const stepsByPath = new Map(Object.entries(stateOfStep).map(([step, state]) => [pathOfState(state), Number(step)]));

/** The step that a path asks for; undefined for a path that is no step's. */
export function stepOfPath(path: string): number | undefined {
  return stepsByPath.get(path);
}

/** Whether a path is one of the wizard's pages. */
export function isWizardPath(path: string): boolean {
  return stepsByPath.has(path) || path === pathOfState('finished.rejected');
}
