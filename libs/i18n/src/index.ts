export * from './catalogue.js';
export * from './format.js';
export * from './locale.js';
export * from './parse.js';
export * from './provider.js';
export * from './translator.js';
export { uiCatalogue, type UiKey } from './ui/catalogue.js';
export { fieldErrorCatalogue, type FieldErrorKey } from './field-errors/catalogue.js';
export { riskReasonCatalogue, type RiskReasonKey } from './risk-reasons/catalogue.js';
