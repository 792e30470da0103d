import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { declaredBy, parse, sourceFiles } from '../lint/source-files.ts';
import { exportsOf, importsOf, resolve } from './modules.ts';

/** The paths that a list beside this file has, from the root of a workspace. */
export const listed = (file: string): string[] =>
  readFileSync(path.join(import.meta.dirname, file), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));

const bankFiles = listed('bank-files.txt');

/** Files that list what there is, the bank's beside the platform's: its lines are taken out. */
const lists =
  /^(?:libs\/[\w-]+\/src\/(?:index|areas)\.ts|libs\/machines\/src\/(?:flows|catalogue|releases)\.ts|libs\/machines\/src\/testing\/(?:index|flow-exploration|browser-samples)\.ts|apps\/api\/src\/(?:app\.module|flows|operations|main|command)\.ts|apps\/console\/src\/(?:bank|requests\/call)\.ts|tools\/src\/lint\/all-checks\.ts)$/;

/** What became of a workspace whose bank was taken out. */
export interface Stripped {
  /** Tests that are about the bank's flows, and went with them. */
  readonly tests: readonly string[];
  /** What of the platform names what is gone: each keeps it from standing alone. */
  readonly entangled: readonly string[];
}

const isTest = /\.spec\.tsx?$|\/(?:testing|tests|scenarios)\/|\/test\//;

/** Deletes what is the bank's from a workspace, and its lines from the files that list what there is. */
export function stripBank(root: string): Stripped {
  for (const file of bankFiles) rmSync(path.join(root, file), { recursive: true });
  for (const file of sourceFiles(root, '{libs,apps,tools}/**/{package,tsconfig*}.json')) stripReferences(root, file);
  stripReferences(root, 'tsconfig.json');
  const tests: string[] = [];
  for (;;) {
    const entangled = new Set<string>();
    let isDone = true;
    const known = new Map<string, Set<string>>();
    for (const file of sourceFiles(root, '{{libs,apps}/*/{src,test,harness}/**,tools/src/{dev,lint}}/*.{ts,tsx}')) {
      const gone = goneIn(root, file, known);
      if (gone.length === 0) continue;
      if (isTest.test(file) && !lists.test(file)) {
        rmSync(path.join(root, file));
        tests.push(file);
        isDone = false;
      } else if (lists.test(file)) {
        writeFileSync(path.join(root, file), pruned(root, file));
        isDone = false;
      } else for (const name of gone) entangled.add(`${file}: ${name}`);
    }
    if (isDone) return { tests, entangled: [...entangled] };
  }
}

/** Takes packages that are gone from what a package or a compilation names. */
function stripReferences(root: string, file: string): void {
  const text = readFileSync(path.join(root, file), 'utf8');
  const kept = text
    .split('\n')
    .filter((line) => {
      const [, reference] = /"path": "([^"]+)"/.exec(line) ?? [];
      const [, library] = /^\s*"@statewise\/([\w-]+)": "1/.exec(line) ?? [];
      const place = reference === undefined ? library && `libs/${library}` : path.join(path.dirname(file), reference);
      return place === undefined || !bankFiles.includes(path.normalize(place));
    })
    .join('\n')
    .replaceAll(/,(\s*[\]}])/g, '$1');
  if (kept === text) return;
  writeFileSync(path.join(root, file), kept);
}

/** What a file imports that is gone, as `name of address`. */
function goneIn(root: string, file: string, known: Map<string, Set<string>>): string[] {
  return importsOf(parse(root, file)).flatMap(({ specifier, names }) => {
    const target = resolve(root, file, specifier);
    if (target === undefined || target.includes('/dist/') || /[+]types/.test(target)) return [];
    if (!existsSync(path.join(root, target))) return [`all of ${specifier}`];
    if (!/\.tsx?$/.test(target)) return [];
    const exported = exportsOf(root, target, known);
    return (names ?? []).filter((name) => !exported.has(name)).map((name) => `${name} of ${specifier}`);
  });
}

