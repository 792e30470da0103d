import path from 'node:path';
import type { EnvironmentModuleNode, Plugin } from 'vite';
import { root } from '../workspace.ts';

/** What a page hears when a chart has changed; one that does not take the new chart is loaded again. */
const event = 'statewise:charts-changed';

const catalogue = path.join(root, 'libs/machines/src/catalogue.ts');

const listener = `
import.meta.hot?.on('${event}', (detail) => {
  if (dispatchEvent(new CustomEvent('${event}', { detail, cancelable: true }))) location.reload();
});
`;

/** Lets pages fetch a changed chart alone, from an address of its own: its flow, and the catalogue of all charts where the page has it. */
export function chartUpdates(): Plugin {
  return {
    name: 'chart-updates',
    transform: {
      filter: { id: /\/src\/main\.tsx$/ },
      handler: (code) => ({ code: `${code}${listener}`, map: null }),
    },
    hotUpdate({ file, modules, server, timestamp }) {
      const { moduleGraph, hot } = this.environment;
      if (!file.startsWith(path.dirname(catalogue))) return undefined;
      const changed = new Set<EnvironmentModuleNode>();
      for (const one of modules) moduleGraph.invalidateModule(one, changed, timestamp, true);
      const addressesOf = (isWanted: (source: string) => boolean): string[] =>
        [...changed]
          .filter(({ file: source }) => source && isWanted(source))
          .map(({ url }) => `${server.config.base}${url.slice(1)}?t=${timestamp}`);
      const flows = addressesOf((source) => /\/libs\/machines\/src\/[^/]+\/flow\.ts$/.test(source));
      if (flows.length === 0) return undefined;
      hot.send(event, { flows, catalogue: addressesOf((source) => source === catalogue)[0] });
      return [];
    },
  };
}
