// Packages are loaded by Node, once for all test files of a worker; only the project's own modules are fresh in every file.
const { createRequire } = require('node:module');
const path = require('node:path');
const { default: Runtime } = require('jest-runtime');

const packages = `${path.sep}node_modules${path.sep}`;

module.exports = class SharedPackages extends Runtime {
  requireModuleOrMock(from, name) {
    const file = fileOfPackage(from, name);
    return file === undefined ? super.requireModuleOrMock(from, name) : require(file);
  }
};

function fileOfPackage(from, name) {
  if (/^(?:[./#]|node:|@statewise\/|@jest\/globals$)/.test(name)) return undefined;
  try {
    const file = createRequire(from).resolve(name);
    return file.includes(packages) ? file : undefined;
  } catch {
    return undefined;
  }
}
