import { Injectable } from '@nestjs/common';
import type { Fields } from '@statewise/fields';
import { businessAccountFlow, businessSteps } from '@statewise/machines';
import type { Alongside, FollowedChange, StoredApplication } from '@statewise/server/engine/stored-application.js';
import type { SqlRunner } from '@statewise/server/platform/database/sql.js';
import { fieldErrors } from '@statewise/server/platform/problem/problem.js';
import { VatNumbers, type VatClaim } from './vat-numbers.repository.js';

const { basics, completed } = businessSteps;

/**
 * Keeps one VAT number for one application: for the one whose address was proven first or that was sent in, as long as it
 * is touched every fourteen days or with the bank.
 */
@Injectable()
export class VatReservations {
  constructor(private readonly numbers: VatNumbers) {}

  /** What a change asks of its VAT number: beginning with it, moving to another one, or sending in. */
  follow(before: StoredApplication | undefined, change: FollowedChange): Alongside | undefined {
    const former = basicsOf(before);
    const now = basicsOf(change) ?? former;
    const vat = vatIn(now);
    if (vat === undefined) return undefined;
    if (change.state === completed.state && before?.state !== completed.state)
      return (runner, id) => this.claim(vat, id, 'reserve', runner);
    if (vat === vatIn(former)) return undefined;
    return async (runner, id) => {
      // The new number first: two that swap theirs are both refused, and neither waits for the other.
      await this.claim(vat, id, now?.['beginAnew'] === true ? 'beginAnew' : 'begin', runner);
      if (await this.numbers.release(id, vat, runner)) await this.claim(vat, id, 'reserve', runner);
    };
  }

  /** Reserves the number of an application whose address is proven; where another one has it, that stays. */
  async reserve(stored: StoredApplication, runner: SqlRunner): Promise<void> {
    const vat = vatIn(basicsOf(stored));
    if (stored.flow === businessAccountFlow.id && vat !== undefined)
      await this.numbers.claim(vat, stored.id, 'reserve', runner);
  }

  private async claim(vat: string, id: string, wanted: VatClaim, runner: SqlRunner): Promise<void> {
    if (!(await this.numbers.claim(vat, id, wanted, runner))) throw fieldErrors({ vat: ['vat'] });
  }
}

function basicsOf(application: Pick<FollowedChange, 'steps'> | undefined): Fields | undefined {
  return application?.steps.find(({ step_number }) => step_number === basics.step)?.fields ?? undefined;
}

function vatIn(fields: Fields | undefined): string | undefined {
  const vat = fields?.['vat'];
  return typeof vat === 'string' ? vat : undefined;
}
