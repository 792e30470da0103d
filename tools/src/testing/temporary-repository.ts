import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Finding } from '../lint/finding.ts';

/**
 * Gives each test of the file that calls this an empty folder, removed after it. Returns a function that writes a small
 * repository into it, file contents by path, and returns the folder.
 */
export function temporaryRepository(): (files: Readonly<Record<string, string>>) => string {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'statewise lint '));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  return (files) => {
    for (const [file, content] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), content);
    }
    return folder;
  };
}

export const sentences = (findings: readonly Finding[]) => findings.map(({ sentence }) => sentence).join('\n');
