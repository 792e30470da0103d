import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import CircuitBreaker from 'opossum';
import { businessCountries, vatText, type BusinessCountry, type VatNumber } from '@statewise/fields';
import type { RegisterAnswer } from '@statewise/machines';
import { Config } from '@statewise/server/platform/config/config.js';
import { Cache } from '@statewise/server/platform/http/cache.js';
import { Log } from '@statewise/server/platform/logging/log.js';

/** The result of a look-up; `unavailable` where the register could not be asked. */
export interface LookedUp {
  readonly answer: RegisterAnswer;
  readonly company: string;
  readonly address: string;
}

const nobody: LookedUp = { answer: 'unavailable', company: '', address: '' };

/** Milliseconds that an applicant waits for the register. */
const timeout = 3_000;

/** A number that was just looked up is saved a moment later: it is not asked for twice. */
const remembered = { seconds: 600, max: 1_000 };

type Breaker = CircuitBreaker<[number: VatNumber], RegisterEntry>;

/** The register of VAT numbers. After a few failures a country's register is not called for 30 seconds. */
@Injectable()
export class VatRegister implements OnModuleDestroy {
  /** One each, since every country's own register stands behind and fails alone. */
  private readonly breakers: ReadonlyMap<BusinessCountry, Breaker>;
  private readonly known = new Cache<LookedUp>(remembered);

  constructor(
    { vatLookupUrl }: Config,
    private readonly log: Log,
  ) {
    const countries = vatLookupUrl === undefined ? [] : businessCountries;
    this.breakers = new Map(countries.map((country) => [country, breakerFor(vatLookupUrl ?? '')]));
  }

  onModuleDestroy(): void {
    for (const breaker of this.breakers.values()) breaker.shutdown();
  }

  /** Returns the register's answer, kept for ten minutes; `unavailable` where the register fails. Never throws. */
  async lookUp(number: VatNumber): Promise<LookedUp> {
    const breaker = this.breakers.get(number.country);
    if (!breaker) return nobody;
    try {
      return await this.known.get(vatText(number), async () => {
        const { isValid, company, address } = await breaker.fire(number);
        return { answer: isValid ? 'valid' : 'unknown', company, address };
      });
    } catch {
      // The log leaves the VAT number out: the operator needs only the country whose register failed.
      this.log.warn({ country: number.country }, 'the register of VAT numbers did not answer');
      return nobody;
    }
  }
}

function breakerFor(url: string): Breaker {
  return new CircuitBreaker((number: VatNumber) => askVies(url, number, AbortSignal.timeout(timeout)), {
    timeout,
    errorThresholdPercentage: 50,
    volumeThreshold: 3,
    resetTimeout: 30_000,
  });
}

/** What the register says of a VAT number that it was asked for. */
interface RegisterEntry {
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
async function askVies(url: string, { country, number }: VatNumber, signal: AbortSignal): Promise<RegisterEntry> {
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
