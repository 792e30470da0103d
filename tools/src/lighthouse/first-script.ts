import { gzipSync } from 'node:zlib';

const script = /(?:src|href)="(\/_site\/[^"]+\.js)"/g;

/** Kilobytes of gzipped script that a page names in its document: what runs before anything else is asked for. */
export async function firstScript(url: string, path: string): Promise<number> {
  const document = await (await fetch(`${url}${path}`)).text();
  const files = new Set([...document.matchAll(script)].map(([, file]) => file ?? ''));
  const sizes = await Promise.all(
    [...files].map(async (file) => gzipSync(await (await fetch(`${url}${file}`)).bytes(), { level: 9 }).length),
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}
