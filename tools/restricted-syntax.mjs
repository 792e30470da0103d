// ESLint's rule of this name, which oxlint does not have by itself: what a selector finds is refused with a message.

/** @typedef {{ selector: string, message: string }} Restriction */
/** @typedef {{ options: readonly Restriction[], report(found: { node: object, message: string }): void }} Context */

/** @param {Context} context @returns {Record<string, (node: object) => void>} */
const create = ({ options, report }) =>
  Object.fromEntries(options.map(({ selector, message }) => [selector, (node) => report({ node, message })]));

export default { meta: { name: 'house' }, rules: { 'no-restricted-syntax': { meta: { schema: false }, create } } };
