import { sqlMigration } from '../platform/database/sql-migration.js';
import { declaredWords } from './findable-words.migration.js';
import { keepWords } from './listed-fields.migration.js';

/**
 * Words that the application has already are left as they are: saves of one application come one after the other. Read by themselves,
 * since a plan that is made while there are few words would join with all of them.
 */
const addedWords = `insert into application_word select distinct new.application_id, new.step_number, added from unnest(words) added
      where added <> all (array(
        select word from application_word where application_id = new.application_id and source = new.step_number));`;

/**
 * Words are found by themselves or by their application; a third index, which only kept them apart, took as much as the words.
 * Pages of answers keep a tenth free in place of three, those of applications a sixth: what a change replaces is gone before the next one comes.
 */
export const narrowWords = sqlMigration('NarrowWords1820000000500', [
  keepWords(declaredWords, addedWords),
  'create index word_of_application on application_word (application_id)',
  'alter table application_word drop constraint application_word_pkey',
  'alter table application_step set (fillfactor = 90)',
  'alter table application set (fillfactor = 85)',
]);
