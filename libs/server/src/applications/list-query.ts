import { statusTypes, type StatusType } from '@statewise/flow';
import { fieldErrors, pageLimitOf } from '../platform/http/request-fields.js';

/** How a list may be ordered: by the moment of creation, or by the amount, highest first. */
export const listOrders = ['newest', 'oldest', 'amount'] as const;
export type ListOrder = (typeof listOrders)[number];

/** A place in an order: microseconds since 1970 or cents, and the application's own number. */
export interface ListKey {
  readonly value: number;
  readonly id: string;
}

/** What the list may be narrowed by; all but the order and the size of a page are optional. */
export interface ListQuery {
  readonly flow?: string;
  /** Any of these states. */
  readonly states?: readonly string[];
  /** All of these. */
  readonly statuses?: readonly { readonly type: StatusType; readonly value: number }[];
  /** Created at this instant or later, and before that one. */
  readonly from?: string;
  readonly to?: string;
  readonly least?: number;
  readonly most?: number;
  readonly q?: string;
  readonly sort: ListOrder;
  readonly cursor?: ListKey;
  readonly limit: number;
}

type Read<T> = (text: string) => T | undefined;

/** The query of a request; what is not understood is refused, so that nobody takes a longer list for a narrowed one. */
export function listQueryOf(query: Readonly<Record<string, unknown>>): ListQuery {
  const one = <T>(name: string, read: Read<T>, key = 'format'): T | undefined => {
    const given = query[name];
    if (given === undefined || given === '') return undefined;
    const value = typeof given === 'string' && given.length <= 500 ? read(given.trim()) : undefined;
    if (value === undefined) throw fieldErrors({ [name]: [key] });
    return value;
  };
  const asked = {
    flow: one('flow', same),
    states: one('state', listed),
    statuses: one('status', statusesOf),
    from: one('from', instantOf),
    to: one('to', instantOf),
    least: one('amount_from', amountOf, 'numbers'),
    most: one('amount_to', amountOf, 'numbers'),
    q: one('q', (text) => text.slice(0, 100)),
    cursor: one('cursor', keyOf),
  };
  const sort = one('sort', (text) => listOrders.find((order) => order === text), 'oneOf') ?? 'newest';
  const given = Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined && value !== ''));
  return { ...given, sort, limit: pageLimitOf(query['limit'], 50) };
}

/** A place as a cursor. */
export const cursorOf = ({ value, id }: ListKey): string => `${value}-${id}`;

const same = (text: string): string => text;
const listed = (text: string): string[] => text.split(',').filter((part) => part !== '');

function keyOf(text: string): ListKey | undefined {
  const [, value, id] = /^(\d{1,16})-(\d{1,18})$/.exec(text) ?? [];
  return value === undefined || id === undefined ? undefined : { value: Number(value), id };
}

function instantOf(text: string): string | undefined {
  const isInstant = /^[12]\d{3}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,6})?)?(Z|[+-]\d{2}:\d{2})$/.test(text);
  return isInstant && !Number.isNaN(Date.parse(text)) ? new Date(text).toISOString() : undefined;
}

function amountOf(text: string): number | undefined {
  return /^\d{1,10}(\.\d{1,2})?$/.test(text) ? Number(text) : undefined;
}

/** `risk:2,final:0` */
function statusesOf(text: string): ListQuery['statuses'] {
  const parts = text.split(',').map((part) => {
    const [, name, value] = /^([a-z]+):([0-5])$/.exec(part) ?? [];
    const type = statusTypes.find((known) => known === name);
    return type === undefined ? undefined : { type, value: Number(value) };
  });
  return parts.every((part) => part !== undefined) ? parts : undefined;
}
