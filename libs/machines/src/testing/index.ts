export * from './loan-samples.js';
export { asFirstLoanRelease, thirdLoanRelease } from './third-loan-release.js';
export { documentsFault, freezeFlow, placeFault } from './released.js';
export { browserInputs, browserSamples, type BrowserEvent } from './browser-samples.js';
export { exploreLoanApplication, loanEventSamples } from './loan-exploration.js';
export { addedContacts, clientEvent, type ServerWorld } from './client-event.js';
export { exploreFlow } from './flow-exploration.js';
export * from './business-samples.js';
export { playableRows, playedServer, playHistory, type HistoryRequest } from './oracle/histories.js';
