import { globSync } from 'node:fs';
import path from 'node:path';
import type { Messages } from '@statewise/i18n';
import { root } from './workspace.ts';

const load = async (folder: string, language: string) =>
  ((await import(path.join(root, folder, `${language}.ts`))) as { readonly messages: Messages }).messages;
const placeholders = (message: unknown) => [...new Set(JSON.stringify(message).match(/\{\w+\}/g))].toSorted();

const frontEnds = globSync('apps/*/src/messages/en.ts', { cwd: root }).map((file) => path.dirname(file));
const translations = frontEnds.flatMap((folder) => ['nl', 'fr'].map((language) => [folder, language] as const));

test.each(translations)(
  '%s says in %s everything that English says, with the same values',
  async (folder, language) => {
    const [english, other] = await Promise.all([load(folder, 'en'), load(folder, language)]);
    expect(Object.keys(other).toSorted()).toEqual(Object.keys(english).toSorted());
    for (const [key, message] of Object.entries(english))
      expect([key, placeholders(other[key])]).toEqual([key, placeholders(message)]);
  },
);
