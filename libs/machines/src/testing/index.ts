export { explore, type Coverage, type Exploration, type Situation } from './coverage.js';
export { decisionOn, sampleAt, stamped, Walk } from './walk.js';
export { eventSamples, restingStates, type SampleEvent } from './flow-samples.js';
export * from './loan-samples.js';
export { release1 } from '../loan-application/releases/1.js';
export { browserInputs, browserSamples, type BrowserEvent } from './browser-samples.js';
export { exploreLoanApplication, loanEventSamples } from './loan-exploration.js';
export { feedbackFlow } from './feedback-flow.js';
export * from './business-samples.js';