/** The text of a list without what is gone, and without what only that needed. */
function pruned(root: string, file: string): string {
  const source = parse(root, file);
  const known = new Map<string, Set<string>>();
  const gone = new Set<string>();
  const cut: ts.Node[] = [];
  const isGone = (specifier: string): boolean => {
    const target = resolve(root, file, specifier);
    return target !== undefined && !existsSync(path.join(root, target));
  };
  for (const { specifier, node } of importsOf(source)) {
    const target = resolve(root, file, specifier);
    if (target === undefined) continue;
    const exported = isGone(specifier) || !/\.tsx?$/.test(target) ? undefined : exportsOf(root, target, known);
    if (ts.isCallExpression(node)) {
      if (isGone(specifier)) cut.push(placeOf(node));
      continue;
    }
    const elements = specifiersOf(node);
    if (!exported && (isGone(specifier) || elements.length === 0)) {
      if (!isGone(specifier)) continue;
      cut.push(node);
      for (const { name } of elements) gone.add(name.text);
      continue;
    }
    const missing = elements.filter(({ propertyName, name }) => exported?.has((propertyName ?? name).text) === false);
    for (const { name } of missing) gone.add(name.text);
    cut.push(...(missing.length === elements.length && missing.length > 0 ? [node] : missing));
  }
  for (let size = -1; size !== gone.size;) {
    size = gone.size;
    const visit = (node: ts.Node): void => {
      if (ts.isImportDeclaration(node)) return;
      if (ts.isIdentifier(node) && gone.has(node.text) && isUse(node)) {
        const place = placeOf(node);
        cut.push(place);
        if (ts.isSourceFile(place.parent)) for (const { text } of declaredBy(place as ts.Statement)) gone.add(text);
      } else node.forEachChild(visit);
    };
    visit(source);
  }
  return withoutUnused(file, without(source, cut));
}

/** The text without names that it imports and does not use. */
function withoutUnused(file: string, text: string): string {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const used = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return;
    if (ts.isIdentifier(node)) used.add(node.text);
    node.forEachChild(visit);
  };
  visit(source);
  const cut = importsOf(source).flatMap(({ node }): readonly ts.Node[] => {
    const elements = ts.isImportDeclaration(node) ? specifiersOf(node) : [];
    const unused = elements.filter(({ name }) => !used.has(name.text));
    return unused.length > 0 && unused.length === elements.length ? [node] : unused;
  });
  return without(source, cut);
}

function specifiersOf(node: ts.Node): readonly ts.ImportOrExportSpecifier[] {
  if (ts.isImportDeclaration(node)) {
    const named = node.importClause?.namedBindings;
    return named && ts.isNamedImports(named) ? named.elements : [];
  }
  if (ts.isExportDeclaration(node) && node.exportClause && ts.isNamedExports(node.exportClause))
    return node.exportClause.elements;
  return [];
}

/** Whether a name stands for what the file knows by it, rather than for a member of something. */
function isUse(name: ts.Identifier): boolean {
  const { parent } = name;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === name;
  return !((ts.isPropertyAssignment(parent) || ts.isPropertySignature(parent)) && parent.name === name);
}

/** What has to go with a name: an argument of `with`, an element of a list, a member of an object or type, or a statement. */
function placeOf(name: ts.Node): ts.Node {
  let member: ts.Node | undefined;
  for (let node = name; ; node = node.parent) {
    const { parent } = node;
    // What a function makes of it is no member of the list.
    if (ts.isArrowFunction(node)) member = undefined;
    if (parent === undefined || ts.isSourceFile(parent)) return member ?? node;
    if (ts.isCallExpression(parent) && node !== parent.expression && takesParts(parent.expression.getText()))
      return node;
    if (ts.isArrayLiteralExpression(parent) || ts.isIntersectionTypeNode(parent)) return node;
    if (ts.isExportSpecifier(node)) return node;
    if (ts.isObjectLiteralExpression(parent)) member ??= node;
    if (ts.isBlock(parent) && !member) return node;
  }
}

function without(source: ts.SourceFile, cut: readonly ts.Node[]): string {
  let text = source.text;
  const outermost = [...new Set(cut)].filter((node) => !cut.some((other) => other !== node && contains(other, node)));
  for (const node of outermost.toSorted((a, b) => b.pos - a.pos)) {
    const rest = text.slice(node.end);
    const comma = /^\s*[,&]/.exec(rest)?.[0].length ?? 0;
    const before = comma === 0 ? text.slice(0, node.pos).replace(/[,&]\s*$/, '') : text.slice(0, node.pos);
    text = before + rest.slice(comma);
  }
  return text;
}

const contains = (outer: ts.Node, inner: ts.Node): boolean => outer.pos <= inner.pos && inner.end <= outer.end;

/** Whether a call takes parts of a product that can be left out. */
const takesParts = (callee: string): boolean => callee.endsWith('.with') || callee === 'operationsIn';
