import { ApplicationHistory, chainUnder, servedAlone } from '../testing/application-history.js';
import { feedbackFlow } from '@statewise/flow/testing';
import { createHmac } from 'node:crypto';
import type { Sql } from '../platform/database/sql.js';
import { SecretKey } from '../platform/secret-key/secret-key.js';
import { canonicalJson, LogChain } from './log-chain.js';
import type { LoggedTransition } from './stored-application.js';

const history = async () => {
  const registered = servedAlone(feedbackFlow);
  const begun = await ApplicationHistory.begin(registered, { type: 'application.create', fields: { score: 5 } });
  return begun.send({ type: 'mood.judged', mood: 'glad' }, { actor: { role: 'system', id: 'judge' } });
};

it('writes JSON that is the same whatever order members come in', () => {
  expect(canonicalJson({ b: [1, { d: null, c: 'x' }], a: undefined, at: new Date(0) })).toBe(
    '{"at":"1970-01-01T00:00:00.000Z","b":[1,{"c":"x","d":null}]}',
  );
  expect(canonicalJson([undefined, 'a"', 1.5, true, {}])).toBe('[null,"a\\"",1.5,true,{}]');
  expect(canonicalJson({ '': 1, 'a"': [] })).toBe('{"":1,"a\\"":[]}');
});

it('holds for what was written behind what came before', async () => {
  const { chain, stored, log } = await history();
  const [first, second] = log;
  if (first === undefined || second === undefined) throw new Error('The log has two rows.');
  expect(chain.holds(stored, first, undefined)).toBe(true);
  expect(chain.holds(stored, second, first)).toBe(true);
  expect(chain.holds(stored, second, undefined)).toBe(false);
  expect(chain.holds(stored, first, second)).toBe(false);
  expect(chain.holds({ ...stored, public_id: 'another' }, first, undefined)).toBe(false);
  expect(chain.endsWith(stored, second)).toBe(true);
  expect(chain.endsWith(stored, first)).toBe(false);
  expect(chain.endsWith(stored, undefined)).toBe(false);
  expect(chain.endsWith({ ...stored, log_head: null }, undefined)).toBe(true);
  expect(chain.endsWith({ ...stored, log_head: null }, { ...second, hash: null })).toBe(true);
  expect(chain.endsWith(stored, { ...second, hash: null })).toBe(false);
});

it.each<Partial<LoggedTransition>>([
  { seq: 3 },
  { event: { type: 'mood.judged', mood: 'cross' } },
  { from_state: 'score' },
  { to_state: 'done' },
  { actor_role: 'admin' },
  { actor_id: null },
  { at: new Date(0) },
  { current_step: 3 },
  { furthest_step: 3 },
])('does not hold for a row with %j', async (change) => {
  const { chain, stored, log } = await history();
  const [first, second] = log;
  if (first === undefined || second === undefined) throw new Error('The log has two rows.');
  expect(chain.holds(stored, { ...second, ...change }, first)).toBe(false);
});

it('chains with the present key, and holds for what a former one chained', async () => {
  const { chain, stored, log } = await history();
  const [first, second] = log;
  if (first === undefined || second === undefined) throw new Error('The log has two rows.');
  const renewed = chainUnder('next', 'present');
  expect([renewed.holds(stored, second, first), renewed.endsWith(stored, second)]).toEqual([true, true]);
  const other = chainUnder('next');
  expect([other.holds(stored, second, first), other.endsWith(stored, second)]).toEqual([false, false]);
  const change = { transitions: [{ ...second, at: second.at.toISOString() }] };
  const { log_head: _, ...owner } = { ...stored };
  const linked = renewed.link({ ...owner, log_head: null }, change);
  expect(linked.transitions[0]?.hash).not.toBe(chain.link({ ...owner, log_head: null }, change).transitions[0]?.hash);
  expect(renewed.holds(stored, { ...second, hash: linked.transitions[0]?.hash ?? '' }, undefined)).toBe(true);
});

it('begins behind rows that are older than it', async () => {
  const { chain, stored, log } = await history();
  const [first, second] = log;
  if (first === undefined || second === undefined) throw new Error('The log has two rows.');
  const [chained] = chain.link(
    { ...stored, log_head: null },
    { transitions: [{ ...second, at: second.at.toISOString() }] },
  ).transitions;
  expect(chain.holds(stored, { ...second, hash: chained?.hash ?? '' }, { ...first, hash: null })).toBe(true);
  expect([chain.isOlder({ ...stored, id: '0' }), chain.isOlder({ ...stored, id: '1' })]).toEqual([true, false]);
});

describe('the mark of where chains began', () => {
  /** A chain that has read a mark from the database, and what it wrote there. */
  async function started(row: { value: string; is_begun: boolean } | undefined, ...former: readonly string[]) {
    const written: unknown[] = [];
    const run = async ({ name }: { name: string }, values: readonly unknown[]) => {
      if (name === 'chain-mark-read') return row ? [row] : [];
      written.push([name, ...values]);
      return [];
    };
    const chain = new LogChain(new SecretKey('present', former), { run } as unknown as Sql);
    await chain.onModuleInit();
    return { chain, written };
  }
  const signed = (key: string, until: string) => {
    const [subkey] = new SecretKey(key, []).keysOf('log of transitions');
    return `${until} ${createHmac('sha256', subkey).update(`unchained-until ${until}`).digest('hex')}`;
  };
  const other = 'another SECRET_KEY';

  it('is signed once, before anything is chained', async () => {
    const { chain, written } = await started({ value: '12', is_begun: false });
    expect(written).toEqual([['chain-mark-sign', signed('present', '12'), '12']]);
    expect(['12', '13'].map((id) => chain.isOlder({ id } as never))).toEqual([true, false]);
  });

  it('is believed under any of the keys, and written no more', async () => {
    expect((await started({ value: signed('present', '3'), is_begun: true })).written).toEqual([]);
    const { chain, written } = await started({ value: signed('old', '3'), is_begun: false }, 'old');
    expect([written, chain.isOlder({ id: '3' } as never)]).toEqual([[], true]);
  });

  it.each([
    ['none is there', undefined],
    ['another key signed it', { value: signed('other', '3'), is_begun: true }],
    ['it was signed for another place', { value: `4 ${signed('present', '3').slice(2)}`, is_begun: false }],
    ['something was chained under it before it was signed', { value: '3', is_begun: true }],
    ['it is no number', { value: '3x', is_begun: false }],
    ['it begins with no number', { value: 'x3', is_begun: false }],
    ['it is empty', { value: '', is_begun: false }],
  ])('stops the start where %s', async (_, row) => {
    await expect(started(row)).rejects.toThrow(other);
  });
});
