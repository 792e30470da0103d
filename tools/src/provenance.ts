import { createHash } from 'node:crypto';
import { CommandRefusal } from './workspace.ts';

// Statements about an image, in the words of in-toto (Statement 1) and SLSA (provenance 1).

/** What an image was built of, and when. */
export interface ImageBuild {
  /** Its name, without tag and digest. */
  readonly image: string;
  /** `sha256:` and 64 digits. */
  readonly digest: string;
  /** Where the sources come from, as Git names it; undefined for a repository without a remote. */
  readonly repository: string | undefined;
  /** In full. */
  readonly commit: string;
  readonly dockerfile: string;
  readonly lock: string;
  readonly sbom: string;
  readonly sbomName: string;
  /** Who built it, as a URI. */
  readonly builder: string;
  readonly finishedOn: Date;
}

/** A thing with its digests, as both call it. */
interface ResourceDescriptor {
  readonly uri?: string;
  readonly name?: string;
  readonly digest: Readonly<Record<string, string>>;
  readonly mediaType?: string;
}

const cycloneDx = 'application/vnd.cyclonedx+json';

/** The provenance of an image as an in-toto statement; its list of packages is named by name and digest. */
export function provenanceOf(build: ImageBuild): object {
  const { image, repository, commit, dockerfile, lock, sbom, sbomName, builder, finishedOn } = build;
  const source = `git+${repository ?? 'file:.'}`;
  return {
    _type: 'https://in-toto.io/Statement/v1',
    subject: [{ name: image, digest: { sha256: hexOf(build.digest) } }],
    predicateType: 'https://slsa.dev/provenance/v1',
    predicate: {
      buildDefinition: {
        buildType: 'urn:statewise:build:dockerfile@1',
        externalParameters: { source, commit, dockerfile: 'docker/Dockerfile', context: '.' },
        internalParameters: {},
        resolvedDependencies: [
          { uri: `${source}@${commit}`, digest: { gitCommit: commit } },
          ...baseImagesOf(dockerfile),
          { name: 'package-lock.json', digest: { sha256: digestOf(lock) } },
        ] satisfies ResourceDescriptor[],
      },
      runDetails: {
        builder: { id: builder },
        metadata: { finishedOn: finishedOn.toISOString() },
        byproducts: [
          { name: sbomName, digest: { sha256: digestOf(sbom) }, mediaType: cycloneDx },
        ] satisfies ResourceDescriptor[],
      },
    },
  };
}

/** The images that a Dockerfile begins with; throws for one that is named by no digest. */
function baseImagesOf(dockerfile: string): ResourceDescriptor[] {
  const named = [...dockerfile.matchAll(/^FROM\s+(?:--\S+\s+)*(\S+)(?:\s+AS\s+(\S+))?/gim)];
  const stages = new Set(named.map(([, , stage]) => stage));
  const images = new Set(named.map(([, image = '']) => image).filter((image) => !stages.has(image)));
  return [...images].map((image) => {
    const [reference = '', digest = ''] = image.split('@');
    return { uri: `pkg:docker/${reference.replace(/:([^:/]+)$/, '@$1')}`, digest: { sha256: hexOf(digest) } };
  });
}

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The digits of a digest; throws for what is none. */
export function hexOf(digest: string): string {
  const [, hex] = /^sha256:([\da-f]{64})$/.exec(digest) ?? [];
  if (hex === undefined) throw new CommandRefusal(`“${digest}” is no digest of an image: sha256: and 64 digits.`);
  return hex;
}
