export { accordionGroups, accordionMachine, type AccordionEvent, type AccordionGroup } from './machine.js';
