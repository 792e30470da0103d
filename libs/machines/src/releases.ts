import type { ReleasedChart, StoredState } from '@statewise/flow';

/** What is kept of a release: examples of what it stored, in every state in which an application rests, the kinds of documents that it took, and its chart. */
export interface FrozenRelease {
  readonly stored: readonly StoredState[];
  /** Left out of releases that are older than this. */
  readonly documents?: readonly string[];
  readonly chart: ReleasedChart;
}

/** One release of a flow; its file is fetched when it is looked at. */
export interface Release {
  readonly version: number;
  readonly load: () => Promise<FrozenRelease>;
}

/** The releases of each flow, by the flow's id, the oldest first. `npm run flows:freeze` writes their files, which never change. */
export const releases: Readonly<Record<string, readonly Release[]>> = {
  'loan-application': [release(1, () => import('./loan-application/releases/1.json', { with: { type: 'json' } }))],
  'e-banking': [release(1, () => import('./e-banking/releases/1.json', { with: { type: 'json' } }))],
  store: [release(1, () => import('./store/releases/1.json', { with: { type: 'json' } }))],
};

/** A release as its file has it; fails with a TypeError where the file is none that `flows:freeze` writes. */
export function release(version: number, file: () => Promise<{ readonly default: unknown }>): Release {
  return {
    version,
    load: async () => {
      const { default: content } = await file();
      if (!isFrozenRelease(content)) throw new TypeError(`release ${version} is not what flows:freeze writes`);
      return content;
    },
  };
}

function isFrozenRelease(content: unknown): content is FrozenRelease {
  if (typeof content !== 'object' || content === null || !('stored' in content && 'chart' in content)) return false;
  const { stored, chart } = content;
  return Array.isArray(stored) && typeof chart === 'object' && chart !== null && 'transitions' in chart;
}
