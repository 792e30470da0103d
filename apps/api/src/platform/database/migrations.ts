import type { MigrationInterface } from 'typeorm';
import { CreateSessions1763500000100 } from '../../session/session.migration.js';
import { CreateRateLimits1763500000200 } from '../rate-limit/rate-limit.migration.js';

/** Every migration of every capability; TypeORM runs them in the order of the time in their names. */
export const migrations: readonly (new () => MigrationInterface)[] = [
  CreateSessions1763500000100,
  CreateRateLimits1763500000200,
];
