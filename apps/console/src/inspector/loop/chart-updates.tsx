import type * as Catalogue from '@statewise/machines/catalogue';
import type { ChangedCharts } from '@statewise/wizard/embedded';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { openChart } from '../../components/use-chart.js';

/** Draws charts anew as soon as their files are saved. */
export function ChartUpdates() {
  const client = useQueryClient();
  useEffect(() => {
    const renew = (event: CustomEvent<ChangedCharts>): void => {
      const { catalogue } = event.detail;
      if (catalogue === undefined) return;
      event.preventDefault();
      // What is wrong with a file, Vite shows over the page.
      renewCharts(client, catalogue).catch(() => undefined);
    };
    addEventListener('statewise:charts-changed', renew);
    return () => removeEventListener('statewise:charts-changed', renew);
  }, [client]);
  return null;
}

async function renewCharts(client: QueryClient, address: string): Promise<void> {
  const { chartCatalogue }: typeof Catalogue = await import(/* @vite-ignore */ address);
  const opened = client.getQueryCache().findAll({ queryKey: ['chart'] });
  await Promise.all(
    opened.map(async ({ queryKey }) => {
      const chart = await openChart(String(queryKey[1]), chartCatalogue);
      client.setQueryData(queryKey, chart);
    }),
  );
}
