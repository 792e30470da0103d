export * from './loan-samples.js';
export { release1 } from '../loan-application/releases/1.js';
export { browserInputs, browserSamples, type BrowserEvent } from './browser-samples.js';
export { exploreLoanApplication, loanEventSamples } from './loan-exploration.js';
export { told, type TellingWorld } from './path-telling.js';
export { exploreFlow } from './flow-exploration.js';
export * from './business-samples.js';
