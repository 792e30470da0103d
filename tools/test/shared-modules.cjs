// The project's own modules, too, are loaded once for all test files of a worker: by the first of them, whose runtime lives as
// long as the worker. A test's file alone is fresh.
const SharedPackages = require('./shared-packages.cjs');

let first;

module.exports = class SharedModules extends SharedPackages {
  constructor(...args) {
    super(...args);
    first ??= this;
  }
  requireModuleOrMock(from, name) {
    return this === first ? super.requireModuleOrMock(from, name) : first.requireModuleOrMock(from, name);
  }
  leaveTestCode() {
    if (this !== first) super.leaveTestCode();
  }
  teardown() {
    if (this !== first) super.teardown();
  }
  getSourceMaps() {
    return this === first ? super.getSourceMaps() : new FirstOf(super.getSourceMaps(), first.getSourceMaps());
  }
};

/** Looks into the second map, which still grows, for what the first has not. */
class FirstOf extends Map {
  constructor(one, other) {
    super();
    this.get = (key) => one.get(key) ?? other.get(key);
  }
}
