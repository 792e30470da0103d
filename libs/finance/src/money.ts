/** Whole cents of an amount in euro. */
export function toCents(euro: number): number {
  return Math.round(Number((euro * 100).toFixed(4)));
}

/** An amount in euro with at most two decimals, of whole cents. */
export function toEuro(cents: number): number {
  return cents / 100;
}

/** An amount in euro rounded to the cent, halves away from zero. */
export function roundEuro(euro: number): number {
  return Math.sign(euro) * toEuro(toCents(Math.abs(euro)));
}
