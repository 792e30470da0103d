/** The suggestion that an arrow, Home or End leads to; -1 is the field itself. Undefined for any other key. */
export function optionAfter(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return active + 1 >= count ? -1 : active + 1;
  if (key === 'ArrowUp') return active < 0 ? count - 1 : active - 1;
  if (key === 'End' && active >= 0) return count - 1;
  if (key === 'Home' && active >= 0) return 0;
  return undefined;
}
