import type pg from 'pg';
import { creation, loanBase } from '../experiments/harness/applicant.ts';
import { sampleOf } from './seed.ts';

/** A state of the loan with its statuses, how many of a thousand stand there, and since when: others are only old. */
const loanStandings = [
  ...['stepOne', 'stepTwo', 'stepThree', 'stepFour', 'stepFive'].map((state, n) => ({
    state,
    statuses: {},
    of: 60 - n * 8,
  })),
  ...[1, 3].flatMap((risk) =>
    [0, 1, 3, 4].flatMap((nbb) =>
      [0, 1, 4].flatMap((payslip) =>
        [0, 1, 4].map((invoice) => ({
          state: payslip + invoice > 0 ? 'thankYou' : 'documents',
          statuses: { application: 5, risk, nbb, payslip, invoice },
          of: risk === 1 ? 5 : 1,
        })),
      ),
    ),
  ),
  { state: 'finished.rejected', statuses: { risk: 2 }, of: 230 },
  { state: 'finished.rejected', statuses: { application: 5, risk: 1, final: 2 }, of: 40 },
  {
    state: 'finished.accepted',
    statuses: { application: 5, risk: 1, nbb: 1, payslip: 1, invoice: 1, final: 1 },
    of: 200,
  },
];

const families = [
  'Peeters',
  'Janssens',
  'Maes',
  'Jacobs',
  'Mertens',
  'Willems',
  'Claes',
  'Goossens',
  'Wouters',
  'De Smet',
  'Vella',
  'Borg',
  'Camilleri',
  'Farrugia',
  'Zammit',
  'Lefèvre',
  'Dubois',
  'Van den Berg',
  'Appelmans',
  'Aerts',
];
const givenNames = ['Ada', 'Anna', 'Arthur', 'Amélie', 'Alexis', 'Achraf', 'Nora', 'Louis', 'Élise', 'Jürgen'];

/** Fills the database with `count` applications of three years: two flows, states and statuses as uneven as in a bank, names that many share. */
export async function populate(client: pg.Client, count: number, url: string): Promise<void> {
  const { loan, business } = await samples(client, url);
  await client.query('create temp table standing_of (place int, state text, statuses jsonb)');
  for (const { state, statuses, of } of loanStandings)
    await client.query(
      'insert into standing_of select row_number() over () + (select count(*) from standing_of), $1, $2 from generate_series(1, $3::int)',
      [state, statuses, of],
    );
  await client.query('create unique index on standing_of (place)');
  const of = (name: string, list: readonly string[]) =>
    `(array[${list.map((one) => `'${one}'`).join(', ')}])[1 + ${name} % ${list.length}]`;
  const created = `now() - interval '1095 days' * (1 - n::float / ${count})`;
  await client.query(
    `insert into application (flow, flow_version, code_digest, admin_code_digest, sealed_codes, state, facts, version, current_step, furthest_step, locale, created_at, updated_at)
     select 'loan-application', ${loan.flow_version}, decode(lpad(to_hex(n), 32, '0'), 'hex'), decode('a' || lpad(to_hex(n), 31, '0'), 'hex'), '', s.state,
       jsonb_set($2::jsonb, '{statuses}', $2::jsonb->'statuses' || s.statuses), 1, 2, 2, 'en', ${created}, ${created}
     from generate_series(1, $1::int) n join standing_of s on s.place = 1 + (n::bigint * 7919) % (select count(*) from standing_of) where n % 7 > 0`,
    [count, loan.facts],
  );
  await client.query(
    `insert into application (flow, flow_version, code_digest, admin_code_digest, sealed_codes, state, facts, version, current_step, furthest_step, locale, created_at, updated_at)
     select 'e-banking', ${business.flow_version}, decode(lpad(to_hex(n), 32, '0'), 'hex'), decode('a' || lpad(to_hex(n), 31, '0'), 'hex'), '',
       (array['address', 'people', 'holders', 'payment', 'marketing', 'finish', 'completed'])[1 + (n / 7) % 7], $2::jsonb, 1, 2, 2, 'nl', ${created}, ${created}
     from generate_series(1, $1::int) n where n % 7 = 0`,
    [count, business.facts],
  );
  const rare = (state: string, statuses: object, condition: string) =>
    client.query(
      `update application set state = $1, facts = jsonb_set(facts, '{statuses}', facts->'statuses' || $2) where flow = 'loan-application' and ${condition}`,
      [state, statuses],
    );
  await rare('riskAnalysis', { application: 5 }, `id % ${Math.ceil(count / 12)} = 1`);
  // A whole class of applications, all of them among the oldest.
  await rare(
    'documents',
    { application: 5, risk: 3, final: 3 },
    `id between ${Math.floor(count / 10)} and ${Math.floor(count / 10) + 2_500}`,
  );
  await client.query(
    `insert into application_step (application_id, step_number, fields)
     select id, 0, jsonb_build_object('amount', 500 + (id * 104729) % 490 * 100, 'loan_term', 36) from application where flow = 'loan-application'`,
  );
  const given = of('(id / 3)::int', givenNames);
  const family = of('(id / 10)::int', families);
  await client.query(
    `insert into application_step (application_id, step_number, fields)
     select id, 1, jsonb_build_object('first_name', ${given}, 'last_name', ${family} || case when id % 5 > 0 then '' else '-X' || to_hex(id) end,
       'email', lower(to_hex(id)) || '@example.com') from application where flow = 'loan-application'`,
  );
  await client.query(
    `insert into application_step (application_id, step_number, fields)
     select id, 2, jsonb_build_object('company', 'Atelier ' || ${family} || ' ' || id, 'country', 'be') from application where flow = 'e-banking'`,
  );
  // As many endings of codes as there are, each as long as its digest.
  await client.query(
    `insert into application_word select id, -1, '#' || left(md5((id % 1048576)::text), 12) from application`,
  );
  await client.query('vacuum (analyze) application, application_step, application_word');
}

const basics = {
  companyType: 'bv',
  countryCode: 'be',
  vat: 'BE0403170701',
  email: 'accounts@harbour-plumbing.example',
  accept_gdpr: true,
  account_type: 'current',
};

/** One application of each flow tells what the engine stores for all others. */
const samples = async (client: pg.Client, url: string) => ({
  loan: await sampleOf(url, client, `${loanBase}/create`, creation('sample')),
  business: await sampleOf(url, client, '/e-banking/api/saveStepOne', { page: 1, data: basics }),
});
