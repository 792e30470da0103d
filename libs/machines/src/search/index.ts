export { searchMachine, shortestQuery, type SearchContext, type SearchEvent } from './machine.js';
