import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import openapiTypes, { astToString } from 'openapi-typescript';
import { outputOf } from './child.ts';
import { npmProgram } from './npm.ts';
import { CommandRefusal, root, runMain } from './workspace.ts';

/** Packages that come with the client, so that it is installed from its one file. */
const bundled = [
  'openapi-fetch',
  'openapi-typescript-helpers',
  'standardwebhooks',
  '@stablelib/base64',
  'fast-sha256',
  'eventsource-parser',
];

const received = `export type ReceivedMessage = {
  [T in keyof webhooks]: webhooks[T]['post']['requestBody']['content']['application/json'];
}[keyof webhooks];`;

interface Described {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly parameters?: readonly object[] }>>>>;
}

/** Runs a script of Node; throws what it printed where it fails. */
async function run(...args: string[]): Promise<string> {
  const { code, output, errors } = await outputOf(args);
  if (code !== 0) throw new CommandRefusal(`${path.basename(args[0] ?? '')} failed:\n${output}${errors}`);
  return output;
}

/** The types of a description, and which of its operations take a key under which they may be repeated. */
async function schemaOf(description: string): Promise<string> {
  const { paths }: Described = JSON.parse(description);
  const repeatable = Object.entries(paths).flatMap(([address, operations]) =>
    Object.entries(operations).flatMap(([method, { parameters = [] }]) =>
      JSON.stringify(parameters).includes('/IdempotencyKey"') ? [`${method.toUpperCase()} ${address}`] : [],
    ),
  );
  const types = astToString(await openapiTypes(description, { emptyObjectsUnknown: true }));
  return `${types}
${received}
export const repeatable: readonly string[] = ${JSON.stringify(repeatable, null, 2)};
`;
}

/**
 * Makes the package of the client for the API as it is built here, with its types, in a folder (`dist/api-client` unless
 * said); prints where the package is.
 */
async function pack(): Promise<number> {
  const [folder = 'dist/api-client', unknown] = parseArgs({ allowPositionals: true }).positionals;
  if (unknown !== undefined) throw new CommandRefusal(`One folder is enough: "${unknown}" is another one.`);
  const to = path.resolve(root, folder);
  const stage = path.join(root, '.tmp', `api-client-${process.pid}`);
  const source = path.join(root, 'libs/api-client');
  const modules = path.join(root, 'node_modules');
  try {
    mkdirSync(to, { recursive: true });
    for (const part of ['src', 'README.md'])
      cpSync(path.join(source, part), path.join(stage, part), { recursive: true });
    cpSync(path.join(root, 'LICENSE'), path.join(stage, 'LICENSE'));
    cpSync(path.join(source, 'tsconfig.package.json'), path.join(stage, 'tsconfig.json'));
    for (const name of bundled)
      cpSync(path.join(modules, name), path.join(stage, 'node_modules', name), { recursive: true, dereference: true });
    const {
      nx: _nx,
      scripts: _scripts,
      ...manifest
    } = JSON.parse(readFileSync(path.join(source, 'package.json'), 'utf8'));
    writeFileSync(
      path.join(stage, 'package.json'),
      JSON.stringify({ ...manifest, bundleDependencies: bundled }, null, 2),
    );
    writeFileSync(
      path.join(stage, 'src/schema.ts'),
      await schemaOf(await run(path.join(root, 'apps/api/dist/describe.js'))),
    );
    await run(path.join(modules, '@typescript/native/bin/tsc'), '-p', stage);
    const { file, args, shell } = npmProgram();
    const flagsOfPack = ['pack', '--ignore-scripts', '--json', '--loglevel=error', '--pack-destination', to];
    const packed = execFileSync(file, [...args, ...flagsOfPack], { cwd: stage, shell, encoding: 'utf8' });
    const [{ filename }]: readonly [{ filename: string }] = JSON.parse(packed);
    console.log(path.join(to, filename));
    return 0;
  } finally {
    rmSync(stage, { recursive: true, force: true });
  }
}

await runMain(pack);
