import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startNode } from './child.ts';
import { copySources } from './copy-sources.ts';
import { npmProgram } from './npm.ts';
import { readNewProduct, type NewProduct } from './new-product/names.ts';
import { lendPackages } from './lend-packages.ts';
import { readmeOf } from './new-product/readme.ts';
import { listed, stripBank } from './new-product/strip-bank.ts';
import { CommandRefusal, root, runMain } from './workspace.ts';

/** Tests that speak of the bank are left behind: its flows, its content, the people who sell for it. */
const bankWords = /loan|e-?banking|business.?account|store|intermediar|payslip|article|price|Meridian|DEMO_CONTENT/i;

/** Scripts that go with what is left behind. */
const leftScripts =
  /^(?:bench(?::|$)|experiments$|lighthouse$|mutants$|intermediary$|release:dump$|new-product$|test:paths$)/;

/** Makes a workspace of its own: the platform and the console, one generated flow, and nothing of the bank. */
async function make(product: NewProduct): Promise<void> {
  const { folder, flow } = product;
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new CommandRefusal(`${folder} is not empty: a product is made in a folder of its own.`);
  mkdirSync(folder, { recursive: true });
  copySources(root, folder);
  const { entangled } = stripBank(folder);
  if (entangled.length > 0) throw new Error(`The platform names what is the bank's:\n${entangled.join('\n')}`);
  for (const place of listed('left-behind.txt')) rmSync(path.join(folder, place), { recursive: true });
  for (const file of globSync('apps/api/src/tests/**/*.spec.ts', { cwd: folder }))
    if (bankWords.test(readFileSync(path.join(folder, file), 'utf8'))) rmSync(path.join(folder, file));
  rename(product);
  change(folder, 'package.json', (text) => manifestOf(text, product));
  change(folder, 'docker/Dockerfile', (text) =>
    text.replaceAll(/^COPY (\S+)\/package\.json.*\n/gm, (line, place: string) =>
      existsSync(path.join(folder, place)) ? line : '',
    ),
  );
  writeFileSync(path.join(folder, 'README.md'), readmeOf(product));
  writeFileSync(
    path.join(folder, 'CHANGELOG.md'),
    `# Changes of the API\n\n## ${new Date().toISOString().slice(0, 10)}\n\n- The first release.\n`,
  );
  await withPackages(folder, async () => {
    await run(folder, 'tools/src/new-flow.ts', ...flow);
    // What stands at the root, where there is no site.
    change(folder, `apps/${flow[0]}/package.json`, (text) =>
      text.replace('"frontEnd": {', '"frontEnd": { "start": true,'),
    );
    change(folder, 'libs/i18n/src/provider.ts', (text) =>
      text
        .replace("site: ''", `site: 'https://www.${product.slug}.example'`)
        .replace(/supervisor: '[^']*'/, "supervisor: ''"),
    );
    // Before it is compiled, so that what was compiled stays current.
    await run(folder, 'node_modules/oxfmt/bin/oxfmt', '.');
    await run(folder, 'node_modules/@typescript/native/bin/tsc', '-b', 'apps/api');
    await run(folder, 'tools/src/authority.ts');
  });
  lock(folder);
  for (const file of globSync('docs/*.md', { cwd: folder }))
    change(folder, file, (text) => withoutDeadLinks(folder, text));
}

const change = (folder: string, file: string, by: (text: string) => string): void => {
  const place = path.join(folder, file);
  writeFileSync(place, by(readFileSync(place, 'utf8')));
};

/** Writes the product's name wherever the provider's stands. */
function rename({ folder, name, slug }: NewProduct): void {
  const text = '{apps,libs,tools,docs,docker,.github,.ci}/**/*.{ts,tsx,mjs,json,css,md,yml,html,sh}';
  for (const file of [...globSync(text, { cwd: folder }), 'SECURITY.md'])
    change(folder, file, (before) =>
      before
        .replaceAll(/meridian(?:bank)?\.example/g, `${slug}.example`)
        .replaceAll('Meridian%20Bank', encodeURIComponent(name))
        .replaceAll(/Meridian Bank(?: p\.l\.c\.)?/g, name)
        .replaceAll('Meridian', name)
        .replaceAll('meridian', name.toLowerCase()),
    );
}

function manifestOf(text: string, { slug, name }: NewProduct): string {
  const manifest = JSON.parse(text);
  const scripts = Object.entries<string>(manifest.scripts).filter(([script]) => !leftScripts.test(script));
  const described = { ...manifest, name: slug, description: name, scripts: Object.fromEntries(scripts) };
  return `${JSON.stringify(described, null, 2)}\n`;
}

/** Lends a workspace the packages of this one while something is done in it. */
async function withPackages(folder: string, work: () => Promise<void>): Promise<void> {
  lendPackages(folder);
  try {
    await work();
  } finally {
    rmSync(path.join(folder, 'node_modules'), { recursive: true });
  }
}

/** Takes what only the bank needed out of the lock. */
function lock(folder: string): void {
  const { file, args, shell } = npmProgram();
  const flags = ['install', '--package-lock-only', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund'];
  execFileSync(file, [...args, ...flags, '--loglevel=error'], {
    cwd: folder,
    shell,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

async function run(folder: string, ...args: string[]): Promise<void> {
  const code = await startNode(args, { cwd: folder, output: 'errors' }).exit;
  if (code !== 0) throw new CommandRefusal(`${args.join(' ')} failed in ${folder}.`);
}

/** A page whose links to pages that are not there are words. */
function withoutDeadLinks(folder: string, text: string): string {
  return text.replaceAll(/\[([^\]]+)\]\(([^)#:\s]+)(?:#[^)]*)?\)/g, (link, words: string, to: string) =>
    existsSync(path.join(folder, 'docs', to)) ? link : words,
  );
}

await runMain(async () => {
  const product = readNewProduct(process.argv.slice(2), process.env['INIT_CWD'] ?? process.cwd());
  await make(product);
  console.log(
    `${product.name} is in ${product.folder}.\n\nNext, there: npm start, npm test. README.md says what to change first.`,
  );
  return 0;
});
