export { explore, type Coverage, type Exploration, type Situation } from './coverage.js';
export { decisionOn, sampleAt, stamped, takeInFlow, ChartPath, type SentEvent, type Take } from './chart-path.js';
export { emptyAnswers, eventSamples, restingStates, type SampleEvent } from './flow-samples.js';
export { coverageOf, gapsOf } from './flow-coverage.js';
export { exploreSamples, samplesToExplore, type FlowExploration } from './flow-exploration.js';
export { wayTo } from './way-to.js';
export { flowOfForms, type FormsInOrder } from './forms-in-order.js';
export { Random } from './random.js';
export { feedbackFlow } from './feedback-flow.js';
