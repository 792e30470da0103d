import { Erasure } from '@statewise/server/retention/erasure.service.js';
import { startFeedbackApi, type FeedbackApi } from '../engine/feedback-api.js';

let api: FeedbackApi;
let second: FeedbackApi;
let cookie: string;
beforeAll(async () => {
  api = await startFeedbackApi();
  second = await startFeedbackApi({ DATABASE_URL: api.databaseUrl });
  cookie = await api.signIn();
});
afterAll(async () => {
  await second.stop();
  await api.stop();
});

interface Answer {
  readonly begun: number;
  readonly population: readonly (Readonly<Record<string, number | null>> & { readonly state: string })[];
  readonly moves: readonly {
    readonly from: string;
    readonly to: string;
    readonly count: number;
    readonly median_seconds: number | null;
  }[];
  readonly versions: readonly number[];
  readonly locales: readonly string[];
}

const ask = (query = '') => api.http.get(`/api/v1/flows/feedback/population${query}`).set('Cookie', cookie);
const population = async (query = ''): Promise<Answer> => (await ask(query).expect(200)).body;
const stateOf = ({ population: states }: Answer, state: string) => states.find((one) => one.state === state);

/** What the log and the applications themselves say. */
async function bySql() {
  const states = await api.database.query<{ state: string; now: number; ever: number; entries: number }[]>(
    `select state, sum(now)::int as now, sum(ever)::int as ever, sum(entries)::int as entries from (
        select state, count(*) as now, 0 as ever, 0 as entries from application group by state
        union all select to_state, 0, count(distinct application_id), count(*) from transition
          where seq = 1 or from_state <> to_state group by to_state) as counted group by state`,
  );
  const moves = await api.database.query<{ from: string; to: string; count: number }[]>(
    `select from_state as "from", to_state as "to", count(*)::int as count from transition
      where seq = 1 or from_state <> to_state group by 1, 2`,
  );
  return { states, moves };
}

/** Sums that are not what the counts of their versions and languages add up to. */
const wrongSums = () =>
  api.database.query<object[]>(
    `select flow, grain, since, measure, state, detail, version, locale, sum(n)
      from (select flow, grain, since, measure, state, detail, sums.version, sums.locale, n from flow_count c,
          lateral (values (c.version, c.locale), (c.version, ''), (0, c.locale), (0, '')) as sums(version, locale)
        union all select flow, grain, since, measure, state, detail, version, locale, -n from flow_sum) as compared
      group by 1, 2, 3, 4, 5, 6, 7, 8 having sum(n) <> 0`,
  );

async function expectEqual(found: Answer): Promise<void> {
  const { states, moves } = await bySql();
  for (const { state, now, ever, entries } of states.filter(({ state: name }) => stateOf(found, name)))
    expect(stateOf(found, state)).toMatchObject({ now, ever, entries });
  const inOrder = (list: readonly Omit<Answer['moves'][number], 'median_seconds'>[]) =>
    list.map(({ from, to, count }) => `${from} ${to} ${count}`).toSorted();
  expect(inOrder(found.moves)).toEqual(inOrder(moves));
}

/** Sends random applications through the flow over both replicas, all at once. */
async function walk(applications: number): Promise<void> {
  let next = 0;
  const one = async () => {
    while (next < applications) {
      const n = next++;
      const { http, newFeedback } = n % 2 === 0 ? api : second;
      const code = await newFeedback(2 + (n % 4));
      const send = (event: object) => http.post(`/api/v1/applications/${code}/events`).send(event);
      if (n % 3 > 0) await send({ type: 'step.back' }).expect(200);
      if (n % 3 > 1) await send({ type: 'step.save', step: 1, fields: { score: 4 } }).expect(200);
      if (n % 7 === 0) await send({ type: 'step.goTo', step: 2 });
    }
  };
  await Promise.all(Array.from({ length: 8 }, one));
}

it('counts what the log says after the last of hundreds of moves over two replicas', async () => {
  await walk(400);
  await expectEqual(await population());
  expect((await population()).begun).toBe(400);
  expect(await wrongSums()).toEqual([]);
});

it('tells apart coming twice from two that came, and staying from saving', async () => {
  const before = await population();
  const code = await api.newFeedback(4);
  const send = (event: object) => api.http.post(`/api/v1/applications/${code}/events`).send(event).expect(200);
  await send({ type: 'step.back' });
  await send({ type: 'step.save', step: 1, fields: { score: 5 } });
  const after = await population();
  const grown = (state: string, what: string) =>
    Number(stateOf(after, state)?.[what]) - Number(stateOf(before, state)?.[what]);
  expect(grown('comment', 'ever')).toBe(1);
  expect(grown('comment', 'entries')).toBe(2);
  expect(grown('score', 'ever')).toBe(1);
  expect(grown('comment', 'now')).toBe(1);
});

