// npm run bench:list [applications] [times]: the list of applications, its searches and combinations of conditions.
import { latencyOf, listCalls } from './list-calls.ts';
import { populate, type Samples } from './list-population.ts';
import { answers } from './sample-answers.ts';
import { benchAdmin, onStand, type Stand } from './stand.ts';

const applications = Number(process.argv[2] ?? 1_000_000);
const times = Number(process.argv[3] ?? 300);

/** Milliseconds within which 99 of a hundred calls are answered, whatever is asked. */
const goal = 50;

const basics = {
  companyType: 'bv',
  countryCode: 'be',
  vat: 'BE0403170701',
  email: 'accounts@harbour-plumbing.example',
  accept_gdpr: true,
  account_type: 'current',
};

await onStand(async ({ client, ours }) => {
  await populate(client, applications, await samples(client, ours.url));
  const cookie = await signIn(ours.url);
  console.log(`${applications.toLocaleString('en')} applications, each call ${times} times, page after page\n`);
  console.log('| asked | p50 ms | p99 ms | on the first page |\n|---|---|---|---|');
  let worst = 0;
  for (const [name, query] of Object.entries(listCalls)) {
    const { p50, p99, found, isPartial } = await latencyOf(ours.url, cookie, query, times);
    worst = Math.max(worst, p99);
    console.log(`| ${name} | ${p50.toFixed(1)} | ${p99.toFixed(1)} | ${found}${isPartial ? ', goes on' : ''} |`);
  }
  if (worst > goal) process.exitCode = 1;
});

/** One application of each flow, made through the API itself, tells what the engine stores for all others. */
async function samples(client: Stand['client'], url: string): Promise<Samples> {
  const made = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    if (response.status !== 201) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    const { rows } = await client.query<Samples['loan']>('select facts, flow_version from application');
    await client.query('truncate application cascade');
    if (!rows[0]) throw new Error('nothing was stored');
    return rows[0];
  };
  const first = { current_step: 1, furthest_step: 1, data: answers[1], loan: answers[0] };
  return {
    loan: await made('/consumer-loans-application/api/create', first),
    business: await made('/e-banking/api/saveStepOne', { page: 1, data: basics }),
  };
}

async function signIn(url: string): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${url}/api/v1/session`, { method: 'POST', headers, body: JSON.stringify(benchAdmin) });
  if (response.status !== 200) throw new Error(`signing in answered ${response.status}: ${await response.text()}`);
  return String(response.headers.get('set-cookie')).split(';')[0] ?? '';
}
