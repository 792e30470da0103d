import { watch } from 'node:fs';
import path from 'node:path';
import { root } from '../workspace.ts';

const ignored =
  /(^|[/\\])(dist|build|node_modules|test-results|\.react-router|[^/\\]*\.spec\.tsx?)([/\\]|$)|\.tsbuildinfo$/;

/** Calls `onChange` once a burst of changes in these folders is over, with the files that changed. */
export function watchSources(folders: readonly string[], onChange: (files: readonly string[]) => void): () => void {
  const changed = new Set<string>();
  let settled: NodeJS.Timeout | undefined;
  const watchers = folders.map((folder) =>
    watch(path.join(root, folder), { recursive: true }, (_, file) => {
      if (file === null || ignored.test(file)) return;
      changed.add(`${folder}/${file}`);
      clearTimeout(settled);
      settled = setTimeout(() => {
        onChange([...changed]);
        changed.clear();
      }, 50);
    }),
  );
  return () => {
    clearTimeout(settled);
    for (const watcher of watchers) watcher.close();
  };
}
