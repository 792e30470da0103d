export { explore, type Coverage, type Exploration, type Situation } from './coverage.js';
export { decisionOn, sampleAt, stamped, takeInFlow, ChartPath, type SentEvent } from './chart-path.js';
export { emptyAnswers, eventSamples, restingStates, type SampleEvent } from './flow-samples.js';
export { coverageOf, gapsOf } from './flow-coverage.js';
export { exploreSamples, type FlowExploration } from './flow-exploration.js';
export { flowOfForms, type FormsInOrder } from './forms-in-order.js';
export { feedbackFlow } from './feedback-flow.js';
