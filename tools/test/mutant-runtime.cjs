// Own libraries in which nothing is mutated are loaded once as well: mutants are switched while code runs, so that nothing of them
// differs from one mutant to the next.
const path = require('node:path');
const SharedPackages = require('./shared-packages.cjs');

const loaded = new Map();

module.exports = class MutantRuntime extends SharedPackages {
  constructor(config, environment, resolver, ...others) {
    super(config, environment, resolver, ...others);
    this.folders = (config.globals.unmutated ?? []).map((folder) => path.join(config.rootDir, folder, path.sep));
    this.resolver = resolver;
  }

  requireModuleOrMock(from, name) {
    const file = this.unmutated(from, name);
    if (file === undefined) return super.requireModuleOrMock(from, name);
    if (!loaded.has(file)) loaded.set(file, super.requireModuleOrMock(from, name));
    return loaded.get(file);
  }

  /** The file of a module that lies in one of the libraries in which nothing is mutated. */
  unmutated(from, name) {
    if (this.folders.length === 0 || !/^(?:\.|@statewise\/)/.test(name)) return undefined;
    const file = this.resolver.resolveModule(from, name, { conditions: ['require', 'default'] });
    return this.folders.some((folder) => file.startsWith(folder)) ? file : undefined;
  }
};