it('adds up stays, days, versions and languages apart, and counts who stopped or was erased as left', async () => {
  await api.database.query('truncate application cascade');
  await api.database.query('truncate flow_count, flow_sum');
  const aged = `insert into application (flow, flow_version, code_digest, admin_code_digest, sealed_codes, state, facts, version, current_step, furthest_step, locale, created_at, updated_at)
    select 'feedback', $1::int, convert_to($2 || n, 'UTF8'), convert_to($2 || n, 'UTF8'), '', 'comment', '{}', 2, 2, 2, $3, $4::timestamptz, $4::timestamptz + interval '10 minutes'
    from generate_series(1, $5::int) n`;
  await api.database.query(aged, [1, '1', 'nl', '2026-03-04T23:30:00Z', 4]);
  await api.database.query(aged, [2, '2', 'fr', '2026-03-19T23:30:00Z', 3]);
  await api.database.query(
    `insert into transition (application_id, seq, event, from_state, to_state, actor_role, at, current_step, furthest_step)
      select id, seq, '{"type":"test"}', case seq when 1 then 'start' else 'score' end, case seq when 1 then 'score' else 'comment' end,
        'system', created_at + (seq - 1) * interval '10 minutes', 1, 1
      from application, generate_series(1, 2) seq order by id, seq`,
  );
  expect(await population()).toMatchObject({ begun: 0, moves: [], versions: [1, 2], locales: ['fr', 'nl'] });
  const march = await population('?from=2026-03-01&to=2026-03-31');
  expect(march.begun).toBe(7);
  expect(stateOf(march, 'comment')).toMatchObject({ now: 7, ever: 7, left: 7, left_share: 1, median_seconds: null });
  const stay = Number(stateOf(march, 'score')?.['median_seconds']);
  expect(Math.abs(stay / 600 - 1)).toBeLessThan(0.05);
  const medians = march.moves.map(({ to, median_seconds }) => [to, median_seconds]);
  expect(Object.fromEntries(medians)).toEqual({ score: null, comment: stay });
  for (const query of ['from=2026-03-05&to=2026-03-10', 'from=2026-01-01&version=1', 'from=2026-01-01&locale=nl'])
    expect((await population(`?${query}`)).begun).toBe(4);
  expect((await population('?from=2026-03-06&to=2026-03-19')).begun).toBe(0);
  for (const [days, from, begun] of [
    [30, '2026-02-19', 7],
    [7, '2026-03-14', 3],
  ])
    expect(await population(`?to=2026-03-20&days=${days}`)).toMatchObject({ days, from, to: '2026-03-20', begun });
  expect(await population('?to=2026-03-20')).toMatchObject({ days: 30, begun: 7 });
  // Of the second version, which is not served here, a person has them erased.
  expect(await api.app.get(Erasure, { strict: false }).eraseDue()).toBe(4);
  await api.database.query('select erase_applications(array(select id from application))');
  const erased = await population('?from=2026-03-01&to=2026-03-31');
  expect(stateOf(erased, 'comment')).toMatchObject({ now: 0, ever: 7, left: 7, left_share: 1 });
  expect(await wrongSums()).toEqual([]);
});

it('tells the stays apart by where they led', async () => {
  await api.database.query('truncate application cascade');
  await api.database.query('truncate flow_count, flow_sum');
  // Of three, two went on from the comment after an hour and one went back after ten minutes.
  await api.database.query(
    `with fresh as (
      insert into application (flow, flow_version, code_digest, admin_code_digest, sealed_codes, state, facts, version, current_step, furthest_step, locale, created_at)
      select 'feedback', 1, convert_to('s' || n, 'UTF8'), convert_to('s' || n, 'UTF8'), '', case when n < 3 then 'done' else 'score' end, '{}', 3, 2, 2, 'en', now()
      from generate_series(1, 3) n returning id, state, created_at
    ) insert into transition (application_id, seq, event, from_state, to_state, actor_role, at, current_step, furthest_step)
      select id, seq, '{"type":"test"}', (array['start', 'score', 'comment'])[seq], (array['score', 'comment', state])[seq], 'system',
        created_at + case seq when 3 then case state when 'done' then interval '2 hours' else interval '70 minutes' end else (seq - 1) * interval '1 hour' end, 1, 1
      from fresh, generate_series(1, 3) seq order by id, seq`,
  );
  const { moves, population: states } = await population();
  const medianOf = (to: string) => Number(moves.find((one) => one.from === 'comment' && one.to === to)?.median_seconds);
  expect(Math.abs(medianOf('score') / 600 - 1)).toBeLessThan(0.05);
  expect(Math.abs(medianOf('done') / 3_600 - 1)).toBeLessThan(0.05);
  expect(states.find(({ state }) => state === 'comment')?.['median_seconds']).toBe(medianOf('done'));
  expect(await wrongSums()).toEqual([]);
});

it('adds up once what is asked again, and anew as soon as anything is counted, by whichever replica', async () => {
  await population();
  const { begun } = await population();
  await api.database.query(`update flow_sum set n = n + 10 where measure = 'begun'`);
  expect((await population()).begun).toBe(begun);
  await second.newFeedback(4);
  const counted = await second.http.get('/api/v1/flows/feedback/population').set('Cookie', cookie).expect(200);
  expect(counted.body.begun).toBeGreaterThan(begun);
  expect(await population()).toEqual(counted.body);
});

it.each([
  ['from=yesterday', { from: ['format'] }],
  ['from=2026-02-30', { from: ['format'] }],
  ['from=2026-03-02&to=2026-03-01', { to: ['min'] }],
  ['from=2000-01-01&to=2026-03-01', { to: ['max'] }],
  ['version=x', { version: ['numbers'] }],
  ['locale=dutch', { locale: ['format'] }],
  ['locale=nl&locale=fr', { locale: ['format'] }],
])('refuses %s', async (query, errors) => {
  expect((await ask(`?${query}`).expect(422)).body.errors).toEqual(errors);
});
