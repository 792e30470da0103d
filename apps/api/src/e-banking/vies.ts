import type { VatNumber } from '@statewise/fields';

/** What the register says of a VAT number that it was asked for. */
export interface RegisterEntry {
  readonly isValid: boolean;
  readonly company: string;
  readonly address: string;
}

/** An answer is a few hundred bytes; one without an end is not read. */
const longestAnswer = 64 * 1024;

/**
 * Asks the European Commission's VIES REST API at `url` for a number. Nothing but its letters and digits and a known
 * country ever reaches it. Throws whenever there is no answer that says valid or not.
 */
export async function askVies(
  url: string,
  { country, number }: VatNumber,
  signal: AbortSignal,
): Promise<RegisterEntry> {
  const response = await fetch(`${url}/check-vat-number`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify({ countryCode: country.toUpperCase(), vatNumber: number }),
    redirect: 'error',
    signal,
  });
  const text = await shortText(response);
  if (!response.ok) throw new Error(`the register answers ${response.status}`);
  return entryOf(JSON.parse(text));
}

async function shortText({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > longestAnswer) throw new Error('the register does not stop answering');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

/** A register of a country that cannot be asked is told as an error beside `valid: false`. */
function entryOf(answer: unknown): RegisterEntry {
  if (typeof answer !== 'object' || answer === null) throw new Error('the register answers no object');
  const members: Readonly<Record<string, unknown>> = { ...answer };
  const isValid = members['valid'] ?? members['isValid'];
  const trouble = members['userError'];
  const isAnswered = trouble === undefined || trouble === 'VALID' || trouble === 'INVALID';
  if (typeof isValid !== 'boolean' || (!isValid && !isAnswered)) throw new Error('the register cannot say');
  return { isValid, company: lineOf(members['name']), address: lineOf(members['address']) };
}

/** One line of at most a hundred characters; the register writes `---` for what a country does not tell. */
function lineOf(value: unknown): string {
  if (typeof value !== 'string') return '';
  const line = value.replaceAll(/[\p{Cc}\p{Cs}\s]+/gu, ' ').trim();
  return /^-*$/.test(line) ? '' : line.slice(0, 100).trim();
}
