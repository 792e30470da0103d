export * from './flow/flow.js';
export * from './flow/state-path.js';
