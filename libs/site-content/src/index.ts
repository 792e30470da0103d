export * from './content.js';
export * from './reader.js';
export * from './scheme.js';
export * from './server.js';
