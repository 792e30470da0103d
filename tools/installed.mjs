// What npm wrote down that it has installed, beside what the lock file asks for.

/** @typedef {{ version?: string, resolved?: string, link?: boolean, optional?: boolean, dependencies?: Record<string, string>, devDependencies?: Record<string, string> }} Package */
/** @typedef {Readonly<Record<string, Package>>} Packages Packages by their folder, as in `package-lock.json`; the root has the empty name. */

/**
 * Whether everything that the lock file asks for is there, in its version.
 * @param {Packages} wanted
 * @param {Packages} installed
 */
export function isComplete(wanted, installed) {
  return Object.entries(wanted).every(([folder, one]) => {
    // Nothing imports an app, so a new one needs no link.
    if (!folder.includes('node_modules/') || one.resolved?.startsWith('apps/')) return true;
    const present = installed[folder];
    return present === undefined ? one.optional === true : isSame(one, present);
  });
}

/**
 * Whether the product can be built and started: every workspace finds what it names, and all that is there has the
 * version of the lock file. What the root alone names, the tests' and checks' packages, may lack.
 * @param {Packages} wanted
 * @param {Packages} installed
 */
export function canRun(wanted, installed) {
  const isCurrent = Object.entries(installed).every(([folder, present]) => {
    const one = wanted[folder];
    return one !== undefined && isSame(one, present);
  });
  return isCurrent && workspacesOf(wanted).every((workspace) => findsAll(workspace, wanted, installed));
}

/**
 * Whether the packages of tests and checks were installed: whether Jest is there, which nothing else brings along.
 * @param {Packages} installed
 */
export const hasTests = (installed) => installed['node_modules/jest'] !== undefined;

/** @param {Package} one @param {Package} other */
const isSame = (one, other) => one.version === other.version && one.link === other.link;

/** @param {Packages} wanted */
const workspacesOf = (wanted) =>
  Object.keys(wanted).filter((folder) => folder !== '' && !folder.includes('node_modules/'));

/** @param {string} workspace @param {Packages} wanted @param {Packages} installed */
function findsAll(workspace, wanted, installed) {
  const { dependencies, devDependencies } = wanted[workspace] ?? {};
  return Object.keys({ ...dependencies, ...devDependencies }).every((name) => {
    const own = `${workspace}/node_modules/${name}`;
    return installed[wanted[own] === undefined ? `node_modules/${name}` : own] !== undefined;
  });
}
