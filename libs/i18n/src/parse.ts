/**
 * Reads an amount as people type it: `1,250.50`, `1.250,50`, `1 250,50`, `€ 1250`. The last separator that is followed by
 * one or two digits is the decimal one; every other one groups thousands. Undefined when it is no amount.
 */
export function parseAmount(typed: string): number | undefined {
  const bare = typed.replace(/[\s\u00a0\u202f€]/g, '').replace(/['’]/g, '');
  if (!/^-?\d[\d.,]*$|^-?[.,]\d+$/.test(bare)) return undefined;
  const decimal = /[.,](\d{1,2})$/.exec(bare);
  const whole = decimal ? bare.slice(0, decimal.index) : bare;
  if (!isGrouped(whole)) return undefined;
  return Number(`${whole.replace(/[.,]/g, '') || '0'}.${decimal?.[1] ?? '0'}`);
}

/** Groups after the first have three digits, so that `1,2345` is refused rather than read as 12 345. */
function isGrouped(whole: string): boolean {
  return /^-?\d*$/.test(whole) || /^-?\d{1,3}([.,]\d{3})+$/.test(whole);
}

/** Turns `DD/MM/YYYY` (also with dots, hyphens or spaces) into `YYYY-MM-DD`; undefined when there is no such day. */
export function parseDate(typed: string): string | undefined {
  const parts = /^\s*(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4})\s*$/.exec(typed);
  if (!parts) return undefined;
  const [, day = '', month = '', year = ''] = parts;
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${iso}T00:00:00Z`);
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== iso ? undefined : iso;
}

/** `2026-11-20` as it is typed into a form: `20/11/2026`. */
export function writeDate(iso: string): string {
  const [year = '', month = '', day = ''] = iso.slice(0, 10).split('-');
  return `${day}/${month}/${year}`;
}
