import { useFormat } from '@statewise/ui';

/** Writes a share in the reader's way, with the decimals that it has: as it was typed. */
export function useShare(): (percent: number) => string {
  const format = useFormat();
  return (percent) => format.percent(percent, { short: true });
}
