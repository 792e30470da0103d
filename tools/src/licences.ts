import { parseArgs } from 'node:util';
import { packagesOf, unallowed } from './used-packages.ts';
import { root, runMain } from './workspace.ts';

/** Lists what the product is delivered with by licence, and fails when one asks for more than to be named. */
await runMain(() => {
  parseArgs();
  const packages = packagesOf(root);
  const byLicence = Map.groupBy(packages, ({ licence }) => licence);
  for (const [licence, of] of [...byLicence].sort(([, a], [, b]) => b.length - a.length))
    console.log(`${licence} (${of.length})\n  ${of.map(({ name, version }) => `${name} ${version}`).join(', ')}\n`);
  const refused = unallowed(packages);
  for (const { name, licence } of refused)
    console.error(`${name} comes under ${licence}, which nobody has looked at yet.`);
  return refused.length === 0 ? 0 : 1;
});
