// What StrykerJS leaves to Jest, and Jest would not do: with a mutant, only the files that have one of the tests it names run, the
// quickest first, and the first failure ends it.
const { existsSync, readFileSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const { default: JestRunner } = require('jest-runner');

/** Characters of a pattern from which on it is too much for a regular expression: then all tests of a file run. */
const longestPattern = 8_000;

module.exports = class MutantRunner extends JestRunner {
  constructor(config, context) {
    const isTooLong = (config.testNamePattern ?? '').length > longestPattern;
    super(isTooLong ? { ...config, testNamePattern: '' } : config, context);
    this.config = config;
  }

  async runTests(tests, watcher, options) {
    const { rootDir, testNamePattern } = this.config;
    const file = path.join(rootDir, '.test-names.json');
    const nameOf = ({ path: test }) => path.relative(rootDir, test);
    if (!testNamePattern) {
      const known = {};
      this.on('test-file-success', ([test, { testResults, perfStats }]) => {
        known[nameOf(test)] = { names: testResults.map(({ fullName }) => fullName), took: perfStats.runtime };
      });
      await super.runTests(tests, watcher, options);
      writeFileSync(file, JSON.stringify(known));
      return;
    }
    let hasFailed = false;
    this.on('test-file-failure', () => {
      hasFailed = true;
    });
    this.on('test-file-success', ([, { numFailingTests, testExecError }]) => {
      hasFailed ||= numFailingTests > 0 || testExecError !== undefined;
    });
    const known = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
    const named = namesIn(testNamePattern);
    const took = (test) => known[nameOf(test)]?.took ?? 0;
    const wanted = tests.filter((test) => known[nameOf(test)]?.names.some((name) => named.has(name)) ?? true);
    for (const test of wanted.toSorted((one, other) => took(one) - took(other)))
      if (!hasFailed) await super.runTests([test], watcher, options);
  }
};

/** The names in a pattern of StrykerJS: each in brackets and escaped, one after the other. */
const namesIn = (pattern) =>
  new Set(
    pattern
      .slice(1, -1)
      .split(')|(')
      .map((name) => name.replaceAll(/\\(.)/g, '$1')),
  );
