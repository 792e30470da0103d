import { Injectable } from '@nestjs/common';
import type { Fields } from '@statewise/fields';
import { businessAccountFlow, businessSteps } from '@statewise/machines';
import { isForTests } from '@statewise/server/applications/application-view.js';
import type { Alongside, FollowedChange, StoredApplication } from '@statewise/server/engine/stored-application.js';
import { isTestApplication } from '@statewise/server/platform/database/test-applications.js';
import { Sql, type SqlRunner, statement } from '@statewise/server/platform/database/sql.js';
import { fieldErrors } from '@statewise/server/platform/problem/problem.js';

const { basics, completed } = businessSteps;

/** How other applications use a VAT number: one reserved it, one was begun with it, or none that counts any more. */
export type VatUse = 'reserved' | 'begun' | 'free';

/** What an application wants of a VAT number: to begin with it, to do so although another one did, or to keep it. */
type VatClaim = 'begin' | 'beginAnew' | 'reserve';

const sent = completed.state;

/** Whether an application `a` keeps its hold of a number: it was sent in, or touched within fourteen days, by no tester. */
const counts = `(a.state = '${sent}' or a.updated_at > now() - interval '14 days') and not ${isTestApplication}`;

/** $1 the numbers, $2 the application that asks or null. */
const readUse = statement<{ is_begun: boolean; is_reserved: boolean }>(
  'business-vat-use',
  `select count(*) > 0 as is_begun, coalesce(bool_or(a.state = '${sent}' or r.reserved_at is not null), false) as is_reserved
    from application_step s join application a on a.id = s.application_id
      left join vat_reservation r on r.application_id = a.id and r.vat = s.fields->>'vat'
    where s.step_number = 1 and s.fields->>'vat' is not null and s.fields->>'vat' = any($1::text[])
      and ($2::bigint is null or a.id <> $2::bigint) and ${counts}`,
);

/**
 * $1 number, $2 application, $3 what it wants. One row is one number: of two at the same time the second waits for the
 * first and sees its row. An application that is so new that this statement does not see it counts.
 */
const claim = statement<{ vat: string }>(
  'business-vat-claim',
  `insert into vat_reservation as held (vat, application_id, reserved_at)
    select $1::text, $2::bigint, case when $3::text = 'reserve' then now() end
      where not exists (
        select from application_step s join application a on a.id = s.application_id
          where s.step_number = 1 and s.fields->>'vat' is not null and s.fields->>'vat' = $1::text and a.id <> $2::bigint
            and a.state = '${sent}' and not ${isTestApplication})
    on conflict (vat) do update set application_id = excluded.application_id,
        reserved_at = case when held.application_id = excluded.application_id
          then coalesce(held.reserved_at, excluded.reserved_at) else excluded.reserved_at end
      where held.application_id = excluded.application_id
        or (held.reserved_at is null and $3::text <> 'begin')
        or exists (select from application a where a.id = held.application_id and not (${counts}))
    returning vat`,
);

/** $1 application, $2 the number that it has now: it lets go of others. Of each, whether it had reserved it. */
const release = statement<{ was_reserved: boolean }>(
  'business-vat-release',
  `delete from vat_reservation where application_id = $1 and vat <> $2 returning reserved_at is not null as was_reserved`,
);

/**
 * Keeps one VAT number for one application: for the one whose address was proven first or that was sent in, as long as it
 * is touched every fourteen days or with the bank.
 */
@Injectable()
export class VatReservations {
  constructor(private readonly sql: Sql) {}

  /** How applications other than `own` use one of these numbers. */
  async useOf(numbers: readonly string[], own?: string, runner: SqlRunner = this.sql): Promise<VatUse> {
    const [use] = await runner.run(readUse, [numbers, own ?? null]);
    if (use?.is_reserved === true) return 'reserved';
    return use?.is_begun === true ? 'begun' : 'free';
  }

  /** What a change asks of its VAT number: beginning with it, moving to another one, or sending in. */
  follow(before: StoredApplication | undefined, change: FollowedChange): Alongside | undefined {
    const former = basicsOf(before);
    const now = basicsOf(change) ?? former;
    const vat = vatIn(now);
    if (vat === undefined) return undefined;
    const isSent = change.state === completed.state && before?.state !== completed.state;
    if (!isSent && vat === vatIn(former)) return undefined;
    const wanted = isSent ? 'reserve' : now?.['beginAnew'] === true ? 'beginAnew' : 'begin';
    if (isForTests(change.facts)) return (runner, id) => this.look(vat, id, wanted, runner);
    if (isSent) return (runner, id) => this.claim(vat, id, wanted, runner);
    return async (runner, id) => {
      // The new number first: two that swap theirs are both refused, and neither waits for the other.
      await this.claim(vat, id, wanted, runner);
      const released = await runner.run(release, [id, vat]);
      if (released.some(({ was_reserved }) => was_reserved)) await this.claim(vat, id, 'reserve', runner);
    };
  }

  /** Reserves the number of an application whose address is proven; where another one has it, that stays. */
  async reserve(stored: StoredApplication, runner: SqlRunner): Promise<void> {
    const vat = vatIn(basicsOf(stored));
    if (stored.flow === businessAccountFlow.id && vat !== undefined)
      await runner.run(claim, [vat, stored.id, 'reserve']);
  }

  /** Refuses what `claim` would refuse, and claims nothing: a test keeps no company from its number. */
  private async look(vat: string, id: string, wanted: VatClaim, runner: SqlRunner): Promise<void> {
    const use = await this.useOf([vat], id, runner);
    if (use === 'reserved' || (use === 'begun' && wanted === 'begin')) throw fieldErrors({ vat: ['vat'] });
  }

  private async claim(vat: string, id: string, wanted: VatClaim, runner: SqlRunner): Promise<void> {
    if ((await runner.run(claim, [vat, id, wanted])).length === 0) throw fieldErrors({ vat: ['vat'] });
  }
}

function basicsOf(application: Pick<FollowedChange, 'steps'> | undefined): Fields | undefined {
  return application?.steps.find(({ step_number }) => step_number === basics.step)?.fields ?? undefined;
}

function vatIn(fields: Fields | undefined): string | undefined {
  const vat = fields?.['vat'];
  return typeof vat === 'string' ? vat : undefined;
}
