export { vatLookupMachine, type FoundBusiness, type VatLookupContext, type VatLookupEvent } from './machine.js';
