import { createFindableWords } from '@statewise/server/applications/findable-words.migration.js';
import { createListedFields } from '@statewise/server/applications/listed-fields.migration.js';
import { nameSteps } from '@statewise/server/engine/step-numbers.migration.js';
import type { Migrations } from '@statewise/server/platform/database/migrate.js';
import * as ofCapabilities from './capability-migrations.js';
import { firstListing, firstSteps, laterListing } from './first-release.js';

/** Every migration of every capability; TypeORM runs them in the order of the time in their names. */
export const migrations: Migrations = [
  ...Object.values(ofCapabilities),
  createListedFields(firstListing),
  createFindableWords(laterListing),
  nameSteps(firstSteps),
];
