import type { Plugin } from 'vite';

/**
 * Lets browsers import our JSON files in development: Vite serves them as scripts, and leaves `with { type: 'json' }`
 * in dynamic imports.
 */
export function jsonImports(): Plugin {
  return {
    name: 'json-imports',
    transform: {
      filter: { code: /\.json['"`]\s*,\s*\{\s*with\b/ },
      handler: (code) => ({ code: withoutAttributes(code), map: null }),
    },
  };
}

/** The code of a module whose dynamic imports of JSON files say nothing of their type. */
export function withoutAttributes(code: string): string {
  return code.replaceAll(
    /(\bimport\(\s*(['"`])[^'"`]+\.json\2)\s*,\s*\{\s*with:\s*\{\s*type:\s*(['"`])json\3\s*,?\s*\}\s*,?\s*\}\s*,?\s*\)/g,
    '$1)',
  );
}
