import { answeredApplication, creation, newMark } from '../harness/applicant.ts';
import { call, manyTimes } from '../harness/call.ts';
import { verifyLogs, type Experiment } from '../harness/experiment.ts';
import { fuzzedBody, oddQueries } from '../harness/fuzz.ts';
import { isStream, operationAddress, operationsOf, type ProbedOperation } from '../harness/operations.ts';
import { makeColleagues, signEverybodyIn, withCookie, type CallerName } from '../harness/people.ts';
import type { Tally } from '../harness/tally.ts';
import type { Random } from '@statewise/flow/testing';

const atOnce = 8;

/** Bodies that are almost right, for every operation that takes one: none is answered with a failure of the server. */
export const fuzz: Experiment = {
  name: 'fuzz',
  full: 10_000,
  unit: 'fuzzed bodies for every operation with a JSON body',
  async run(stage, amount, tally) {
    const { url } = await stage.replica({ env: { WORKER: 'off' } });
    await makeColleagues(stage);
    const described = await operationsOf(url);
    await sendOddQueries(url, described, tally);
    const operations = described.filter(({ examples }) => examples.length > 0);
    tally.set('operations', operations.length);
    for (const operation of operations) {
      const cookies = await signEverybodyIn(url);
      let code = await newCode(url);
      await manyTimes(amount, atOnce, async (n) => {
        if (n % 200 === 199) code = await newCode(url);
        const cookie = cookies.get(roleFor(operation));
        const body = fuzzedBody(withCode(stage.random.of(operation.examples), code), stage.random);
        const address = operationAddress(operation, { code });
        const began = performance.now();
        const answer = await call(url, operation.method, address, {
          body,
          headers: headersFor(stage.random),
          ...withCookie(cookie),
        });
        tally.most('slowest ms', performance.now() - began);
        tally.add(`${Math.floor(answer.status / 100)}xx`);
        tally.claim(answer.status < 500, `${operation.name} answered ${answer.status} to ${body.slice(0, 300)}`);
      });
    }
    tally.claim((await call(url, 'GET', '/health/ready')).status === 200, 'the server is not ready any more');
    await verifyLogs(stage, tally);
  },
};

/** Every parameter of every query in every odd form, of a read by who may do it. */
async function sendOddQueries(url: string, described: readonly ProbedOperation[], tally: Tally): Promise<void> {
  const cookies = await signEverybodyIn(url);
  const reads = described.filter((operation) => operation.method === 'GET' && !isStream(operation));
  const given = { code: await newCode(url) };
  const asked = reads.flatMap((operation) => {
    const address = operationAddress(operation, given);
    const names = [...operation.query, 'q', 'lang'];
    const queries = [...new Set(names)].flatMap((name) => oddQueries(name));
    return queries.map((query) => [operation, `${address}${address.includes('?') ? '&' : '?'}${query}`] as const);
  });
  await manyTimes(asked.length, atOnce, async (n) => {
    const [operation, address] = asked[n] ?? [];
    if (operation === undefined || address === undefined) return;
    const answer = await call(url, 'GET', address, withCookie(cookies.get(roleFor(operation))));
    tally.add('odd queries');
    tally.claim(answer.status < 500, `${operation.name} answered ${answer.status} to ${address.slice(0, 300)}`);
  });
}

async function newCode(url: string): Promise<string> {
  const json = creation(newMark());
  return answeredApplication(await call(url, 'POST', '/consumer-loans-application/api/create', { json })).code;
}

/** The example with the code of an application that is there, so that what comes behind the look-up is reached. */
const withCode = (example: unknown, code: string): unknown =>
  typeof example === 'object' && example !== null && 'code' in example ? { ...example, code } : example;

function roleFor({ roles }: ProbedOperation): CallerName {
  if (roles.includes('public')) return 'nobody';
  return roles.includes('admin') ? 'admin' : 'intermediary';
}

const headersFor = (random: Random): Record<string, string> => ({
  'content-type': 'application/json',
  ...(random.chance(0.1) && { 'idempotency-key': random.of(['a', 'x'.repeat(300), '%', 'same']) }),
  ...(random.chance(0.1) && { 'accept-language': random.of(['nl', 'fr;q=x', '*', 'x'.repeat(900)]) }),
});
