import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { root } from './workspace.ts';

const folder = path.join(root, 'docker/kubernetes');
const read = (file: string): string => readFileSync(path.join(folder, file), 'utf8');

interface Container {
  readonly name: string;
  readonly image: string;
  readonly readinessProbe?: { readonly httpGet: { readonly path: string } };
  readonly env?: readonly { readonly name: string }[];
  readonly securityContext: object;
  readonly resources: { readonly limits: { readonly memory?: string } };
}
interface Pods {
  readonly metadata: { readonly labels: Readonly<Record<string, string>> };
  readonly spec: {
    readonly automountServiceAccountToken: boolean;
    readonly securityContext: object;
    readonly containers: readonly Container[];
  };
}
interface KubernetesObject {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string };
  readonly data?: Readonly<Record<string, string>>;
  readonly spec?: {
    readonly egress?: readonly { readonly ports: readonly { readonly port: number }[] }[];
    readonly template?: Pods;
    readonly selector?: { readonly matchLabels?: object };
  };
}

const files = globSync('{,migrate/}*.yaml', { cwd: folder }).filter((file) => !file.endsWith('kustomization.yaml'));
const objects = files.flatMap((file) =>
  parseAllDocuments(read(file)).map((document) => document.toJS({ maxAliasCount: -1 }) as KubernetesObject),
);
const pods = objects.flatMap(({ spec }) => (spec?.template ? [spec.template] : []));

it('lists every file, with the image by its digest', () => {
  const listed = ['', 'migrate/'].flatMap((place) => {
    const { resources, images } = parse(read(`${place}kustomization.yaml`));
    expect(images).toEqual([
      { name: 'statewise', newName: expect.any(String), digest: expect.stringMatching(/^sha256:/) },
    ]);
    return resources.map((file: string) => `${place}${file}`);
  });
  expect(listed.toSorted()).toEqual(files.toSorted());
});

it('runs nothing with rights, writable, or without a limit', () => {
  expect(pods).toHaveLength(3);
  for (const { spec } of pods) {
    expect(spec).toMatchObject({
      automountServiceAccountToken: false,
      securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
    });
    for (const { image, securityContext, resources } of spec.containers) {
      expect([image, resources.limits.memory]).toEqual(['statewise', expect.any(String)]);
      expect(securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
    }
  }
});

it('sets variables that are read, and none of a secret', async () => {
  const { variables } = (await import(path.join(root, 'libs/server/src/platform/config/env-reader.ts'))) as {
    readonly variables: readonly string[];
  };
  const settings = objects.flatMap(({ data = {} }) => Object.keys(data));
  const own = pods.flatMap(({ spec }) => spec.containers.flatMap(({ env = [] }) => env.map(({ name }) => name)));
  expect([...settings, ...own].filter((name) => !variables.includes(name))).toEqual([]);
  expect(settings.filter((name) => /SECRET|PASSWORD|KEY|TOKEN|DATABASE/.test(name))).toEqual([]);
});

it('leaves no server out for what all of them share', () => {
  const web = pods.flatMap(({ spec }) => spec.containers).find(({ name }) => name === 'web');
  expect(web?.readinessProbe?.httpGet.path).toBe('/health/live');
});

it('lets mail out at the ports of both ways to send it', () => {
  const policies = objects.filter(({ kind }) => kind === 'NetworkPolicy');
  const ports = policies
    .flatMap(({ spec }) => spec?.egress ?? [])
    .flatMap((rule) => rule.ports.map(({ port }) => port));
  expect(ports).toEqual(expect.arrayContaining([465, 587]));
});

it('holds what is to be there to pods that are there', () => {
  const budgets = objects.filter(({ kind }) => kind === 'PodDisruptionBudget');
  expect(budgets.map(({ metadata }) => metadata.name)).toEqual(['statewise-web', 'statewise-worker']);
  for (const { spec } of budgets)
    expect(pods.map(({ metadata }) => metadata.labels)).toContainEqual(spec?.selector?.matchLabels);
});
