import { availableParallelism } from 'node:os';
import { base, ignored } from './jest.preset.js';

/** Unit tests: node for what is pure or on the server, jsdom for components. */
export default {
  rootDir: import.meta.dirname,
  // A file waits for its modules and its timers now and then: two cores work off three at once.
  maxWorkers: Math.max(3, availableParallelism()),
  testTimeout: 60_000,
  projects: [
    {
      ...base,
      displayName: 'node',
      testEnvironment: '<rootDir>/tools/test/one-context.cjs',
      runtime: '<rootDir>/tools/test/shared-modules.cjs',
      testMatch: ['<rootDir>/{libs,apps,tools}/**/*.spec.ts'],
      testPathIgnorePatterns: [...ignored, '\\.db\\.spec\\.ts$', '/apps/e2e/'],
    },
    {
      ...base,
      displayName: 'dom',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/{libs,apps}/**/*.spec.tsx'],
      testPathIgnorePatterns: ignored,
      setupFiles: ['<rootDir>/tools/test/dom-setup.ts'],
      setupFilesAfterEnv: ['<rootDir>/tools/test/dom-matchers.ts'],
    },
  ],
};
