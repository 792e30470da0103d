import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseAllDocuments } from 'yaml';
import type { Finding } from './finding.ts';

/** Objects of Kubernetes as its own schemas have them: each says what is wrong with one by an error. */
type Kinds = Readonly<Record<string, new (object: object) => { validate(): void }>>;

const folder = 'docker/kubernetes';

/** Whether Kubernetes takes the objects that are shown; nothing runs for it. */
export async function checkKubernetes(root: string): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const file of globSync(`${folder}/**/*.yaml`, { cwd: root }).toSorted()) {
    if (file.endsWith('kustomization.yaml')) continue;
    for (const document of parseAllDocuments(readFileSync(path.join(root, file), 'utf8'))) {
      const object: { readonly apiVersion: string; readonly kind: string } = document.toJS();
      const sentence = await objectionTo(object);
      if (sentence !== undefined) findings.push({ at: `${file} (${object.kind})`, sentence });
    }
  }
  return findings;
}

async function objectionTo(object: {
  readonly apiVersion: string;
  readonly kind: string;
}): Promise<string | undefined> {
  const { apiVersion, kind } = object;
  try {
    const known: Kinds = await import(`kubernetes-models/${apiVersion}`);
    const Kind = known[kind];
    if (Kind === undefined) return `${apiVersion} has no ${kind}`;
    new Kind(object).validate();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
