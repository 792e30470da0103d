import type { FlowMigration } from '@statewise/flow';
import { feedbackFlow } from '@statewise/flow/testing';
import { FlowEngine } from '@statewise/server/engine/flow-engine.js';
import { FlowRegistry } from '@statewise/server/engine/flow-registry.js';
import { Jobs } from '@statewise/server/platform/jobs/jobs.js';
import { eventually } from '@statewise/server/testing/eventually.js';
import { startApi, type TestApi } from '../../testing/start-api.js';
import { feedbackHandlers } from './feedback-handlers.js';

/** What the effect was told of the applications that it was for: their facts. */
const told: unknown[] = [];

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
  const migrate: FlowMigration = ({ state, facts }) => ({ state, facts: { ...facts, migrated: true } });
  api.app.get(FlowRegistry, { strict: false }).register(
    { ...feedbackFlow, version: 2, migrations: { 1: migrate } },
    {
      handlers: {
        ...feedbackHandlers({ thanks: [], failWrites: false }),
        sendThanks: {
          kind: 'reach',
          data: () => ({}),
          reach: async ({ application }) => void told.push(application.facts),
        },
      },
    },
  );
  await api.database.query('create table feedback_note (id bigint generated always as identity)');
});
afterAll(() => api.stop());

const jobs = () =>
  api.database.query<{ state: string }[]>(
    `select state from jobs.job where name = 'flow-action' and state <> 'created'`,
  );

async function begun(): Promise<string> {
  const engine = api.app.get(FlowEngine, { strict: false });
  const actor = { role: 'applicant' } as const;
  const first = { type: 'application.create', fields: { score: 5 } };
  return (await engine.create('feedback', first, { actor, locale: 'en' })).application.id;
}

const send = (id: string, action: string) =>
  api.app.get(Jobs, { strict: false }).send('flow-action', { id, action, data: {} });

it('tells an effect of the application as its present version has it, and needs no event of it', async () => {
  const id = await begun();
  await api.database.query('update application set flow_version = 1 where id = $1', [id]);
  await send(id, 'sendThanks');
  await eventually(async () => expect(await jobs()).toEqual([{ state: 'completed' }]));
  expect(told).toEqual([expect.objectContaining({ mood: 'glad', migrated: true })]);
});

it('leaves an effect that another release asked for to a worker that can do it', async () => {
  await api.database.query(`delete from jobs.job where name = 'flow-action'`);
  await send(await begun(), 'sendFlowers');
  await eventually(async () => expect(await jobs()).toEqual([{ state: 'retry' }]));
});
