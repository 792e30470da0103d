export { searchMachine, type SearchContext, type SearchEvent } from './machine.js';
export { suggestionKeys, type Suggestion, type SuggestionKey } from './suggestions.js';
