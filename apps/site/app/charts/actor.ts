export { createActor } from 'xstate';
