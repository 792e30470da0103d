import { base, ignored } from './jest.preset.js';

/** Tests against a real Postgres server, which the global setup starts unless TEST_POSTGRES_URL names one. */
export default {
  ...base,
  testEnvironment: '<rootDir>/tools/test/one-context.cjs',
  runtime: '<rootDir>/tools/test/shared-modules.cjs',
  testSequencer: '<rootDir>/tools/test/longest-first.cjs',
  testMatch: ['<rootDir>/{apps/api/src,libs/server/src,tools}/**/*.db.spec.ts'],
  testPathIgnorePatterns: ignored,
  globalSetup: '<rootDir>/tools/test/start-postgres.ts',
  // Patience costs nothing when things go well.
  testTimeout: 240_000,
  // Many of them wait, for a retry or a deadline: two cores work off four files at once.
  maxWorkers: 4,
};
