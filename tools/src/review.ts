import { parseArgs } from 'node:util';
import { advisories, exitCodeOf, signatures, type PackageFinding } from './package-review.ts';
import { packagesOf, unallowed } from './used-packages.ts';
import { root, runMain } from './workspace.ts';

const words = { good: 'ok  ', bad: 'FAIL', unknown: '??  ' };

/** Reviews the packages that the product is delivered with: their licences, known holes and signatures. */
await runMain(async () => {
  parseArgs();
  const findings = [licences(), await advisories(root), await signatures(root)];
  for (const { about, verdict, lines } of findings) {
    console.log(`${words[verdict]} ${about}`);
    for (const line of lines) console.log(`       ${line}`);
  }
  if (findings.some(({ verdict }) => verdict === 'unknown'))
    console.error('\nThe review is not complete: run it again where the registry’s services can be reached.');
  return exitCodeOf(findings);
});

function licences(): PackageFinding {
  const refused = unallowed(packagesOf(root));
  const lines = refused.map(({ name, licence }) => `${name} comes under ${licence}, which nobody has looked at yet`);
  return { about: 'licences', verdict: lines.length === 0 ? 'good' : 'bad', lines };
}
