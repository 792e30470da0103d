import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isNode, isScalar, parseDocument, visit } from 'yaml';
import type { z } from 'zod/v4';
import { fillIn, placeholderPattern, placeholderValue } from './placeholders.js';

/** What a file refers to: the address of a link, or the number of a picture. */
export interface Reference {
  readonly kind: 'href' | 'picture';
  readonly value: string;
  readonly line: number;
}

/** A file of content: JSON, or Markdown below front matter in YAML. JSON is YAML too, so one parser gives the lines of both. */
export class ContentFile {
  private readonly source: string;
  /** Where the body starts; undefined in JSON. */
  private readonly bodyStart: number | undefined;
  private readonly document: ReturnType<typeof parseDocument>;

  /** @throws the error of the file system where the file cannot be read. */
  constructor(
    folder: string,
    readonly name: string,
  ) {
    this.source = readFileSync(path.join(folder, name), 'utf8').replaceAll('\r\n', '\n');
    const [head = ''] = /^---\n.*?^(?=---$)/ms.exec(this.source) ?? [];
    if (name.endsWith('.md')) this.bodyStart = head === '' ? 0 : head.length + '---\n'.length;
    this.document = parseDocument(this.bodyStart === undefined ? this.source : head, { prettyErrors: false });
  }

  /** The content as the schema gives it out; undefined, and a sentence with file and line for each problem, where it does not fit. */
  read<T>(schema: z.ZodType<T>, problems: string[]): T | undefined {
    const before = problems.length;
    const report = (offset: number, sentence: string) =>
      problems.push(`${this.name}:${this.lineAt(offset)} ${sentence}`);
    for (const { pos, message } of this.document.errors) report(pos[0], message);
    for (const { 0: whole, 1: placeholder = '', index } of this.source.matchAll(placeholderPattern))
      if (placeholderValue(placeholder) === undefined) report(index, `${whole} is no known placeholder`);
    if (problems.length > before) return undefined;
    const result = schema.safeParse(this.value(), {
      error: ({ input }) => (input === undefined ? 'is missing' : null),
    });
    if (result.success) return problems.length > before ? undefined : result.data;
    for (const issue of result.error.issues) {
      if (issue.code === 'unrecognized_keys')
        for (const key of issue.keys) report(this.offsetOf([...issue.path, key]), `“${key}” is no known key`);
      else report(this.offsetOf(issue.path), `${issue.path.join('.')}: ${issue.message}`);
    }
    return undefined;
  }

  /** Every link and picture that the file names. */
  references(): Reference[] {
    const found: Reference[] = [];
    visit(this.document, {
      Pair: (_, { key, value }) => {
        const kind = isScalar(key) ? key.value : undefined;
        if ((kind === 'href' || kind === 'picture') && isScalar(value))
          found.push({ kind, value: fillIn(String(value.value)), line: this.lineAt(value.range?.[0] ?? 0) });
      },
    });
    if (this.bodyStart === undefined) return found;
    for (const { 1: href = '', index } of this.source.matchAll(/\]\(([^)]+)\)/g))
      found.push({ kind: 'href', value: fillIn(href), line: this.lineAt(index) });
    return found;
  }

  private value(): unknown {
    const content: unknown = this.document.toJS();
    if (this.bodyStart === undefined || typeof content !== 'object') return content;
    return { ...content, body: this.source.slice(this.bodyStart).trim() };
  }

  /** Where what a path leads to stands, or the nearest around it that exists. */
  private offsetOf(keys: readonly PropertyKey[]): number {
    if (this.bodyStart !== undefined && keys[0] === 'body') return this.bodyStart;
    for (let length = keys.length; length >= 0; length -= 1) {
      const node = this.document.getIn(keys.slice(0, length), true);
      if (isNode(node) && node.range) return node.range[0];
    }
    return 0;
  }

  private lineAt(offset: number): number {
    return this.source.slice(0, offset).split('\n').length;
  }
}
