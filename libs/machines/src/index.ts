export * from './flow/flow.js';
export { defineFlow, defineSteps, event, formStep, step, stepOf, type EventsOf } from './flow/declare.js';
export { guardsOf, onEvent, requires, requiresNone } from './flow/rules.js';
export { allowedEvents, decide, pickPayload, preview, type Decision } from './flow/decide.js';
export {
  possibleJumps,
  possibleStatuses,
  possibleUndo,
  statusObjection,
  type PossibleJump,
  type PossibleStatus,
} from './flow/possible-acts.js';
export type { ChartAction } from './flow/pure-transition.js';
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
} from './flow/snapshot.js';
export { noStatuses, statusTypes, statusValue, type Statuses, type StatusType } from './flow/statuses.js';
export * from './flow/wizard/index.js';
export type { Covered, CoverageReport, FlowCoverage, TransitionCoverage } from './flow/flow-coverage.js';
export {
  describeChart,
  takenTransitions,
  type ChartDescription,
  type ChartPart,
  type ChartState,
  type ChartTransition,
} from './flow/describe-chart.js';
export {
  describeFlow,
  releasedChart,
  type ChartEvent,
  type FlowDescription,
  type ReleasedChart,
} from './flow/describe-flow.js';
export { migrateStored } from './flow/migrate.js';
export type { ChartMeta } from './flow/chart-meta.js';
export {
  relevanceOf,
  sameFields,
  sortAnswers,
  type Answers,
  type IsRelevant,
  type Relevance,
} from './flow/set-aside.js';
export { charts, flows, type ChartEntry } from './charts.js';

export * from './accordion/index.js';
export * from './blog-form/index.js';
export * from './blog-list/index.js';
export * from './calculator/index.js';
export * from './code-mailing/index.js';
export * from './contact-form/index.js';
export * from './contact-list/index.js';
export * from './document-upload/index.js';
export * from './e-banking/index.js';
export * from './handover/index.js';
export * from './intermediary-login/index.js';
export * from './job-list/index.js';
export * from './language-check/index.js';
export * from './loan-application/index.js';
export * from './loan-calculator/index.js';
export * from './mobile-menu/index.js';
export * from './navigation-intent/index.js';
export * from './notice/index.js';
export * from './privacy/index.js';
export * from './quote-carousel/index.js';
export * from './search/index.js';
export * from './session/index.js';
export * from './side-menu/index.js';
export * from './store/index.js';
export * from './subscribe/index.js';
export * from './typing-check/index.js';
export * from './vat-lookup/index.js';
