import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { businessCountries, vatText, type BusinessCountry, type VatNumber } from '@statewise/fields';
import type { RegisterAnswer } from '@statewise/machines';
import CircuitBreaker from 'opossum';
import { Config } from '@statewise/server/platform/config/config.js';
import { Cache } from '@statewise/server/platform/http/cache.js';
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
