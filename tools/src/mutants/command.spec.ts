import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { areas, filesOf } from './areas.ts';

const run = (...args: string[]) =>
  spawnSync(process.execPath, [path.join(import.meta.dirname, '../mutants.ts'), ...args], { encoding: 'utf8' });

test('an area that there is not is refused, and an area beside what was changed', () => {
  const which = 'Which area? finance, authority, fields, flow, engine, machines; or --changed.';
  for (const args of [['calendar'], [], ['finance', '--changed']]) {
    const { stderr, status } = run(...args);
    expect(stderr).toContain(which);
    expect(status).toBe(1);
  }
});

test('every area has files to mutate, no spec among them', () => {
  for (const area of Object.values(areas)) {
    const files = filesOf(area);
    expect(files.length).toBeGreaterThan(1);
    expect(files.filter((file) => /\.spec\.ts$|\/testing\//.test(file))).toEqual([]);
    for (const name of area.except ?? []) expect(files.join()).not.toContain(`/${name}.ts`);
  }
});
