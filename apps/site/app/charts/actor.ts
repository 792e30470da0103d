export { Actor } from 'xstate';
