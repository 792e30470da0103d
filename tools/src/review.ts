import { readFileSync } from 'node:fs';
import path from 'node:path';
import { advisories, exitCodeOf, signatures, type PackageFinding } from './package-review.ts';
import { unallowed, usedPackages, type Lock } from './used-packages.ts';
import { root, runMain } from './workspace.ts';

const words = { good: 'ok  ', bad: 'FAIL', unknown: '??  ' };

/** Reviews the packages that the product is delivered with: their licences, known holes and signatures. */
await runMain(async () => {
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
  const read = (...names: string[]): unknown => JSON.parse(readFileSync(path.join(root, ...names), 'utf8'));
  const refused = unallowed(usedPackages(read('package-lock.json') as Lock, (folder) => read(folder, 'package.json')));
  const lines = refused.map(({ name, licence }) => `${name} comes under ${licence}, which nobody has looked at yet`);
  return { about: 'licences', verdict: lines.length === 0 ? 'good' : 'bad', lines };
}
