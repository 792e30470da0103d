import type { Plugin } from 'vite';

/**
 * Lets the bundler drop what nobody uses of the router: names for developer tools and calls whose outcome nobody needs
 * keep a third of it, forms and the fetching of pages beforehand among them.
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

/** The code of a module whose components and contexts may be dropped where nobody uses them. */
export function withoutEffects(code: string): string {
  return code
    .replaceAll(/^\w+\.displayName = "[^"\n]*";$/gm, '')
    .replaceAll(/= (React(?:\$\d+)?\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ $1');
}
