import ts from 'typescript';
import type { Finding } from './finding.ts';
import { parse, positionOf, sourceFiles, visitNodes } from './source-files.ts';

const calls = new Set([
  'Date.now',
  'Math.random',
  'performance.now',
  'crypto.randomUUID',
  'crypto.getRandomValues',
  'setTimeout',
  'setInterval',
  'queueMicrotask',
  'fetch',
]);
const globals = new Set(['window', 'document', 'navigator', 'localStorage', 'sessionStorage', 'process', 'globalThis']);

/** Charts, fields and money arithmetic give the same answer for the same question, anywhere and at any time. */
export function checkPurity(root: string): Finding[] {
  const findings: Finding[] = [];
  for (const file of sourceFiles(root, 'libs/{flow,machines,fields,finance}/src/**/*.ts')) {
    if (/\.spec\.ts$|\/testing\//.test(file)) continue;
    visitNodes(parse(root, file), (node) => {
      const impurity = impurityOf(node);
      if (impurity !== undefined)
        findings.push({
          at: positionOf(node),
          sentence: `${impurity}: this library knows no clock, no randomness and no surroundings`,
        });
    });
  }
  return findings;
}

function impurityOf(node: ts.Node): string | undefined {
  if (ts.isCallExpression(node) && calls.has(node.expression.getText())) return `${node.expression.getText()}()`;
  if (ts.isNewExpression(node) && node.expression.getText() === 'Date' && (node.arguments ?? []).length === 0)
    return 'new Date()';
  if (ts.isPropertyAccessExpression(node) && ts.isIdentifier(node.expression) && globals.has(node.expression.text))
    return node.expression.text;
  return undefined;
}
