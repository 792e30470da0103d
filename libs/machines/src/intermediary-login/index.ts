export {
  intermediaryLoginMachine,
  type IntermediaryLoginContext,
  type IntermediaryLoginEvent,
  type SignedIntermediary,
} from './machine.js';
