import path from 'node:path';
import type { EvaluatedModules } from 'vite/module-runner';

/** The modules of a runner: by their ids, their files and the addresses by which they are imported. */
type Modules = Pick<EvaluatedModules, 'idToModuleMap' | 'fileToModulesMap' | 'urlToIdModuleMap'>;

/**
 * Puts into `kept`, for the runner of the next revision, the modules of `before` that a change of files leaves as they are: all
 * but those of the files, those that are made and no file, those that are not evaluated yet, and whatever imports one of these.
 */
export function keepModules(before: Modules, files: readonly string[], kept: Modules): void {
  const changed = new Set(files);
  const stale = new Set<string>();
  const leave = (id: string): void => {
    if (stale.has(id)) return;
    stale.add(id);
    for (const importer of before.idToModuleMap.get(id)?.importers ?? []) leave(importer);
  };
  for (const { id, file, evaluated, meta } of before.idToModuleMap.values()) {
    const isOfFile = path.isAbsolute(file) || (meta !== undefined && 'externalize' in meta);
    if (!evaluated || !isOfFile || changed.has(file)) leave(id);
  }
  for (const [id, module] of before.idToModuleMap) {
    if (stale.has(id)) continue;
    kept.idToModuleMap.set(id, module);
    kept.fileToModulesMap.set(module.file, (kept.fileToModulesMap.get(module.file) ?? new Set()).add(module));
  }
  for (const [url, module] of before.urlToIdModuleMap)
    if (!stale.has(module.id)) kept.urlToIdModuleMap.set(url, module);
}
