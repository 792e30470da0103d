import { createBusiness, saveBusinessStep } from '../../testing/business-sample.js';
import { createLoan, loanSample, saveStep } from '../../testing/loan-sample.js';
import { startApi, type TestApi } from '../../testing/start-api.js';

let api: TestApi;
let cookie: string;

const names = [
  ['Ada', 'Vella', 5_000],
  ['Élise', 'Lefèvre', 12_500],
  ['Jan', 'Van den Berg', 20_000],
  ['Ada', 'Borg', 7_500.5],
] as const;

beforeAll(async () => {
  api = await startApi({ WORKER: 'off' });
  cookie = await api.signIn();
  for (const [first_name, last_name, amount] of names)
    await createLoan(api, {
      data: {
        ...loanSample[1],
        first_name,
        last_name,
        email: `${first_name}.${last_name}@example.com`.replaceAll(/[^\w.@]/g, ''),
      },
      loan: { ...loanSample.loan, amount },
    });
  const { code } = await createBusiness(api);
  await saveBusinessStep(api, code, 2, { company: 'Atelier Øster' });
});
afterAll(() => api.stop());

interface Answer {
  readonly applications: readonly {
    readonly id: string;
    readonly name: string | null;
    readonly amount: number | null;
  }[];
  readonly next_cursor: string | null;
  readonly is_partial: boolean;
  readonly total: { readonly count: number; readonly is_exact: boolean } | null;
}

async function list(query: string): Promise<Answer> {
  return (await api.http.get(`/api/v1/applications?${query}`).set('Cookie', cookie).expect(200)).body;
}
const erase = (code: string) =>
  api.database.query('delete from application where code_digest = $1', [api.digestOf(code)]);
const found = async (query: string) => (await list(query)).applications.map(({ name }) => name);

it.each([
  ['vella', ['Ada Vella']],
  ['ADA', ['Ada Borg', 'Ada Vella']],
  ['ada ve', ['Ada Vella']],
  ['lefevre elise', ['Élise Lefèvre']],
  ['berg', ['Jan Van den Berg']],
  ['oster', ['Atelier Øster']],
  ['ada.borg@', ['Ada Borg']],
  ['ella', []],
  ['---', []],
  ["'; drop table application; --", []],
])('finds by %p', async (q, expected) => {
  expect(await found(`q=${encodeURIComponent(q)}`)).toEqual(expected);
});

it('finds by a code, by its last four characters and by an id, and shows neither code', async () => {
  const { code } = await createLoan(api, { data: { ...loanSample[1], last_name: 'Ending' } });
  expect(await found(`q=${code.toLowerCase()}`)).toEqual(['Ada Ending']);
  expect(await found(`q=${code.slice(-4).toLowerCase()}`)).toContain('Ada Ending');
  const id = (await list(`q=${code}`)).applications[0]?.id;
  expect(await found(`q=${id}`)).toEqual(['Ada Ending']);
  expect(JSON.stringify(await list('q=ending'))).not.toContain(code.slice(-4));
});

it('follows a name that changes, and forgets with the application', async () => {
  const { code } = await createLoan(api, { data: { ...loanSample[1], last_name: 'Before' } });
  await saveStep(api, code, 2);
  await api.http.post(`/api/v1/applications/${code}/events`).send({ type: 'step.goTo', step: 1 }).expect(200);
  await saveStep(api, code, 1, { last_name: 'Afterwards' });
  expect(await found('q=before')).toEqual([]);
  expect(await found('q=afterwards')).toEqual(['Ada Afterwards']);
  await erase(code);
  expect(await found('q=afterwards')).toEqual([]);
  const rows = await api.database.query(`select 1 from application_word where word = 'afterwards'`);
  expect(rows).toEqual([]);
});

it('follows a code that is renewed', async () => {
  const prepared = await api.http
    .post('/consumer-loans-application/api/create')
    .set('Cookie', cookie)
    .send({
      current_step: 1,
      furthest_step: 1,
      data: { ...loanSample[1], last_name: 'Renewed' },
      loan: loanSample.loan,
    })
    .expect(201);
  const { code } = prepared.body.application;
  const saved = await saveStep(api, code, 2);
  expect(saved.code).not.toBe(code);
  expect(await found(`q=${saved.code.slice(-4)}`)).toContain('Ada Renewed');
  expect(await found(`q=${code.slice(-4)}+renewed`)).toEqual([]);
  await erase(saved.code);
});

it('narrows and orders by the amount, of those who have one', async () => {
  expect(await found('sort=amount&q=e')).toEqual(['Élise Lefèvre', 'Ada Ending']);
  expect(await found('amount_from=7500.50&amount_to=12500')).toEqual(['Ada Ending', 'Ada Borg', 'Élise Lefèvre']);
  expect(await found('sort=amount&amount_from=12500')).toEqual(['Jan Van den Berg', 'Élise Lefèvre']);
  expect(await found('sort=amount&flow=e-banking')).toEqual([]);
});

