import ts from 'typescript';
import type { Finding } from './finding.ts';
import { parse, positionOf, sourceFiles, visitNodes } from './source-files.ts';

const methods = new Set(['Get', 'Post', 'Put', 'Patch', 'Delete', 'Options', 'Head', 'All', 'Sse', 'Search']);
/** Every endpoint handles a declared operation, which says who may call it. */
export function checkEndpoints(root: string): Finding[] {
  const findings: Finding[] = [];
  for (const file of sourceFiles(root, '{apps/api,libs/server}/src/**/*.ts')) {
    if (file.endsWith('.spec.ts')) continue;
    visitNodes(parse(root, file), (node) => {
      if (ts.isClassDeclaration(node)) findings.push(...undecided(node));
    });
  }
  return findings;
}

function undecided(controller: ts.ClassDeclaration): Finding[] {
  return controller.members.filter(ts.isMethodDeclaration).flatMap((method) => {
    const names = decorators(method);
    if (!names.some((name) => methods.has(name)) || names.includes('Handles')) return [];
    return [
      {
        at: positionOf(method),
        sentence: `${controller.name?.text ?? 'a controller'}.${method.name.getText()} handles no declared operation: nothing says who may call it`,
      },
    ];
  });
}

function decorators(node: ts.ClassDeclaration | ts.MethodDeclaration): string[] {
  return (ts.getDecorators(node) ?? []).map(({ expression }) =>
    (ts.isCallExpression(expression) ? expression.expression : expression).getText(),
  );
}
