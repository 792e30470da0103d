import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { fileVariables, variables } from '@statewise/server/platform/config/env-reader.js';

interface Service {
  readonly image: string;
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly cap_add?: readonly string[];
  readonly security_opt?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly volumes?: readonly string[];
  readonly healthcheck?: object;
  readonly deploy?: { readonly resources?: { readonly limits?: Readonly<Record<string, unknown>> } };
}
interface Composition {
  readonly services: Readonly<Record<string, Service>>;
}

const folder = path.resolve(import.meta.dirname, '../../../docker');
const dockerfile = readFileSync(path.join(folder, 'Dockerfile'), 'utf8');
const { services }: Composition = parse(readFileSync(path.join(folder, 'compose.yml'), 'utf8'), { merge: true });
const servers = ['web-1', 'web-2', 'web-3', 'worker', 'migrate'] as const;

/** What the image itself settles, or what only a start from sources reads. */
const settledByImage = [
  'PORT',
  'HOST',
  'NODE_ENV',
  'APPS_DIR',
  'SITE_SERVER',
  'COVERAGE_FILE',
  'FILES_DIR',
  'S3_REGION',
];
/** What only some of the services have: the owner's password, the key as a file, and who works on jobs. */
const ofSome = ['DATABASE_OWNER_URL', 'SECRET_KEY_FILE', 'WORKER'];

it.each(servers)('D9: passes every setting that the product reads to %s, and nothing that it does not', (name) => {
  const passed = Object.keys(services[name]?.environment ?? {});
  const wanted = variables.filter((variable) => ![...settledByImage, ...ofSome].includes(variable));
  expect(wanted.filter((variable) => !passed.includes(variable))).toEqual([]);
  const known: readonly string[] = [...variables, ...fileVariables.map((variable) => `${variable}_FILE`)];
  expect(passed.filter((variable) => ![...known, 'NODE_EXTRA_CA_CERTS'].includes(variable))).toEqual([]);
  for (const [variable, value] of Object.entries(services[name]?.environment ?? {})) {
    const isFixed = ['DATABASE_URL', ...ofSome].includes(variable);
    expect({ variable, value }).toEqual({
      variable,
      value: isFixed ? expect.any(String) : expect.stringContaining(`\${${variable}:`),
    });
  }
});

it('D9: asks and watches every replica that there is', () => {
  const replicas = Object.keys(services).filter((name) => name.startsWith('web-'));
  const watched = readFileSync(path.join(folder, 'monitoring/prometheus.yml'), 'utf8');
  expect(watched).toContain(`targets: [${[...replicas, 'worker'].map((name) => `'${name}:9464'`).join(', ')}]`);
  expect(services.proxy?.environment?.WEB).toBe(`\${WEB:-${replicas.map((name) => `${name}:3000`).join(' ')}}`);
});

it('D9: has what the database keeps its backups with', () => {
  expect(services.postgres?.volumes).toEqual(
    expect.arrayContaining(['./backup.sh:/backup.sh:ro', '${BACKUP_FOLDER:-backup}:/backup']),
  );
});

it('D9: tells the password of the owner to nothing but the migration', () => {
  const knowing = Object.entries(services).filter(([, { environment = {} }]) =>
    Object.values(environment).some((value) => value.includes('POSTGRES_PASSWORD')),
  );
  expect(knowing.map(([name]) => name).toSorted()).toEqual(['migrate', 'postgres']);
});

it.each(Object.entries(services))('D9: confines %s', (name, service) => {
  expect(service.read_only).toBe(true);
  expect(service.cap_drop).toEqual(['ALL']);
  expect(service.security_opt).toEqual(['no-new-privileges:true']);
  expect(Object.keys(service.deploy?.resources?.limits ?? {}).toSorted()).toEqual(['cpus', 'memory', 'pids']);
  if (servers.some((server) => server === name)) {
    expect(service.cap_add).toBeUndefined();
    expect(dockerfile).toMatch(/^USER node$/m);
    expect(dockerfile).toMatch(/^HEALTHCHECK /m);
  } else expect(service.healthcheck).toBeDefined();
});
