import { keepModules } from './kept-modules.ts';

type Modules = Parameters<typeof keepModules>[0];
type Module = Modules['idToModuleMap'] extends Map<string, infer M> ? M : never;

const none = (): Modules => ({ idToModuleMap: new Map(), fileToModulesMap: new Map(), urlToIdModuleMap: new Map() });

/** A page with its parts and a library, a made list of pages, a package, and a module that another request still evaluates. */
function site(): Modules {
  const modules = none();
  const add = (id: string, importers: readonly string[], evaluated = true): void => {
    const module: Module = {
      ...{ id, url: id, evaluated, promise: undefined, exports: undefined, map: undefined },
      file: id.replace(/\?.*/, ''),
      importers: new Set(importers),
      imports: new Set(),
      meta: id === 'react' ? { id, url: id, externalize: id, type: 'module' } : undefined,
    };
    modules.idToModuleMap.set(id, module);
    modules.urlToIdModuleMap.set(id, module);
  };
  add('/server.ts', []);
  add('virtual:pages', ['/server.ts']);
  add('/page.tsx', ['virtual:pages']);
  add('/part.tsx', ['/page.tsx']);
  add('/part.css?inline', ['/part.tsx']);
  add('/lib.ts', ['/part.tsx', '/other.tsx']);
  add('/other.tsx', ['/page.tsx']);
  add('/late.ts', [], false);
  add('react', ['/page.tsx', '/part.tsx']);
  return modules;
}

function keptAfter(...files: readonly string[]): string[] {
  const kept = none();
  keepModules(site(), files, kept);
  expect([...kept.urlToIdModuleMap.keys()]).toEqual([...kept.idToModuleMap.keys()]);
  return [...kept.idToModuleMap.keys()];
}

test('a change leaves all that does not import what changed', () => {
  expect(keptAfter('/part.tsx')).toEqual(['/part.css?inline', '/lib.ts', '/other.tsx', 'react']);
  expect(keptAfter('/part.css')).toEqual(['/lib.ts', '/other.tsx', 'react']);
  expect(keptAfter('/lib.ts')).toEqual(['/part.css?inline', 'react']);
});

test('what is no file, and what is not evaluated yet, is read anew with its importers', () => {
  expect(keptAfter()).toEqual(['/page.tsx', '/part.tsx', '/part.css?inline', '/lib.ts', '/other.tsx', 'react']);
});

test('modules are the very same, and those of before stay', () => {
  const [before, kept] = [site(), none()];
  keepModules(before, ['/part.tsx'], kept);
  expect(kept.idToModuleMap.get('/lib.ts')).toBe(before.idToModuleMap.get('/lib.ts'));
  expect([before.idToModuleMap.has('/part.tsx'), kept.idToModuleMap.has('/part.tsx')]).toEqual([true, false]);
});
