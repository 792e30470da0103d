import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { Finding } from './finding.ts';
import { declaredBy, parse, positionOf, sourceFiles } from './source-files.ts';

const ours = '{apps,libs,tools}/**/*.{ts,tsx}';
// What a generator writes into other trees, tests, and statements, which are read by their file.
const unchecked = /\.(?:spec|d|config|statements)\.tsx?$/;

/** Names that a framework or a convention of this tree looks for in several files. */
const conventional = new Set([
  'Feature',
  'Page',
  'Screen',
  'action',
  'loader',
  ...['fetchChoices', 'forget', 'lastStep', 'widths'],
]);

/** Those that stand in several files all the same: nothing is added, and what stands once is taken off. */
const knownNames = readFileSync(path.join(import.meta.dirname, 'known-double-names.txt'), 'utf8');

/**
 * Returns a finding for each exported name that is declared in more than one file and not known, and one for each known
 * name that is declared in one file at most. A re-export declares nothing.
 */
export function checkDoubleNames(root: string, known: string = knownNames): Finding[] {
  const places = new Map<string, string[]>();
  for (const file of sourceFiles(root, ours)) {
    if (unchecked.test(file)) continue;
    const source = parse(root, file);
    const own = new Map(source.statements.flatMap(exportedNames).map((name) => [name.text, name]));
    for (const [name, node] of own) places.set(name, [...(places.get(name) ?? []), `${file}:${lineOf(node)}`]);
  }
  const doubles = new Map([...places].filter(([name, all]) => all.length > 1 && !conventional.has(name)));
  const accepted = new Set(known.split(/\s+/).filter((name) => name !== ''));
  const added = [...doubles].filter(([name]) => !accepted.has(name));
  const gone = [...accepted].filter((name) => !doubles.has(name));
  return [
    ...added.map(([name, [at = '', ...others]]) => ({
      at,
      sentence: `exports ${name}, which is exported elsewhere too: ${others.join(', ')}`,
    })),
    ...gone.map((name) => ({
      at: name,
      sentence: 'stands once now: take it from tools/src/lint/known-double-names.txt',
    })),
  ];
}

const lineOf = (node: ts.Node): string => positionOf(node).split(':').at(-1) ?? '';

/** The names that a statement both declares and exports. */
function exportedNames(statement: ts.Statement): ts.Identifier[] {
  if (!ts.canHaveModifiers(statement)) return [];
  const modifiers = ts.getModifiers(statement)?.map(({ kind }) => kind) ?? [];
  if (!modifiers.includes(ts.SyntaxKind.ExportKeyword) || modifiers.includes(ts.SyntaxKind.DefaultKeyword)) return [];
  return declaredBy(statement);
}
