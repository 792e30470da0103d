export * from './content.js';
export * from './reader.js';
export * from './server.js';
