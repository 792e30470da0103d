// Of a file that has noticed its mutant, no further test runs.
const OneContext = require('./one-context.cjs');

const activeMutant = '__STRYKER_ACTIVE_MUTANT__';

module.exports = class MutantContext extends OneContext {
  async handleTestEvent({ name, test }) {
    if (process.env[activeMutant] === undefined) return;
    if (name === 'test_fn_failure' || name === 'hook_failure') this.hasNoticed = true;
    if (name === 'test_start' && this.hasNoticed) test.mode = 'skip';
  }
};
