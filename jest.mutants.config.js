import path from 'node:path';
import unit from './jest.config.js';

const [node] = unit.projects;

/** Unit tests on Node alone, which tools/src/mutants.ts has StrykerJS run with each mutant; packages are loaded once for all. */
export default {
  ...node,
  displayName: 'mutants',
  runtime: '<rootDir>/tools/test/mutant-runtime.cjs',
  testEnvironment: path.join(import.meta.dirname, 'tools/test/mutant-context.cjs'),
  runner: path.join(import.meta.dirname, 'tools/test/mutant-runner.cjs'),
  testTimeout: unit.testTimeout,
};
