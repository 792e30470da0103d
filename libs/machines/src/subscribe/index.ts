export { subscribeMachine, type SubscribeContext, type SubscribeEvent } from './machine.js';
