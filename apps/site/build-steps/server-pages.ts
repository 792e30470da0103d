import type { Plugin } from 'vite';

/** Leaves of a page what the browser gets of it, its styles: pages themselves are drawn by the server alone. */
export function serverPages(): Plugin {
  return {
    name: 'server-pages',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/app\/pages\/[^/]+\.tsx$/ },
      handler(code) {
        if (this.environment.name !== 'client') return undefined;
        const styles = code.match(/^import '[^']+\.css';$/gm) ?? [];
        return { code: [...styles, 'export function Page() {}'].join('\n'), map: null };
      },
    },
  };
}
