import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { businessCountries, vatText, type BusinessCountry, type VatNumber } from '@statewise/fields';
import type { RegisterAnswer } from '@statewise/machines';
import CircuitBreaker from 'opossum';
import { Config } from '@statewise/server/platform/config/config.js';
import { Log } from '@statewise/server/platform/logging/log.js';
import { askVies, type RegisterEntry } from './vies.js';

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
const remembered = { milliseconds: 600_000, most: 1_000 };

type Breaker = CircuitBreaker<[number: VatNumber], RegisterEntry>;

/** The register of VAT numbers. After a few failures a country's register is not called for 30 seconds. */
@Injectable()
export class VatRegister implements OnModuleDestroy {
  /** One each, since every country's own register stands behind and fails alone. */
  private readonly breakers: ReadonlyMap<BusinessCountry, Breaker>;
  private readonly known = new Map<string, { readonly until: number; readonly found: LookedUp }>();

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
    const text = vatText(number);
    const known = this.known.get(text);
    if (known && known.until > Date.now()) return known.found;
    const breaker = this.breakers.get(number.country);
    if (!breaker) return nobody;
    try {
      const { isValid, company, address } = await breaker.fire(number);
      return this.remember(text, { answer: isValid ? 'valid' : 'unknown', company, address });
    } catch {
      // The log leaves the VAT number out: the operator needs only the country whose register failed.
      this.log.warn({ country: number.country }, 'the register of VAT numbers did not answer');
      return nobody;
    }
  }

  private remember(text: string, found: LookedUp): LookedUp {
    const [oldest] = this.known.keys();
    if (this.known.size >= remembered.most && oldest !== undefined) this.known.delete(oldest);
    this.known.set(text, { until: Date.now() + remembered.milliseconds, found });
    return found;
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
