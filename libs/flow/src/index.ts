export * from './flow.js';
export * from './declare.js';
export { allowedEvents } from './allowed-events.js';
export { decide, pickPayload, preview, type Decision } from './decide.js';
export * from './possible-acts.js';
export {
  activeStates,
  factsOf,
  initialSnapshot,
  isLost,
  lostSnapshot,
  publicFactsOf,
  regionsOf,
  snapshotFrom,
  stateName,
  stateOf,
  stateValue,
  type FlowSnapshot,
  type StoredSnapshot,
} from './snapshot.js';
export { isDecidingStatus, statusValue, type Statuses, type TrackedStatus } from './statuses.js';
export type { TaskRule } from './tasks.js';
export * from './who.js';
export * from './wizard/index.js';
export type { Covered, CoverageReport, FlowCoverage, TransitionCoverage } from './flow-coverage.js';
export {
  describeChart,
  partText,
  takenTransitions,
  type ChartDescription,
  type ChartMeta,
  type ChartPart,
  type ChartState,
  type ChartTransition,
  type StepMeta,
} from './describe-chart.js';
export * from './describe-flow.js';
export { migrateStored } from './migrate.js';
export { sameFields, type IsRelevant } from './set-aside.js';
export { endStates, isEnd, statesTagged } from './end-states.js';
export * from './chart-changes.js';
