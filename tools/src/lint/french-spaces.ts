import path from 'node:path';
import ts from 'typescript';
import type { Finding } from './finding.ts';
import { parse, placeOf, sourceFiles, walk } from './source-files.ts';

const before = String.raw`[?!;:»]`;
/** An ordinary space at which a line could break between a word and its mark, or a figure and its unit. */
const breakable = new RegExp(
  String.raw`(?<=[\p{L}\p{N})\]}»”’*_…€%]) (?=${before})|^ (?=${before}(?:\s|$))|(?<=«) |(?<=[\d}]) (?=[%€])`,
  'gu',
);
/** A mark that stands right behind its word, or quotation marks right beside what they enclose. */
const missing = /[\p{L}\p{N})»”*_][?!;:»](?=\s|$)|«(?=[\p{L}\d{])/gu;

/** A French text with no-break spaces where typography wants them: before `? ! ; : »`, after `«`, before `%` and `€`. */
export function withFrenchSpaces(text: string): string {
  return text.replaceAll(breakable, '\u00a0');
}

/** French texts break no line before a question mark: their spaces there are no-break spaces (U+00A0). */
export function checkFrenchSpaces(root: string): Finding[] {
  const findings: Finding[] = [];
  for (const file of sourceFiles(root, '{apps,libs}/*/{src,app}/**/{*.ts,*.tsx,fr.json}')) {
    if (/\.spec\.tsx?$|\/testing\//.test(file)) continue;
    for (const node of frenchTexts(parse(root, file))) {
      const breaks = node.text.match(breakable)?.length ?? 0;
      if (breaks > 0) findings.push({ at: placeOf(node), sentence: `a no-break space is wanted in “${node.text}”` });
      for (const [mark] of node.text.matchAll(missing))
        findings.push({ at: placeOf(node), sentence: `a no-break space is missing at “${mark}”` });
    }
  }
  return findings;
}

/** The texts of a file in French: all of those in a file that is named so, else what stands under the name `fr`. */
export function frenchTexts(source: ts.SourceFile): ts.LiteralLikeNode[] {
  const found: ts.LiteralLikeNode[] = [];
  const isFrenchFile = /(^|-)fr\.(?:tsx?|json)$/.test(path.basename(source.fileName));
  walk(source, (node) => {
    if (isText(node) && (isFrenchFile || isUnderFrench(node))) found.push(node);
  });
  return found;
}

function isText(node: ts.Node): node is ts.LiteralLikeNode {
  return ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);
}

function isUnderFrench(node: ts.Node): boolean {
  for (let at: ts.Node = node; !ts.isSourceFile(at); at = at.parent)
    if (ts.isPropertyAssignment(at) && at.name.getText() === 'fr') return true;
  return false;
}
