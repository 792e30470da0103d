import { access } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { SiteServer } from '@statewise/site-content';

/** Loads the built site; undefined when it is not built. */
export async function loadSite(file: string): Promise<SiteServer | undefined> {
  try {
    await access(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
  // React looks for it by itself, and draws pages many times slower where it does not find it.
  process.env['NODE_ENV'] ??= 'production';
  const built: unknown = await import(pathToFileURL(file).href);
  if (!isSite(built)) throw new Error(`${file} is no site: it has no function named handle.`);
  return built;
}

function isSite(built: unknown): built is SiteServer {
  return typeof built === 'object' && built !== null && 'handle' in built && typeof built.handle === 'function';
}
