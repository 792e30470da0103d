export * from './bank-details.js';
export * from './calculator-anchors.js';
export * from './content.js';
export * from './reader.js';
export * from './server.js';
