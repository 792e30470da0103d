import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { assembleImage } from './assemble-image.ts';
import { root } from './workspace.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'image-'));
afterAll(() => rmSync(folder, { recursive: true }));

const write = (file: string, content: unknown = '') => {
  mkdirSync(path.join(folder, 'from', path.dirname(file)), { recursive: true });
  writeFileSync(path.join(folder, 'from', file), typeof content === 'string' ? content : JSON.stringify(content));
};

test('D12: an image has what the server needs to run, and no specs, sources, types or packages of front ends', () => {
  write('package.json', {
    type: 'module',
    scripts: { start: 'exec node tools/src/start.ts', 'flows:verify': 'exec node tools/src/command.ts flows-verify' },
  });
  write('CHANGELOG.md');
  write('apps/api/package.json', { name: '@statewise/api', dependencies: { '@statewise/server': '1', pg: '1' } });
  for (const name of ['main.js', 'main.js.map', 'main.spec.js', 'main.d.ts', '.tsbuildinfo', 'testing/start.js'])
    write(`apps/api/dist/${name}`);
  write('apps/api/src/main.ts');
  write('apps/api/content/site.yml');
  write('libs/server/package.json', { name: '@statewise/server', dependencies: { '@statewise/flow': '1' } });
  write('libs/server/dist/server.js');
  write('libs/flow/package.json', { name: '@statewise/flow' });
  write('libs/flow/dist/flow.js');
  write('libs/wizard/package.json', { name: '@statewise/wizard' });
  write('libs/wizard/dist/wizard.js');
  write('apps/loan/package.json', { name: '@statewise/loan', statewise: { frontEnd: {} } });
  write('apps/loan/dist/index.html');
  write('apps/loan/src/main.tsx');
  write('apps/e2e/package.json', { name: '@statewise/e2e' });
  write('apps/e2e/dist/e2e.js');
  write('apps/site/package.json', { name: '@statewise/site' });
  write('apps/site/dist/server/site.js');
  write('apps/site/build/server/index.js');
  for (const name of ['package.json', 'index.js', 'index.js.map', 'index.d.ts', 'README.md', 'LICENSE.md'])
    write(`node_modules/pg/${name}`, {});
  write('node_modules/typeorm/browser/index.js');
  mkdirSync(path.join(folder, 'from/node_modules/@statewise'));
  for (const name of ['server', 'wizard'])
    symlinkSync(`../../libs/${name}`, path.join(folder, 'from/node_modules/@statewise', name));
  assembleImage(path.join(folder, 'from'), path.join(folder, 'to'));
  const files = readdirSync(path.join(folder, 'to'), { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(path.join(folder, 'to'), path.join(entry.parentPath, entry.name)))
    // What a link leads to is named with it.
    .filter((file) => !file.startsWith('node_modules/@statewise/server/'));
  expect(files.toSorted()).toEqual(
    [
      ...['apps/api/content/site.yml', 'apps/api/dist/main.js', 'apps/api/dist/main.js.map', 'apps/api/package.json'],
      ...[
        'apps/loan/dist/index.html',
        'apps/loan/package.json',
        'apps/site/build/server/index.js',
        'apps/site/package.json',
      ],
      ...['libs/flow/dist/flow.js', 'libs/flow/package.json', 'libs/server/dist/server.js', 'libs/server/package.json'],
      ...['node_modules/@statewise/server', 'node_modules/pg/LICENSE.md', 'node_modules/pg/index.js'],
      ...['node_modules/pg/package.json', 'package.json', 'CHANGELOG.md'],
    ].toSorted(),
  );
  expect(JSON.parse(readFileSync(path.join(folder, 'to/package.json'), 'utf8'))).toEqual({
    type: 'module',
    scripts: { 'flows:verify': 'exec node --enable-source-maps apps/api/dist/command.js flows-verify' },
  });
});

test('D12: the image is made of nothing but that', () => {
  const [, last = ''] = readFileSync(path.join(root, 'docker/Dockerfile'), 'utf8')
    .split(/^FROM .*$/m)
    .slice(1);
  expect(last.match(/^COPY .*/gm)).toEqual(['COPY --from=build /image ./']);
});
