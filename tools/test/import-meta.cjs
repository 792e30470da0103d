// Packages that read `import.meta` cannot be CommonJS as they stand; in tests it is an empty object.
const { createTransformer } = require('@swc/jest');
module.exports = {
  createTransformer(options) {
    const swc = createTransformer(options);
    return {
      ...swc,
      process: (source, file, context) => swc.process(source.replaceAll('import.meta', '({})'), file, context),
    };
  },
};
