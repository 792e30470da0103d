import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { hexOf, provenanceOf } from './provenance.ts';
import { CommandRefusal, root, runMain } from './workspace.ts';

const text = (program: string, ...args: readonly string[]): string =>
  execFileSync(program, args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'pipe'],
  });

/** The digest of an image that an engine of this machine has built. */
function builtDigest(image: string): string {
  for (const engine of ['podman', 'docker'])
    try {
      return text(
        engine,
        'image',
        'inspect',
        '--format',
        engine === 'podman' ? '{{.Digest}}' : '{{.Id}}',
        image,
      ).trim();
    } catch {
      continue;
    }
  throw new CommandRefusal(`Neither podman nor docker knows the image ${image}. Name its digest: --digest sha256:…`);
}

/** Where the sources come from, without a password that the address may hold. */
function repository(): string | undefined {
  try {
    return text('git', 'remote', 'get-url', 'origin')
      .trim()
      .replace(/\/\/[^@/]*@/, '//');
  } catch {
    return undefined;
  }
}

/** Writes what an image consists of and how it came about beside one another, named by its digest. */
await runMain(() => {
  const { values } = parseArgs({
    options: {
      image: { type: 'string', default: 'localhost/statewise' },
      digest: { type: 'string' },
      out: { type: 'string', default: '.data/images' },
      builder: { type: 'string', default: 'urn:statewise:builder:local' },
    },
  });
  const { image, builder } = values;
  if (text('git', 'status', '--porcelain').trim() !== '')
    throw new CommandRefusal('The sources differ from their commit: nobody could build this image again.');
  const digest = values.digest ?? builtDigest(image);
  const folder = path.resolve(root, values.out);
  mkdirSync(folder, { recursive: true });
  const name = `${path.basename(image)}-${hexOf(digest).slice(0, 12)}`;
  const [sbomName, statementName] = [`${name}.cdx.json`, `${name}.intoto.json`];
  const sbom = text('npm', 'sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--omit', 'dev');
  const statement = provenanceOf({
    ...{ image, digest, builder, sbom, sbomName },
    repository: repository(),
    commit: text('git', 'rev-parse', 'HEAD').trim(),
    dockerfile: readFileSync(path.join(root, 'docker/Dockerfile'), 'utf8'),
    lock: readFileSync(path.join(root, 'package-lock.json'), 'utf8'),
    finishedOn: new Date(),
  });
  writeFileSync(path.join(folder, sbomName), sbom);
  writeFileSync(path.join(folder, statementName), `${JSON.stringify(statement, null, 2)}\n`);
  process.stdout.write(`${path.join(values.out, sbomName)}\n${path.join(values.out, statementName)}\n`);
});
