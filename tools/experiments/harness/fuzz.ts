import type { Random } from '@statewise/flow/testing';
import values from './nasty-values.json' with { type: 'json' };

/** Values that programs stumble over. */
const nasty: readonly unknown[] = [...values, 'x'.repeat(20_000), Array.from({ length: 500 }, (_, n) => n)];

/** Forms of a parameter of a query that programs do not send. */
export const oddQueries = (name: string): readonly string[] => [
  ...[
    '',
    '%00',
    '%ff',
    '%ud800',
    '-1',
    '1e400',
    'NaN',
    "'",
    '%',
    '2020-99-99',
    '0'.repeat(10_000),
    'x'.repeat(10_000),
  ].map((value) => `${name}=${value}`),
  `${name}=1&${name}=2`,
  `${name}=${'a'.repeat(2)}&${name}=`.repeat(200),
  ...['', 'b', 'b][c', '__proto__', 'toString', 'length', '0', '1000000000'].map((part) => `${name}[${part}]=1`),
  `${name}${'[a]'.repeat(500)}=1`,
  `${name}[toString]=1&${name}[valueOf]=1`,
  `${name}.b=1`,
  name,
];

/** A body that differs from one that works in one to four places, as text; now and then it is no JSON at all. */
export function fuzzedBody(example: unknown, random: Random): string {
  let body = structuredClone(example);
  for (let n = random.between(1, 4); n > 0; n -= 1) body = changed(body, random);
  const text = JSON.stringify(body) ?? '';
  if (random.chance(0.03)) return text.slice(0, random.between(0, text.length));
  if (random.chance(0.02)) return text.replace(/"(\w+)":/, '"$1":1,"$1":');
  if (random.chance(0.02)) return text.replace(/"(\w)/, String.raw`"\u0000$1`);
  if (random.chance(0.02)) return text.replace(/"(\w)/, String.raw`"\ud800$1`);
  if (random.chance(0.02)) return text.replace('{', '{"__proto__":{"role":"admin"},');
  return text;
}

/** The same with one place changed. */
function changed(value: unknown, random: Random): unknown {
  if (typeof value !== 'object' || value === null || random.chance(0.1)) return random.of(nasty);
  if (Array.isArray(value)) {
    if (value.length === 0 || random.chance(0.2)) return [...value, random.of(nasty)];
    const at = random.between(0, value.length - 1);
    return value.map((item, index) => (index === at ? changed(item, random) : item));
  }
  const names = Object.keys(value);
  if (names.length === 0 || random.chance(0.1)) return { ...value, [nameOf(random)]: random.of(nasty) };
  const name = random.of(names);
  if (random.chance(0.15)) return Object.fromEntries(Object.entries(value).filter(([other]) => other !== name));
  return { ...value, [name]: changed(Reflect.get(value, name), random) };
}

const nameOf = (random: Random): string =>
  random.of(['id', 'code', 'version', 'state', 'at', 'actor', 'hasOwnProperty', '0', '', ' ', 'é', 'x'.repeat(300)]);
