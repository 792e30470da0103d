import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { loanApplicationFlow } from '@statewise/machines';
import { businessSample } from '@statewise/machines/testing';
import { ApplicationCodes } from '@statewise/server/engine/application-codes.js';
import { FlowMaintenance } from '@statewise/server/engine/flow-maintenance.js';
import { AuditSignatures } from '@statewise/server/platform/audit/audit-signatures.js';
import { migrate } from '@statewise/server/platform/database/migrate.js';
import { sqlMigration } from '@statewise/server/platform/database/sql-migration.js';
import { schemaOf } from '@statewise/server/testing/database-dump.js';
import {
  createDatabase,
  restoreDatabase,
  withClient,
  type TestDatabase,
} from '@statewise/server/testing/test-database.js';
import { migrations } from './migrations.js';
import { loanSample } from './testing/loan-sample.js';
import { releaseSample } from './testing/release-sample.js';
import { serveThirdLoan } from './testing/serve-third-loan.js';
import { startApi, type TestApi } from './testing/start-api.js';

// Databases of former releases, brought to the present one while people go on with their applications. That loans are in
// their third release, and a migration of a release to come, make sure that there is something to migrate.

afterAll(serveThirdLoan());

const folder = path.resolve(import.meta.dirname, '../dumps');
const later = sqlMigration(
  'WidenApplications9000000000000',
  `alter table application add column note text not null default '';
    alter table application_step add column note text`,
);

/** What people do meanwhile, again and again; who sold has nothing more to do, and reads. */
const acts: Readonly<Record<string, readonly object[]>> = {
  'loan-application': [
    { type: 'step.goTo', step: 2 },
    { type: 'step.save', step: 2, fields: loanSample[2] },
  ],
  'e-banking': [
    { type: 'step.goTo', step: 2 },
    { type: 'step.save', step: 2, fields: businessSample[2] },
  ],
};

interface Opened {
  readonly id: string;
  readonly flow: string;
  readonly code: string;
}

type Answer = Awaited<ReturnType<TestApi['http']['post']>>;

/** Sends an event again as long as somebody else was first: the migration may come between reading and writing. */
async function sendUntilFresh(http: TestApi['http'], code: string, event: object): Promise<Answer> {
  const answer = await http.post(`/api/v1/applications/${code}/events`).send(event);
  const isStale = answer.body.type === 'urn:statewise:problem:application:stale';
  return isStale ? sendUntilFresh(http, code, event) : answer;
}

describe.each(globSync('*.sql', { cwd: folder }))('a database of %s', (name) => {
  let database: TestDatabase;
  let replicas: readonly [TestApi, TestApi];
  beforeAll(async () => {
    database = await restoreDatabase(readFileSync(path.join(folder, name), 'utf8'));
    const start = () => startApi({ DATABASE_URL: database.url, WORKER: 'off', WEBHOOK_PRIVATE: 'on' });
    replicas = await Promise.all([start(), start()]);
  });
  afterAll(async () => {
    for (const replica of replicas) await replica.stop();
    await database.drop();
  });

  /** Applications that people can go on with, with the codes that they had; a sale that its customer has not taken up is another’s. */
  async function moving(): Promise<Opened[]> {
    const [api] = replicas;
    const codes = api.app.get(ApplicationCodes, { strict: false });
    const rows: { id: string; flow: string; public_id: string; sealed_codes: Buffer }[] = await api.database.query(
      `select id, flow, public_id, sealed_codes from application where state not in ('stepVm', 'completed') and state not like 'finished%' order by id`,
    );
    return rows.map((row) => ({ id: row.id, flow: row.flow, code: codes.decrypt(row).code }));
  }

  it('has the schema of a new one', async () => {
    const fresh = await createDatabase(migrations);
    expect(await withClient(database.url, schemaOf)).toEqual(await withClient(fresh.url, schemaOf));
    await fresh.drop();
  });

  it('opens what was encrypted, and lets in who had an account', async () => {
    const [api] = replicas;
    const cookie = await api.signIn();
    const mails = await api.mailsTo(releaseSample.customer);
    expect(mails.map(({ text }) => text)).toContainEqual(expect.stringMatching(/[A-Z0-9]{4}-[A-Z0-9]{4}-[A-Z0-9]{4}/));
    const { body } = await api.http.get('/api/v1/webhooks').set('Cookie', cookie).expect(200);
    expect(body.webhooks).toContainEqual(expect.objectContaining({ name: releaseSample.webhook }));
    const views = await api.http.get('/api/v1/saved-views').set('Cookie', cookie).expect(200);
    expect(views.body.views).toContainEqual(expect.objectContaining({ name: releaseSample.view }));
  });

  it('goes on with every application while all of them, and its tables, are migrated', async () => {
    const [api, other] = replicas;
    const applications = await moving();
    expect(new Set(applications.map(({ flow }) => flow))).toEqual(new Set(['loan-application', 'e-banking', 'store']));
    const maintenance = api.app.get(FlowMaintenance, { strict: false });
    let isMigrated = false;
    const going = applications.map(async ({ flow, code }, index) => {
      const { http } = index % 2 === 0 ? api : other;
      const { body: before } = await http.get(`/api/v1/applications/${code}`).expect(200);
      const own = acts[flow] ?? [];
      let { version } = before.application;
      for (let act = 0; !isMigrated || act < 6; act += 1) {
        const event = own[act % own.length];
        const { status, body } = await (event
          ? sendUntilFresh(http, code, event)
          : http.get(`/api/v1/applications/${code}`));
        expect({ event, status }).toEqual({ event, status: 200 });
        expect(body.application.version).toBeGreaterThanOrEqual(version);
        ({ version } = body.application);
      }
      if (own.length > 0) expect(version).toBeGreaterThan(before.application.version + 3);
    });
    const migrating = Promise.all([maintenance.migrate(), migrate(database.url, [...migrations, later])]);
    await Promise.all([migrating.finally(() => (isMigrated = true)), ...going]);
    await maintenance.migrate();
    const versions: { flow_version: number }[] = await api.database.query(
      `select distinct flow_version from application where flow = 'loan-application'`,
    );
    expect(versions).toEqual([{ flow_version: loanApplicationFlow.version }]);
    const twice = await api.database.query(
      `select application_id from transition where event->>'type' = 'flow.migrated' group by 1 having count(*) > 1`,
    );
    expect(twice).toEqual([]);
  });

  it('holds what its log and its audit say, and every application once more', async () => {
    const [api] = replicas;
    const { checked, older, newer, divergences } = await api.app.get(FlowMaintenance, { strict: false }).verify();
    expect({ older, newer, divergences }).toEqual({ older: 0, newer: 0, divergences: [] });
    expect(checked).toBeGreaterThan(12);
    expect((await api.app.get(AuditSignatures, { strict: false }).verify()).broken).toEqual([]);
    for (const { code } of await moving()) await api.http.get(`/api/v1/applications/${code}`).expect(200);
  });
});
