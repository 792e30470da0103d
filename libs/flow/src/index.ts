export {
  listedContacts,
  roles,
  type Actor,
  type Contact,
  type DocumentOfKind,
  type EventDeclaration,
  type Facts,
  type Flow,
  type FlowContext,
  type FlowEvent,
  type GuardArgs,
  type ListedField,
  type Objection,
  type Role,
  type Rule,
  type Stamp,
  type Step,
  type FlowMigration,
  type StoredAnswers,
  type StoredState,
  type SummaryList,
  type UnstampedEvent,
} from './flow.js';
export {
  defineFlow,
  onceAnEvent,
  type StepChecker,
  defineSteps,
  event,
  formStep,
  step,
  stepOf,
  stepsByNumber,
  type EventsOf,
} from './declare.js';
export { guardsOf, onEvent, requires, requiresNone } from './declare.js';
export { allowedEvents, decide, pickPayload, preview, type Decision } from './decide.js';
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
export { statusValue, type Statuses, type TrackedStatus } from './statuses.js';
export type { TaskRule } from './tasks.js';
export {
  actOf,
  actsNeedingTwo,
  asksFresh,
  beginners,
  customers,
  handlers,
  insideRoles,
  mayCall,
  maySend,
  namings,
  systemAlone,
  tolds,
  type ActNeedingTwo,
  type Naming,
  type Told,
  type Who,
} from './who.js';
export * from './wizard/index.js';
export type { Covered, CoverageReport, FlowCoverage, TransitionCoverage } from './flow-coverage.js';
export {
  describeChart,
  partText,
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
export { documentKinds } from './document-kinds.js';
export type { ChartMeta } from './chart-meta.js';
export { sameFields, type IsRelevant } from './set-aside.js';
export type { ChartAction } from './pure-transition.js';
export { endStates, isEnd, statesTagged } from './end-states.js';
export {
  chartChanges,
  nameChanges,
  transitionsByName,
  type ChartChanges,
  type Changes,
  type ComparedChart,
} from './chart-changes.js';
