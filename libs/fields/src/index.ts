export { checkFields, type Checked, type FieldErrors, type Fields, type FieldsClass } from './check/check.js';
export { givenOf, type Given } from './check/given.js';
export { fieldsOf, type FieldSpec } from './check/field-registry.js';
