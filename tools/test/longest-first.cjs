// Where no earlier run has told how long each file takes, the longest ones go first: last, they would leave a core idle.
const { default: Sequencer } = require('@jest/test-sequencer');

const longest =
  /\/(?:new-flow|new-product|idle|hanging-dependencies|pairs|background-cost|webhooks|command)\.db\.spec\.ts$/;

module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    return super
      .sort(tests)
      .toSorted((one, other) => Number(longest.test(other.path)) - Number(longest.test(one.path)));
  }
};
