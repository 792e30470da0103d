import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { declaredBy, parse } from '../lint/source-files.ts';

/** Names that a module takes from another one, by the address as it is written. */
export interface Import {
  readonly specifier: string;
  /** As the other module exports them; undefined where all of it is meant. */
  readonly names: readonly string[] | undefined;
  readonly node: ts.Node;
}

/** The file that an address leads to, of a module of the workspace; undefined for a package of others. */
export function resolve(root: string, from: string, specifier: string): string | undefined {
  const [, library, inside] = /^@statewise\/([\w-]+)(?:\/(.+))?$/.exec(specifier) ?? [];
  if (library === undefined && !specifier.startsWith('.')) return undefined;
  const target =
    library === undefined
      ? path.posix.join(path.posix.dirname(from), specifier)
      : `${library === 'tools' ? '' : 'libs/'}${library}/src/${inside ?? 'index'}`;
  const bare = target.replace(/\.jsx?$/, '');
  const all = [target, `tools/${inside}.mjs`, `${bare}.ts`, `${bare}.tsx`, `${bare}/index.ts`];
  return all.find((file) => existsSync(path.join(root, file)) && statSync(path.join(root, file)).isFile()) ?? bare;
}

/** Every import, re-export and dynamic import of a file. */
export function importsOf(source: ts.SourceFile): Import[] {
  const found: Import[] = [];
  const visit = (node: ts.Node): void => {
    const isOfModule = ts.isImportDeclaration(node) || ts.isExportDeclaration(node);
    if (isOfModule && node.moduleSpecifier && ts.isStringLiteral(node.moduleSpecifier)) {
      const named = ts.isImportDeclaration(node) ? node.importClause?.namedBindings : node.exportClause;
      const isList = named && (ts.isNamedImports(named) || ts.isNamedExports(named));
      const names = isList ? named.elements.map(nameOf) : undefined;
      found.push({ specifier: node.moduleSpecifier.text, names, node });
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [asked] = node.arguments;
      if (asked && ts.isStringLiteral(asked)) found.push({ specifier: asked.text, names: undefined, node });
    }
    node.forEachChild(visit);
  };
  visit(source);
  return found;
}

const nameOf = ({ propertyName, name }: ts.ImportOrExportSpecifier): string => (propertyName ?? name).text;

/** The names that a module exports, through whatever it passes on. */
export function exportsOf(root: string, file: string, known = new Map<string, Set<string>>()): Set<string> {
  const before = known.get(file);
  if (before) return before;
  const names = new Set<string>();
  known.set(file, names);
  for (const statement of parse(root, file).statements) {
    if (ts.isExportDeclaration(statement)) addReexported(root, file, statement, names, known);
    else if (ts.canHaveModifiers(statement) && ts.getModifiers(statement)?.some(isExport))
      for (const { text } of declaredBy(statement)) names.add(text);
  }
  return names;
}

const isExport = ({ kind }: ts.Modifier): boolean => kind === ts.SyntaxKind.ExportKeyword;

function addReexported(
  root: string,
  file: string,
  { exportClause, moduleSpecifier }: ts.ExportDeclaration,
  names: Set<string>,
  known: Map<string, Set<string>>,
): void {
  if (exportClause && ts.isNamedExports(exportClause)) {
    for (const { name } of exportClause.elements) names.add(name.text);
    return;
  }
  const from = moduleSpecifier && ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : undefined;
  const target = from === undefined ? undefined : resolve(root, file, from);
  if (target !== undefined && existsSync(path.join(root, target)))
    for (const name of exportsOf(root, target, known)) names.add(name);
}
