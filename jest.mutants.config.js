import path from 'node:path';
import unit from './jest.config.js';

const [node] = unit.projects;

/** Unit tests on Node alone, which tools/src/mutants.ts has StrykerJS run with each mutant; packages are loaded once for all. */
export default {
  ...node,
  displayName: 'mutants',
  runtime: '<rootDir>/tools/test/shared-packages.cjs',
  testEnvironment: path.join(import.meta.dirname, 'tools/test/one-context.cjs'),
  testTimeout: unit.testTimeout,
};
