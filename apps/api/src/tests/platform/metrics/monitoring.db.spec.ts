import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import { createLoan } from '../../../testing/loan-sample.js';
import { startApi, type TestApi } from '../../../testing/start-api.js';

interface Rule {
  readonly record?: string;
  readonly alert?: string;
  readonly expr: string;
  readonly labels?: { readonly severity: string };
  readonly annotations?: { readonly summary: string };
}

interface Panel {
  readonly id: number;
  readonly type: string;
  readonly title: string;
  readonly gridPos: Readonly<Record<'h' | 'w' | 'x' | 'y', number>>;
  readonly targets?: readonly { readonly refId: string; readonly expr: string }[];
}

const root = path.resolve(import.meta.dirname, '../../../../../..');
const folder = path.join(root, 'docker/monitoring');
const read = (name: string): string => readFileSync(path.join(folder, name), 'utf8');

const rules = (parse(read('rules.yml')) as { groups: { rules: Rule[] }[] }).groups.flatMap((group) => group.rules);
const alerts = rules.filter(({ alert }) => alert !== undefined);
const dashboard: { readonly schemaVersion: number; readonly panels: readonly Panel[] } = JSON.parse(
  read('dashboard.json'),
);
const shown = dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));

let api: TestApi;
let measured = '';
beforeAll(async () => {
  api = await startApi({ RATE_LIMIT_FACTOR: '1' });
  await createLoan(api);
  await api.signIn();
  await api.http.post('/api/v1/session').send({ email: 'admin@example.com', password: 'no password of theirs' });
  measured = (await api.http.get('/metrics').expect(200)).text;
});
afterAll(() => api.stop());

/** What `promtool` says where it is installed, as it is where the whole is tested; undefined elsewhere. */
function promtool(...args: readonly string[]): string | undefined {
  const { error, status, stdout, stderr } = spawnSync('promtool', args, { cwd: folder, encoding: 'utf8' });
  if (error) return undefined;
  return status === 0 ? 'right' : `${stdout}${stderr}`;
}

it('counts what happens, and tells what waits', () => {
  expect(measured).toMatch(
    /^flow_transitions_total\{flow="loan-application",event="application.create",.*role="applicant"\} 1$/m,
  );
  expect(measured).toMatch(/^audit_acts_total\{kind="session.opened"\} 1$/m);
  expect(measured).toMatch(/^audit_acts_total\{kind="session.refused"\} 1$/m);
  expect(measured).toMatch(/^replicas_alive\{kind="worker"\} 1$/m);
  expect(measured).toMatch(/^statistics_lag_transitions \d+$/m);
});

it('names in rules and panels only what is measured, recorded, or told by Prometheus', () => {
  const types = [...measured.matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name = '', type]) =>
    type === 'histogram' ? [`${name}_count`, `${name}_bucket`, `${name}_sum`] : [name],
  );
  // No archive is set up where tests run.
  const known = new Set([...types, 'database_archive_failing', 'up', ...rules.flatMap(({ record }) => record ?? [])]);
  const named = [...rules.map(({ expr }) => expr), ...shown].flatMap((expr) =>
    (expr.replaceAll(/\{[^}]*\}|\[[^\]]*\]|by \([^)]*\)/g, '').match(/[a-z]\w*(?::\w+)*_\w+|\bup\b/g) ?? []).filter(
      (word) => !['histogram_quantile', 'min_over_time'].includes(word),
    ),
  );
  expect(named.length).toBeGreaterThan(60);
  expect(named.filter((name) => !known.has(name))).toEqual([]);
});

it('has a sentence and a section of the handbook for each alert', () => {
  const handbook = readFileSync(path.join(root, 'docs/operations.md'), 'utf8');
  expect(alerts.length).toBeGreaterThan(15);
  for (const { alert, labels, annotations } of alerts) {
    expect(['page', 'ticket']).toContain(labels?.severity);
    expect(annotations?.summary).toMatch(/\w/);
    expect(handbook).toContain(`\`${alert}\``);
  }
});

it('has panels that lie beside one another', () => {
  const taken = new Set<string>();
  for (const { gridPos, type, title } of dashboard.panels) {
    expect([type, title].every(Boolean) && gridPos.x + gridPos.w <= 24).toBe(true);
    for (let x = gridPos.x; x < gridPos.x + gridPos.w; x += 1)
      for (let y = gridPos.y; y < gridPos.y + gridPos.h; y += 1) {
        expect(taken.has(`${x} ${y}`)).toBe(false);
        taken.add(`${x} ${y}`);
      }
  }
  expect(new Set(dashboard.panels.map(({ id }) => id)).size).toBe(dashboard.panels.length);
});

it('is loaded by Prometheus, whose alerts are raised as they should be', () => {
  const queries = path.join(mkdtempSync(path.join(tmpdir(), 'statewise-rules-')), 'panels.yml');
  const record = (expr: string, n: number) => ({ record: `panel:${n}`, expr });
  writeFileSync(queries, stringify({ groups: [{ name: 'panels', rules: shown.map(record) }] }));
  const said = [
    promtool('check', 'rules', 'rules.yml'),
    promtool('check', 'rules', queries),
    promtool('check', 'config', 'prometheus.yml'),
    promtool('test', 'rules', 'rules.test.yml'),
  ];
  rmSync(path.dirname(queries), { recursive: true });
  const isThere = said[0] !== undefined;
  expect(said).toEqual(said.map(() => (isThere ? 'right' : undefined)));
});
