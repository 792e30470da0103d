import path from 'node:path';
import ts from 'typescript';

/** A column of a row as TypeScript declares it. */
export type ColumnType = 'string' | 'number' | 'boolean' | 'Date' | 'Buffer' | 'object';

/** The declared row of a statement: its columns by name, and what names of statements it is of. */
export interface DeclaredRow {
  readonly place: string;
  /** The name of the statement; where it is a template, any text stands for what it puts in. */
  readonly name: RegExp;
  /** Which types each column may be read as. */
  readonly columns: Readonly<Record<string, readonly ColumnType[]>>;
  /** Members that a row need not have. */
  readonly optional: readonly string[];
}

/** The rows of all calls of `statement` in the projects below `root`, as the compiler knows their types. */
export function declaredRows(root: string, projects: readonly string[]): DeclaredRow[] {
  const parsed = projects.map((project) => parsedProject(path.join(root, project, 'tsconfig.json')));
  const options = { ...parsed[0]?.options, noEmit: true, composite: false, incremental: false, skipLibCheck: true };
  const program = ts.createProgram({ rootNames: parsed.flatMap(({ fileNames }) => fileNames), options });
  const checker = program.getTypeChecker();
  const rows: DeclaredRow[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'statement')
      rows.push(rowOf(node, checker));
    ts.forEachChild(node, visit);
  };
  const isOurs = ({ fileName, isDeclarationFile }: ts.SourceFile) =>
    !isDeclarationFile && !fileName.includes('node_modules') && !fileName.endsWith('.spec.ts');
  for (const source of program.getSourceFiles()) if (isOurs(source)) visit(source);
  return rows;
}

function parsedProject(file: string): ts.ParsedCommandLine {
  const parsed = ts.getParsedCommandLineOfConfigFile(file, undefined, {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
      throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'));
    },
  });
  if (!parsed) throw new Error(`${file} cannot be read`);
  return parsed;
}

function rowOf(call: ts.CallExpression, checker: ts.TypeChecker): DeclaredRow {
  const [name] = call.arguments;
  const [row] = call.typeArguments ?? [];
  if (!name) throw new Error('a statement has no name');
  const members = row ? checker.getTypeFromTypeNode(row).getProperties() : [];
  const typeOf = (member: ts.Symbol) => columnTypes(checker.getTypeOfSymbolAtLocation(member, call), checker);
  const { fileName, text } = call.getSourceFile();
  return {
    place: `${path.basename(fileName)}:${text.slice(0, call.getStart()).split('\n').length}`,
    name: nameOf(name),
    columns: Object.fromEntries(members.map((member) => [member.getName(), typeOf(member)])),
    optional: members.filter(({ flags }) => flags & ts.SymbolFlags.Optional).map((member) => member.getName()),
  };
}

function nameOf(name: ts.Expression): RegExp {
  if (ts.isStringLiteralLike(name)) return new RegExp(`^${name.text}$`);
  if (!ts.isTemplateExpression(name)) throw new Error(`a statement's name is no text: ${name.getText()}`);
  const parts = [name.head, ...name.templateSpans.map(({ literal }) => literal)];
  return new RegExp(`^${parts.map(({ text }) => text).join('.*')}$`);
}

function columnTypes(type: ts.Type, checker: ts.TypeChecker): ColumnType[] {
  const parts = type.isUnion() ? type.types : [type];
  return [...new Set(parts.flatMap((part) => columnType(part, checker)))];
}

const nothing = ts.TypeFlags.Null | ts.TypeFlags.Undefined | ts.TypeFlags.Void;
const anything: readonly ColumnType[] = ['string', 'number', 'boolean', 'Date', 'Buffer', 'object'];

function columnType(type: ts.Type, checker: ts.TypeChecker): readonly ColumnType[] {
  if (type.flags & nothing) return [];
  if (type.flags & (ts.TypeFlags.Unknown | ts.TypeFlags.Any)) return anything;
  if (type.flags & ts.TypeFlags.StringLike) return ['string'];
  if (type.flags & ts.TypeFlags.NumberLike) return ['number'];
  if (type.flags & ts.TypeFlags.BooleanLike) return ['boolean'];
  const name = checker.typeToString(type);
  if (name === 'Date') return ['Date'];
  return name.startsWith('Buffer') || name.startsWith('Uint8Array') ? ['Buffer'] : ['object'];
}
