import type { Plugin } from 'vite';

/** Waits for the content of a changed file: an editor empties it before it writes, and an empty module has no exports. */
export function wholeFiles(): Plugin {
  return {
    name: 'whole-files',
    enforce: 'pre',
    // Vite's own `read` asks again for up to 100 ms while the file is empty.
    hotUpdate: async ({ type, read }) => {
      if (type === 'update') await read();
    },
  };
}
