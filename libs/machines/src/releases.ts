import type { ReleasedChart, StoredState } from '@statewise/flow';

// What is kept of each release of a flow, fetched when somebody looks at it.

/** One release: examples of what it stored, and its chart unless it is older than the keeping of charts. */
export interface Release {
  readonly version: number;
  readonly stored: () => Promise<readonly StoredState[]>;
  readonly chart?: () => Promise<ReleasedChart>;
}

/** The releases of each flow, by the flow's id, the oldest first. `npm run flows:freeze` writes the charts. */
export const releases: Readonly<Record<string, readonly Release[]>> = {
  'loan-application': [
    { version: 1, stored: async () => (await import('./loan-application/releases/1.js')).release1 },
    { version: 2, stored: async () => (await import('./loan-application/releases/2.js')).release2 },
    {
      version: 3,
      stored: async () => (await import('./loan-application/releases/3.js')).release3,
      chart: async () => (await import('./loan-application/releases/3.chart.js')).chart3,
    },
    {
      version: 4,
      stored: async () => (await import('./loan-application/releases/4.js')).release4,
      chart: async () => (await import('./loan-application/releases/4.chart.js')).chart4,
    },
    {
      version: 5,
      stored: async () => (await import('./loan-application/releases/5.js')).release5,
      chart: async () => (await import('./loan-application/releases/5.chart.js')).chart5,
    },
  ],
  'e-banking': [
    {
      version: 1,
      stored: async () => (await import('./e-banking/releases/1.js')).release1,
      chart: async () => (await import('./e-banking/releases/1.chart.js')).chart1,
    },
  ],
  store: [
    {
      version: 1,
      stored: async () => (await import('./store/releases/1.js')).release1,
      chart: async () => (await import('./store/releases/1.chart.js')).chart1,
    },
  ],
};
