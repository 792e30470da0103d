import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A block of a guide: a file as a whole, or lines that come into one. */
const block = /(?:^`(?<file>[\w./-]+)`:\n\n)?^```(?<language>\w+)\n(?<text>.*?)^```$/gms;

/**
 * Writes the files that a guide shows into a workspace, each named in a line before its block; of a block in the language
 * `diff`, the lines with a plus come in beside the others, which the file has already. Returns their paths.
 */
export function writeGuideFiles(guide: string, folder: string): readonly string[] {
  let file = '';
  const written = new Set<string>();
  for (const { groups = {} } of guide.matchAll(block)) {
    const { language, text = '' } = groups;
    if (groups['file'] === undefined && language !== 'diff') continue;
    file = groups['file'] ?? file;
    const place = path.join(folder, file);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, language === 'diff' ? withLines(readFileSync(place, 'utf8'), text, file) : text);
    written.add(file);
  }
  return [...written];
}

function withLines(content: string, diff: string, file: string): string {
  const lines = diff.split('\n').filter((line) => line !== '');
  const of = (kept: string) =>
    lines.flatMap((line) => (kept.includes(line.charAt(0)) ? [`${line.slice(1)}\n`] : [])).join('');
  const before = of(' -');
  if (content.split(before).length !== 2) throw new Error(`${file} has these lines not once:\n${before}`);
  return content.replace(before, () => of(' +'));
}
