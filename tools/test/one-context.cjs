// A Jest environment without a global object of its own for each file: what all files share (see shared-packages.cjs) then
// agrees with them on what an Error, a Date or an Array is. A file that changes a global must put it back.
const vm = require('node:vm');
const { TestEnvironment } = require('jest-environment-node');

/** Stands for the context in which this file itself runs; Node has no handle for that one. */
const here = vm.createContext({});

const { compileFunction } = vm;
vm.compileFunction = (code, names, { parsingContext, ...options } = {}) =>
  compileFunction(code, names, parsingContext === here ? options : { ...options, parsingContext });

module.exports = class OneContext extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    this.global = globalThis;
    const FakeTimers = this.fakeTimersModern.constructor;
    this.fakeTimersModern = new FakeTimers({ config: config.projectConfig, global: globalThis });
  }
  getVmContext() {
    return here;
  }
  async teardown() {
    await super.teardown();
    // What jest-circus has listen to a file's tests would listen to those of all later files, and keep their modules.
    delete globalThis[Symbol.for('EVENT_HANDLERS')];
  }
};
