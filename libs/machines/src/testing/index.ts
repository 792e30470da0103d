export { explore, type Coverage, type Exploration, type Situation } from './coverage.js';
export { Walk } from './walk.js';
export * from './loan-samples.js';
export { browserInputs, browserSamples, type SampleEvent } from './browser-samples.js';
export { exploreLoanApplication, loanEvents } from './loan-exploration.js';
