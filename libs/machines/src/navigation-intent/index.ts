export { navigationIntentMachine, type NavigationIntentEvent } from './machine.js';