it('goes through every order page by page, each once, with all that is narrowed by', async () => {
  for (const query of [
    '',
    'sort=oldest',
    'sort=amount',
    'q=a',
    'q=a&sort=oldest',
    'status=risk:0&amount_from=1',
    'state=stepTwo&q=ada',
  ]) {
    const whole = await found(query);
    const seen: (string | null)[] = [];
    for (let cursor = ''; ;) {
      const page = await list(`${query}&limit=2${cursor}`);
      seen.push(...page.applications.map(({ name }) => name));
      expect(page.total).toEqual({ count: whole.length, is_exact: true });
      if (page.next_cursor === null) break;
      cursor = `&cursor=${page.next_cursor}`;
    }
    expect([query, seen]).toEqual([query, whole]);
  }
});

it('narrows by several states and statuses, and by dates', async () => {
  const everyone = await found('');
  expect(await found('state=stepTwo,people')).toEqual(everyone);
  expect(await found('state=stepThree')).toEqual([]);
  expect(await found('status=risk:0,final:0')).toEqual(everyone);
  expect(await found('status=risk:0,final:1')).toEqual([]);
  const now = new Date().toISOString();
  expect(await found(`to=${now}`)).toEqual(everyone);
  expect(await found(`from=${now}`)).toEqual([]);
  expect(await found(`from=2020-01-01T00:00:00Z&q=vella`)).toEqual(['Ada Vella']);
});

it('breaks a search off that finds too little among very many, and goes on where it was', async () => {
  for (let count = 0; count < 8_000; count += 1_000)
    await api.sql.run(
      {
        name: 'many',
        text: `with made as (
            insert into application (flow, flow_version, code_digest, admin_code_digest, sealed_codes, state, facts, version, current_step, furthest_step, locale)
            select flow, flow_version, convert_to(n::text, 'UTF8'), convert_to(n::text, 'UTF8'), '', state, facts, 1, 2, 2, 'en'
            from (select * from application where flow = 'loan-application' limit 1) a, generate_series($1::int + 1, $1 + 1000) n returning id)
          insert into application_step (application_id, step_number, fields)
          select id, 1, jsonb_build_object('first_name', 'Many', 'last_name', case when id % 2 = 0 then 'Even' else 'Odd' end) from made`,
      },
      [count],
    );
  let calls = 0;
  for (let cursor = ''; ; calls += 1) {
    const page = await list(`q=even+odd${cursor}`);
    expect(page.applications).toEqual([]);
    expect(page.is_partial).toBe(page.next_cursor !== null);
    if (page.next_cursor === null) break;
    cursor = `&cursor=${page.next_cursor}`;
  }
  expect(calls).toBeGreaterThan(0);
  const page = await list('q=many&limit=1');
  expect(page).toMatchObject({ is_partial: false, total: null });
  expect((await list('')).total).toEqual({ count: 1_000, is_exact: false });
});

it.each(['newest', 'oldest'])('finds the few of a state among very many others, %s first, each once', async (sort) => {
  await api.database.query(
    "update application set state = 'documents', regions = null where id % 32 = 0 and state = 'stepTwo'",
  );
  const order = sort === 'newest' ? 'desc' : 'asc';
  const rows: { public_id: string }[] = await api.database.query(
    `select public_id from application where state = 'documents' order by created_at ${order}, id ${order}`,
  );
  expect(rows.length).toBeGreaterThan(200);
  const seen: string[] = [];
  for (let cursor = ''; ;) {
    const page = await list(`state=documents&status=risk:0&sort=${sort}&limit=100${cursor}`);
    expect(page.total).toEqual({ count: rows.length, is_exact: true });
    seen.push(...page.applications.map(({ id }) => id));
    if (page.next_cursor === null) break;
    cursor = `&cursor=${page.next_cursor}`;
  }
  expect(seen).toEqual(rows.map(({ public_id }) => public_id));
});

it('answers a state that nobody has, a flow of strange letters, and a status with two values with nobody', async () => {
  expect(await found('state=nowhere')).toEqual([]);
  expect(await found('flow=%25')).toEqual([]);
  expect(await found('flow=loan_application')).toEqual([]);
  expect(await found('status=risk:0,risk:1')).toEqual([]);
});

it.each([
  ['cursor=x', 'cursor'],
  ['status=risk:9', 'status'],
  ['status=risk:1,mood:1', 'status'],
  ['from=yesterday', 'from'],
  ['to=2026-13-45T00:00:00Z', 'to'],
  ['from=0000-01-01T00:00:00Z', 'from'],
  ['from=2026-02-30T00:00:00Z', 'from'],
  ['to=2026-02-28T00:00:00%2B23:00', 'to'],
  ['amount_from=-1', 'amount_from'],
  ['amount_to=99999999999', 'amount_to'],
  ['sort=mood', 'sort'],
  ['flow=a&flow=b', 'flow'],
])('refuses %s', async (query, name) => {
  const { body } = await api.http.get(`/api/v1/applications?${query}`).set('Cookie', cookie).expect(422);
  expect(Object.keys(body.errors)).toEqual([name]);
});
