import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './workspace.ts';

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const unique = (names: Iterable<string>): string[] => [...new Set(names)].toSorted();
const matches = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].flatMap((match) => match.slice(1).filter((name) => name !== undefined));

/** The text of the first column of every table row of a document. */
const firstColumns = (file: string): string => matches(read(file), /^\| ([^|]+) \|/gm).join('\n');

const variable = String.raw`[A-Z][A-Z0-9_]*`;
const built = ['**/{node_modules,dist,build}/**', '**/*.spec.ts'];

/** Variables that a source reads past the configuration, by name: `process.env.X`, `process.env['X']`, `{ X } = process.env`. */
function readPastConfiguration(source: string): string[] {
  const destructured = matches(source, /\{([^{}]*)\}\s*=\s*process\.env/g).join();
  return [
    ...matches(source, new RegExp(String.raw`process\.env(?:\??\.(${variable})|\['(${variable})'\])`, 'g')),
    ...matches(destructured, new RegExp(String.raw`\b(${variable})\b`, 'g')),
  ];
}

test('docs/configuration.md describes every variable that is read, and no other', async () => {
  const [config = ''] = globSync('{apps,libs}/*/src/**/config/env-reader.ts', { cwd: root });
  const { variables, fileVariables } = (await import(path.join(root, config))) as {
    readonly variables: readonly string[];
    readonly fileVariables: readonly string[];
  };
  const sources = globSync('{apps,libs,tools}/**/*.{ts,tsx,mjs}', { cwd: root, exclude: built });
  const composed = matches(read('docker/compose.yml'), new RegExp(String.raw`\$\{(${variable})`, 'g'));
  const system = ['PATH', 'INIT_CWD'];
  expect(unique(matches(firstColumns('docs/configuration.md'), new RegExp(`\`(${variable})\``, 'g')))).toEqual(
    unique([
      ...variables,
      ...fileVariables.map((name) => `${name}_FILE`),
      ...sources.flatMap((file) => readPastConfiguration(read(file))).filter((name) => !system.includes(name)),
      ...composed,
    ]),
  );
});

test('docs/keys.md names every purpose of the secret key, and no other', () => {
  const sources = globSync('{apps,libs}/*/src/**/*.ts', { cwd: root, exclude: built });
  const used = sources.flatMap((file) => matches(read(file), /\b(?:boxFor|digestFor|keysOf)\('([^']+)'[,)]/g));
  const [, named = ''] = read('docs/keys.md').split('## Purposes of `SECRET_KEY`');
  const [table = ''] = named.split('\n## ');
  expect(unique(matches(table, /^\| `([^`]+)` \|/gm))).toEqual(unique(used));
});

test('docs/commands.md describes every script of package.json, and no other', () => {
  const { scripts } = JSON.parse(read('package.json')) as { readonly scripts: Readonly<Record<string, string>> };
  const described = matches(firstColumns('docs/commands.md'), /`npm (?:run )?([\w:-]+)`/g);
  expect(described.toSorted()).toEqual(Object.keys(scripts).toSorted());
});

test('commands that are told for the image are of the API, which alone it has', () => {
  const { scripts } = JSON.parse(read('package.json')) as { readonly scripts: Readonly<Record<string, string>> };
  const told = documents.flatMap((file) => matches(read(file), /(?:--rm (?:worker|migrate)|--) npm run ([\w:-]+)/g));
  expect(told.length).toBeGreaterThan(5);
  expect(told.filter((name) => !scripts[name]?.includes('tools/src/command.ts '))).toEqual([]);
});

const documents = globSync('{*.md,docs/**/*.md,docker/**/*.md,{apps,libs}/**/README.md}', {
  cwd: root,
  exclude: built,
});
const decisions = globSync('docs/decisions/*.md', { cwd: root });

test('every link of a document leads to a file and a heading that are there', () => {
  const broken = documents.flatMap((file) =>
    matches(read(file), /\]\(([^)\s]+)\)/g)
      .filter((link) => !/^\w+:/.test(link) && !isThere(file, link))
      .map((link) => `${file}: ${link}`),
  );
  expect(broken).toEqual([]);
});

function isThere(file: string, link: string): boolean {
  const [target = '', anchor] = link.split('#');
  const linked = target === '' ? file : path.join(path.dirname(file), target);
  if (!existsSync(path.join(root, linked))) return false;
  return anchor === undefined || anchorsOf(read(linked)).includes(anchor);
}

/** The anchors of a document's headings, as GitHub makes them. */
function anchorsOf(text: string): string[] {
  return matches(text, /^#+ (.+)$/gm).map((heading) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w\s-]/g, '')
      .replaceAll(' ', '-'),
  );
}

test('decisions are at most thirty, each under a number of its own', () => {
  const numbers = decisions.map((file) => path.basename(file).slice(0, 4));
  expect(decisions.length).toBeLessThanOrEqual(30);
  expect(unique(numbers)).toEqual(numbers.toSorted());
  for (const file of decisions)
    expect(read(file)).toMatch(new RegExp(`^# ${Number(path.basename(file).slice(0, 4))}\\. `));
});

test('decisions are named by numbers that exist', () => {
  const known = decisions.map((file) => Number(path.basename(file).slice(0, 4)));
  const sources = globSync('{apps,libs,tools,docs,docker}/**/*.{ts,tsx,mjs,md}', {
    cwd: root,
    exclude: ['**/{node_modules,dist,build}/**'],
  });
  const named = [...sources, ...documents].flatMap((file) =>
    matches(read(file), /\b(?:[Dd]ecisions? \[?|docs\/decisions\/)(\d{1,4})\b/g).map(Number),
  );
  expect(named.filter((number) => !known.includes(number))).toEqual([]);
});

test.each(['asvs', 'keys', 'threats'])('docs/%s.md names files that are there, and commands', (name) => {
  const sources = globSync('{apps,libs,tools,.github}/**/*.ts', { cwd: root, exclude: built }).map(
    (file) => `/${file}`,
  );
  const { scripts } = JSON.parse(read('package.json')) as { readonly scripts: Readonly<Record<string, string>> };
  const text = read(`docs/${name}.md`);
  const files = unique(matches(text, /`([\w./-]+\.ts)`/g));
  expect(files.filter((file) => !sources.some((source) => source.endsWith(`/${file}`)))).toEqual([]);
  const commands = unique(matches(text, /`npm run ([\w:-]+)/g));
  expect(commands.filter((command) => scripts[command] === undefined)).toEqual([]);
});

test('docs/asvs.md says of every row whether it is held, by one of its five words', () => {
  const words = matches(read('docs/asvs.md'), /^\| [\d,. to]+\.?\d* [^|]*\| ([^|]+) \|/gm);
  expect(words.length).toBeGreaterThan(60);
  expect(unique(words).filter((word) => !['Held', 'None', 'Not', 'Outside', 'Partly'].includes(word))).toEqual([]);
});
