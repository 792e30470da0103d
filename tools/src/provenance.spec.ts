import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { provenanceOf } from './provenance.ts';
import { root } from './workspace.ts';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const digest = `sha256:${'ab'.repeat(32)}`;
const build = {
  image: 'localhost/statewise',
  digest,
  repository: 'https://git.example/bank/statewise.git',
  commit: '1f50d33d'.repeat(5),
  dockerfile: read('docker/Dockerfile'),
  lock: read('package-lock.json'),
  sbom: '{"bomFormat":"CycloneDX"}',
  sbomName: 'statewise-abababababab.cdx.json',
  builder: 'urn:statewise:builder:local',
  finishedOn: new Date('2026-11-20T10:00:00Z'),
};

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

it('says of an image which commit, base images and packages it was built of, and what lists them', () => {
  const [, base = ''] = /^FROM \S+@sha256:([\da-f]{64})/m.exec(build.dockerfile) ?? [];
  expect(provenanceOf(build)).toMatchObject({
    _type: 'https://in-toto.io/Statement/v1',
    subject: [{ name: 'localhost/statewise', digest: { sha256: 'ab'.repeat(32) } }],
    predicateType: 'https://slsa.dev/provenance/v1',
    predicate: {
      buildDefinition: {
        externalParameters: { source: `git+${build.repository}`, commit: build.commit },
        resolvedDependencies: [
          { uri: `git+${build.repository}@${build.commit}`, digest: { gitCommit: build.commit } },
          { uri: 'pkg:docker/node@24-bookworm-slim', digest: { sha256: base } },
          { name: 'package-lock.json', digest: { sha256: sha256(build.lock) } },
        ],
      },
      runDetails: {
        builder: { id: build.builder },
        metadata: { finishedOn: '2026-11-20T10:00:00.000Z' },
        byproducts: [{ name: build.sbomName, digest: { sha256: sha256(build.sbom) } }],
      },
    },
  });
});

it('names a repository without a remote as such', () => {
  const { repository: _, ...others } = build;
  expect(JSON.stringify(provenanceOf({ ...others, repository: undefined }))).toContain(`git+file:.@${build.commit}`);
});

it.each([
  ['an image without a digest', { digest: 'sha256:ab' }],
  ['a base image without one', { dockerfile: 'FROM node:24-bookworm-slim' }],
])('refuses %s', (_, change) => {
  expect(() => provenanceOf({ ...build, ...change })).toThrow('is no digest of an image');
});
