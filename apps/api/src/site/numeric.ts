import type { ColumnOptions } from 'typeorm';

/** A rate in percent: Postgres keeps it exactly and answers it as text, programs want a number. */
export const rate: ColumnOptions = {
  type: 'numeric',
  precision: 7,
  scale: 4,
  transformer: { to: (value: number) => value, from: (value: string) => Number(value) },
};
