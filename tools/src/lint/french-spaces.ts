import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { Finding } from './finding.ts';
import { parse, positionOf, sourceFiles, visitNodes } from './source-files.ts';

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

interface FrenchText {
  readonly at: string;
  readonly text: string;
}

/** French texts break no line before a question mark: their spaces there are no-break spaces (U+00A0). */
export function checkFrenchSpaces(root: string): Finding[] {
  const sources = sourceFiles(root, '{apps,libs}/*/{src,app}/**/{*.ts,*.tsx,fr.json}')
    .filter((file) => !/\.spec\.tsx?$|\/testing\//.test(file))
    .flatMap((file) => frenchTexts(parse(root, file)))
    .map((node): FrenchText => ({ at: positionOf(node), text: node.text }));
  const data = sourceFiles(root, 'apps/api/content/**/fr.{md,json}').flatMap((file) => textsOfData(root, file));
  return [...sources, ...data].flatMap(({ at, text }) => [
    ...(text.match(breakable) ? [{ at, sentence: `a no-break space is wanted in “${text}”` }] : []),
    ...Array.from(text.matchAll(missing), ([mark]) => ({ at, sentence: `a no-break space is missing at “${mark}”` })),
  ]);
}

/** The lines of Markdown and the values of its front matter, or those of JSON, without the placeholders in them. */
function textsOfData(root: string, file: string): FrenchText[] {
  const lines = readFileSync(path.join(root, file), 'utf8').split('\n');
  const bodyStart = lines.indexOf('---', 1);
  const textsOf = (line: string, at: number): string[] => {
    if (file.endsWith('.json'))
      return Array.from(line.matchAll(/("(?:[^"\\]|\\.)*")(:?)/g), ([, value = '', colon]) =>
        colon ? '' : String(JSON.parse(value)),
      );
    return [at < bodyStart ? line.replace(/^[a-z]+: "?|"$/gi, '') : line];
  };
  return lines.flatMap((line, at) =>
    textsOf(line, at).map((text) => ({ at: `${file}:${at + 1}`, text: text.replaceAll(/\{\{.*?\}\}/g, '{}') })),
  );
}

/** The texts of a file in French: all of those in a file that is named so, else what stands under the name `fr`. */
function frenchTexts(source: ts.SourceFile): ts.LiteralLikeNode[] {
  const found: ts.LiteralLikeNode[] = [];
  const isFrenchFile = /(^|-)fr\.(?:tsx?|json)$/.test(path.basename(source.fileName));
  visitNodes(source, (node) => {
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
