// npm run bench:contacts [applications] [rounds]: a contact's save beside a step's of the same flow, interleaved in one run.
import { belgianVat } from '@statewise/fields';
import { send, type LoadCall, type Round, type Target } from './load.ts';
import { median, onStand, warmUps, type Stand } from './stand.ts';

const amount = Number(process.argv[2] ?? 2_000);
const rounds = Number(process.argv[3] ?? 5);

/** A contact's save takes at most this many times as long as a step's. */
const goal = 1.3;

const base = '/e-banking/api';

const address = {
  company: 'Harbour Plumbing',
  company_legal_entity: 'Private limited company',
  company_country: 'be',
  address: '12',
  street_name: 'Quay Street',
  postalcode_city: '2000 Antwerp',
  country: 'be',
  email_address: 'office@harbour-plumbing.example',
  expiry: '31/12/2099',
};

const basics = {
  companyType: 'bv',
  countryCode: 'be',
  email: 'accounts@harbour-plumbing.example',
  accept_gdpr: true,
  account_type: 'current',
};

const director = (idcard: string) => ({
  name: 'Nora',
  surname: 'Camilleri',
  birthday: '02/05/1979',
  idcard,
  expiry: '31/12/2099',
});

await onStand(async ({ client, ours }) => {
  const codes = await applications(ours);
  const measured: { step: Round[]; first: Round[]; tenth: Round[] } = { step: [], first: [], tenth: [] };
  for (let n = 1 - warmUps; n <= rounds; n += 1) {
    const step = await send(ours, amount, (call) => saveOfAddress(codes[call] ?? ''));
    const first = await send(ours, amount, (call) => saveOfContact(codes[call] ?? '', '1'));
    await name(client, 8);
    const tenth = await send(ours, amount, (call) => saveOfContact(codes[call] ?? '', '10'));
    const failed = step.failed + first.failed + tenth.failed;
    if (failed > 0) throw new Error(`${failed} of ${3 * amount} requests failed`);
    if (n >= 1) {
      measured.step.push(step);
      measured.first.push(first);
      measured.tenth.push(tenth);
    }
    await reset(client);
  }
  const perSecond = median(measured.step, 'perSecond');
  console.log('| save | requests/s | p99 ms | CPU µs | times a step’s |\n|---|---|---|---|---|');
  for (const [what, result] of [
    ['a step', measured.step],
    ['the first contact', measured.first],
    ['the tenth contact', measured.tenth],
  ] as const) {
    const own = median(result, 'perSecond');
    const cells = [what, Math.round(own), Math.round(median(result, 'p99')), Math.round(median(result, 'cpu'))];
    console.log(`| ${[...cells, (perSecond / own).toFixed(2)].join(' | ')} |`);
  }
  if (perSecond / median(measured.first, 'perSecond') > goal) process.exitCode = 1;
});

/** Applications that stand at their address, each with a VAT number of its own. */
async function applications(target: Target): Promise<string[]> {
  const codes: string[] = [];
  await inTurns(amount, async (n) => {
    const data = { ...basics, vat: belgianVat(10_000_000 + n) };
    const response = await fetch(`${target.url}${base}/saveStepOne`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ page: 1, data }),
    });
    if (response.status !== 201) throw new Error(`saveStepOne answered ${response.status}: ${await response.text()}`);
    const { code }: { code: string } = await response.json();
    codes.push(code);
  });
  return codes;
}

async function inTurns(count: number, work: (n: number) => Promise<void>): Promise<void> {
  let next = 0;
  const worker = async () => {
    while (next < count) await work(next++);
  };
  await Promise.all(Array.from({ length: 16 }, worker));
}

function saveOfAddress(code: string): LoadCall {
  return { path: `${base}/saveStepData`, body: { code, page: 2, furthestStep: 2, data: address } };
}

function saveOfContact(code: string, idcard: string): LoadCall {
  return {
    path: `${base}/saveContact`,
    body: { code, contact_type: 'director_individual', data: director(idcard) },
  };
}

/** Names more directors in every application, without measuring it. */
async function name(client: Stand['client'], count: number): Promise<void> {
  await client.query(
    `insert into contact (application_id, id, parent_id, contact_type, fields)
     select c.application_id, gen_random_uuid(), null, c.contact_type, c.fields || jsonb_build_object('idcard', n::text)
     from contact c, generate_series(2, $1::int + 1) n`,
    [count],
  );
  await client.query('vacuum (analyze) contact');
}

/** Puts every application back to its address. */
async function reset(client: Stand['client']): Promise<void> {
  await client.query('delete from contact');
  await client.query('delete from application_step where step_number > 1');
  await client.query('delete from transition where seq > 1');
  await client.query(
    `update application set state = 'address', version = 1, current_step = 2, furthest_step = 2,
       facts = facts || '{"savedContact": null}'`,
  );
  await client.query('vacuum (analyze) application, application_step, transition, contact');
  await client.query('checkpoint');
}
