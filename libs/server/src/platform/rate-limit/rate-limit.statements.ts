import { statement } from '../database/sql.js';

/** What all replicas together know of one key. */
export interface SharedCount {
  readonly key: string;
  readonly count: number;
  readonly allowed: number;
  /** Seconds until the window ends. */
  readonly left: number;
}

/**
 * Adds counts to keys, each key in a window that starts with its first count. The count that reaches the limit starts
 * the window anew, so that no caller gets twice the limit around the end of one.
 */
export const addCounts = statement<SharedCount>(
  'rate-limit-add',
  `
    insert into rate_limit as known (key, count, allowed, ends_at)
    select key, count, allowed, now() + make_interval(secs => seconds)
      from unnest($1::text[], $2::int[], $3::int[], $4::int[]) as added (key, count, allowed, seconds)
     order by key
    on conflict (key) do update set
      count = case when known.ends_at <= now() then excluded.count else known.count + excluded.count end,
      allowed = excluded.allowed,
      ends_at = case
        when known.ends_at <= now() then excluded.ends_at
        when known.count < excluded.allowed and known.count + excluded.count >= excluded.allowed then excluded.ends_at
        else known.ends_at end
    returning key, count, allowed, extract(epoch from ends_at - now())::float8 as left`,
);

/** The keys that are blocked or half way there: what is used less need not be known everywhere. */
export const readBusy = statement<SharedCount>(
  'rate-limit-busy',
  `select key, count, allowed, extract(epoch from ends_at - now())::float8 as left from rate_limit where ends_at > now() and count * 2 >= allowed`,
);

/** Takes one count back from each key, in the order in which counts are added. */
export const takeBack = statement(
  'rate-limit-take-back',
  `
    with counted as (select key from rate_limit where key = any($1::text[]) and count > 0 order by key for update)
    update rate_limit set count = count - 1 from counted where rate_limit.key = counted.key`,
);

export const forgetKey = statement('rate-limit-forget', 'delete from rate_limit where key = $1');

export const forgetEnded = statement(
  'rate-limit-forget-ended',
  `delete from rate_limit where ends_at < now() - interval '10 seconds'`,
);
