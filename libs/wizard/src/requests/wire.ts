import { isFields } from '@statewise/fields';

/** A JSON object of which nothing is known yet. */
export type ChoiceRow = Readonly<Record<string, unknown>>;

export function rowOf(value: unknown): ChoiceRow {
  return isFields(value) ? value : {};
}

export function rowsOf(value: unknown): readonly ChoiceRow[] {
  return Array.isArray(value) ? value.map(rowOf) : [];
}

export function numberOf(value: unknown): number {
  return typeof value === 'number' ? value : Number(value ?? 0) || 0;
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
