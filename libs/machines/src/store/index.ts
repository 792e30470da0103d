export { storeMachine } from './machine.js';
export { storeFlow } from './flow.js';
export { storeSteps } from './steps.js';
export type { StoreEvent } from './events.js';
export { isStoreContext, type Seller, type StoreContext } from './context.js';
