import { statement } from './sql.js';

/** Lets what counts the same rows go on one at a time, each until its transaction ends. $1 what is counted, and whose */
export const takeTurn = statement('take-turn', 'select pg_advisory_xact_lock(hashtextextended($1, 0))');
