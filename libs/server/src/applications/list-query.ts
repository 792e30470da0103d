import type { ApplicationsQuery, SelectedApplications } from '@statewise/contract';
import { statusTypes, type StatusType } from '@statewise/contract';

/** A place in an order: microseconds since 1970 or cents, and the application's own number. */
export interface ListKey {
  readonly value: number;
  readonly id: string;
}

/** What the list is narrowed by, its order, and where its page begins. */
export interface ListQuery extends Readonly<
  Pick<ApplicationsQuery, 'sort' | 'limit'> &
    Record<'flow' | 'from' | 'to' | 'q', string | undefined> &
    Record<'amount_from' | 'amount_to', number | undefined>
> {
  /** Any of these states. */
  readonly states: readonly string[] | undefined;
  /** All of these. */
  readonly statuses: readonly { readonly type: StatusType; readonly value: number }[] | undefined;
  readonly cursor: ListKey | undefined;
  /** Public ids of those alone; undefined for all. */
  readonly ids?: readonly string[] | undefined;
  /** Whether `q` finds what it names exactly, by a code or id, and nobody by words or numbers, which it may be, too. */
  readonly isNaming?: boolean;
}

/** A checked query with its lists and its place taken apart. */
export function listQueryOf(
  query: Readonly<ApplicationsQuery> & Partial<Pick<SelectedApplications, 'ids'>>,
): ListQuery {
  const { ids = [], flow, state, status, from, to, amount_from, amount_to, q, sort, cursor, limit } = query;
  return {
    flow,
    states: state?.split(',').filter((part) => part !== ''),
    statuses: status?.split(',').flatMap(statusesIn),
    from: from && new Date(from).toISOString(),
    to: to && new Date(to).toISOString(),
    amount_from,
    amount_to,
    q: q?.slice(0, 100),
    sort,
    cursor: cursor === undefined ? undefined : keyOf(cursor),
    limit,
    ...(ids.length > 0 && { ids }),
  };
}

/** A place as a cursor. */
export const cursorOf = ({ value, id }: ListKey): string => `${value}-${id}`;

function keyOf(cursor: string): ListKey {
  const [value = '', id = ''] = cursor.split('-');
  return { value: Number(value), id };
}

/** `risk:2` as a type and a value. */
function statusesIn(text: string): { readonly type: StatusType; readonly value: number }[] {
  const [name, value] = text.split(':');
  return statusTypes.filter((type) => type === name).map((type) => ({ type, value: Number(value) }));
}
