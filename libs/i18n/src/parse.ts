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
