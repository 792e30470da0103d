import type { Plugin } from 'vite';

/** The styles of a kind of page, as its page imports them: one file. */
const stylesImport = /^import '([^']+\.css)';$/gm;

/**
 * Pages are drawn by the server alone: what the browser gets of one is its styles, as a file. The server gets their rules,
 * exported as `styles`, to choose those from which a page needs.
 */
export function serverPages(): Plugin {
  return {
    name: 'server-pages',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/app\/routes\/[^/]+\.tsx$/ },
      handler(code) {
        const [[styles = '', file] = [], ...more] = code.matchAll(stylesImport);
        if (more.length > 0) throw new Error('A page imports the styles of its kind as one file.');
        if (this.environment.name === 'client')
          return { code: `${styles}\nexport function Page() {}\nexport { Page as default };`, map: null };
        if (file === undefined) return undefined;
        return { code: code.replace(styles, `export { default as styles } from '${file}?inline&parts';`), map: null };
      },
    },
  };
}
