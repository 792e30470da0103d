export {
  onceAnEvent,
  roles,
  type Actor,
  type Contact,
  type EventDeclaration,
  type Facts,
  type Flow,
  type FlowContext,
  type FlowEvent,
  type GuardArgs,
  type Objection,
  type Role,
  type Rule,
  type Stamp,
  type Step,
  type StepChecker,
  type StoredState,
  type UnstampedEvent,
} from './flow.js';
export { defineFlow, defineSteps, event, formStep, step, stepOf, type EventsOf } from './declare.js';
export { guardsOf, onEvent, requires, requiresNone } from './rules.js';
export { allowedEvents, decide, pickPayload, preview, type ChartAction, type Decision } from './decide.js';
export {
  possibleActs,
  possibleJumps,
  possibleStatuses,
  possibleUndo,
  statusObjection,
  type PossibleJump,
  type PossibleStatus,
} from './possible-acts.js';
export {
  activeStates,
  factsOf,
  initialSnapshot,
  publicFactsOf,
  regionsOf,
  snapshotFrom,
  stateName,
  stateOf,
  stateValue,
  type FlowSnapshot,
} from './snapshot.js';
export { statusValue, type Statuses, type TrackedStatus } from './statuses.js';
export {
  actOf,
  actsNeedingTwo,
  asksFresh,
  beginners,
  customers,
  handlers,
  insideRoles,
  maySend,
  namings,
  systemAlone,
  type ActNeedingTwo,
  type Naming,
  type Told,
  type Who,
} from './who.js';
export * from './wizard/index.js';
export type { Covered, CoverageReport, FlowCoverage, TransitionCoverage } from './flow-coverage.js';
export {
  describeChart,
  takenTransitions,
  type ChartDescription,
  type ChartPart,
  type ChartState,
  type ChartTransition,
  type StepMeta,
} from './describe-chart.js';
export {
  describeFlow,
  releasedChart,
  type ChartEvent,
  type FlowDescription,
  type ReleasedChart,
} from './describe-flow.js';
export { migrateStored } from './migrate.js';
export type { ChartMeta } from './chart-meta.js';
export { sameFields, type IsRelevant } from './set-aside.js';
