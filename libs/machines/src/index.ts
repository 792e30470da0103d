export * from './flow/flow.js';
export * from './flow/state-path.js';
export { contextOf, factsOf, stepOf } from './flow/context.js';
export { describeChart, type ChartDescription, type ChartPart, type ChartState, type ChartTransition } from './flow/describe-chart.js';
export { migrateStored } from './flow/migrate.js';
export type { ChartMeta } from './flow/chart-meta.js';
export { relevanceOf, sameFields, sortAnswers, type Answers, type IsRelevant, type Relevance } from './flow/set-aside.js';
export * from './loan-application/index.js';
