import { checkBy, settings } from './programs.ts';

/** Files, exports and packages that nothing uses, and packages that are used without being named in package.json. */
export const checkUnused = checkBy('knip/bin/knip.js', [
  ...['--config', settings('knip.json')],
  ...['--no-progress', '--no-config-hints'],
]);
