import { call } from '../harness/call.ts';
import type { Experiment } from '../harness/experiment.ts';
import { operationAddress, operationsOf } from '../harness/operations.ts';
import { makeColleagues, signIn } from '../harness/people.ts';
import { startProbe } from '../harness/probe.ts';

const json = 'application/json';
const keys = (count: number) => `{${Array.from({ length: count }, (_, n) => `"k${n}":1`).join(',')}}`;
const nested = (depth: number, open: string, close: string) => open.repeat(depth) + close.repeat(depth);

/** Bodies that no form sends, by what is odd about them. */
const odd: readonly (readonly [what: string, body: string | Buffer, headers?: Record<string, string>])[] = [
  ['nesting', nested(100_000, '[', ']')],
  ['nested objects', `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`],
  ['half nesting', '['.repeat(500_000)],
  ['keys', keys(80_000)],
  ['data of many keys', `{"code":"000000000000","current_step":2,"furthest_step":2,"data":${keys(70_000)}}`],
  ['NUL', '{"code":"a\\u0000b","data":{"street":"\\u0000"}}'],
  ['half surrogates', '{"code":"\\ud800","data":{"\\udc00":"\\ud83d"}}'],
  ['__proto__', '{"__proto__":{"role":"admin"},"constructor":{"prototype":{"x":1}}}'],
  ['a million digits', `{"code":${'9'.repeat(900_000)}}`],
  ['a long text', `{"code":"${'a'.repeat(1_000_000)}"}`],
  ['more than is read', `{"code":"${'a'.repeat(3_000_000)}"}`],
  ['not UTF-8', Buffer.from([0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xc3, 0x28, 0xff, 0x22, 0x7d])],
  ['UTF-16', Buffer.from('{"code":"a"}', 'utf16le')],
  ['UTF-16 that says so', Buffer.from('{"code":"a"}', 'utf16le'), { 'content-type': `${json}; charset=utf-16` }],
  ['a byte order mark', '\ufeff{"code":"a"}'],
  ['gzip that is none', 'abc', { 'content-encoding': 'gzip' }],
  ['another type', '<a/>', { 'content-type': 'application/xml' }],
  ['a form', `${'a=1&'.repeat(10_000)}`, { 'content-type': 'application/x-www-form-urlencoded' }],
  ['parts without end', '--x\r\n'.repeat(5_000), { 'content-type': 'multipart/form-data; boundary=x' }],
  ['nothing', ''],
  ['null', 'null'],
];

/** Each of them for every operation that takes a body: refused at once, and others are answered meanwhile. */
export const bodies: Experiment = {
  name: 'bodies',
  full: 10,
  unit: `rounds of ${odd.length} odd bodies over every operation with a body`,
  async run(stage, amount, tally) {
    const { url } = await stage.replica({ env: { WORKER: 'off' } });
    await makeColleagues(stage);
    const operations = (await operationsOf(url)).filter(({ types }) => types.length > 0);
    tally.set('operations', operations.length);
    for (let round = 0; round < amount; round += 1) {
      const cookie = await signIn(url);
      const probe = startProbe(url);
      for (const operation of operations)
        for (const [what, body, headers] of odd) {
          const began = performance.now();
          const sent = { body, headers: { 'content-type': json, ...headers }, cookie };
          const answer = await call(url, operation.method, operationAddress(operation), sent).catch(() => undefined);
          tally.most('slowest ms', performance.now() - began);
          tally.add(answer === undefined ? 'cut off' : `${Math.floor(answer.status / 100)}xx`);
          tally.claim((answer?.status ?? 400) < 500, `${operation.name}: ${what} was answered ${answer?.status}`);
        }
      await probe.end(tally, 500);
    }
  },
};
