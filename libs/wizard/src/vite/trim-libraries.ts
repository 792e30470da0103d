import type { Plugin } from 'vite';

/**
 * Lets the bundler drop unused parts of the router: names for developer tools and calls with an unused outcome keep a
 * third of it, forms and the fetching of pages beforehand among them.
 */
export function trimLibraries(): Plugin {
  return {
    name: 'trim-libraries',
    apply: 'build',
    transform: {
      filter: { id: /node_modules\/react-router\/.*\.js$/ },
      handler: (code) => ({ code: withoutEffects(code), map: null }),
    },
  };
}

/** Returns the code of a module so changed that the bundler drops its components and contexts where they are unused. */
export function withoutEffects(code: string): string {
  return code
    .replaceAll(/^\w+\.displayName = "[^"\n]*";$/gm, '')
    .replaceAll(/= (React(?:\$\d+)?\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ $1');
}
