import { AuditSignatures } from '@statewise/server/platform/audit/audit-signatures.js';
import { eventually } from '@statewise/server/testing/eventually.js';
import { withClient } from '@statewise/server/testing/test-database.js';
import { startApi, type TestApi } from '../../../testing/start-api.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ WORKER: 'off' });
});
afterAll(() => api.stop());

const signatures = () => api.app.get(AuditSignatures, { strict: false });
/** As someone with all rights in the database, who takes the triggers away first. */
const tamper = async (...statements: readonly string[]) => {
  const tables = ['audit', 'audit_seal', 'audit_cleared'];
  for (const table of tables) await api.database.query(`alter table ${table} disable trigger user`);
  for (const statement of statements) await api.database.query(statement);
  for (const table of tables) await api.database.query(`alter table ${table} enable trigger user`);
};
const broken = async () => (await signatures().verify()).broken.map(({ seq }) => seq);
const clear = (before = new Date(), how: 'clear' | 'detach' = 'clear') =>
  withClient(api.databaseUrl, (owner) => signatures().clear(before, 'ada@bank.example', owner, how));

/** Three seals: of years ago, of last year, and of today. */
async function threeSeals(): Promise<void> {
  for (const age of ['3000 days', '300 days', '10 minutes']) {
    await api.signIn();
    // Nothing is sealed behind a row that was written a little later under a smaller id.
    await eventually(async () => {
      // All that is not sealed, also what was noted when the database was made.
      await tamper(`update audit set at = now() - interval '${age}'
        where id > (select coalesce(max(last_id), 0) from audit_seal)`);
      expect(await signatures().sign()).toBeGreaterThan(0);
    });
  }
}

it('clears whole seals of old rows, and says since when instead of showing a forgery', async () => {
  await threeSeals();
  expect(await broken()).toEqual([]);
  expect(await clear(new Date(Date.now() - 1_000 * 86_400_000))).toBeGreaterThan(0);
  expect(await signatures().verify()).toMatchObject({
    signatures: 2,
    broken: [],
    cleared: { seq: '1', by: 'ada@bank.example', at: expect.any(Date) },
  });
  expect(await clear()).toBeGreaterThan(0);
  expect(await signatures().verify()).toMatchObject({ signatures: 1, broken: [], cleared: { seq: '2' } });
  expect(await clear()).toBe(0);
});

it('shows rows and seals that are gone otherwise, and a stub that was written without the key', async () => {
  await tamper('create table stub as select * from audit_cleared', 'delete from audit_cleared');
  expect(await broken()).toEqual(['3']);
  await expect(clear()).rejects.toThrow('The audit was altered');
  await tamper('insert into audit_cleared select * from stub');
  expect(await broken()).toEqual([]);
  await tamper(`update audit_cleared set cleared_by = 'eve@bank.example' where seq = 2`);
  expect(await broken()).toEqual(['2']);
});

it.each(['delete from audit_cleared', `update audit_cleared set cleared_by = ''`, 'truncate audit_cleared'])(
  'refuses to %s',
  async (statement) => {
    await expect(api.database.query(statement)).rejects.toThrow('are neither changed nor removed');
  },
);

describe('once rows were taken to cold storage', () => {
  let part: string;
  beforeAll(async () => {
    await api.stop();
    api = await startApi({ WORKER: 'off' });
    await threeSeals();
    await clear(new Date(Date.now() - 1_000 * 86_400_000), 'detach');
    const [{ name }] = await api.database.query(
      `select oid::regclass::text as name from pg_class where relname like 'audit_until_%' and relkind = 'r'`,
    );
    part = name;
  });

  it('verifies them with what came later, and part after part', async () => {
    expect(part).toBe('cold.audit_until_1');
    expect(await signatures().verify()).toMatchObject({ signatures: 3, cold: 1, broken: [], cleared: { seq: '1' } });
    await clear(new Date(), 'detach');
    expect(await signatures().verify()).toMatchObject({ signatures: 3, cold: 2, broken: [], cleared: { seq: '2' } });
  });

  it.each([
    [
      'a row was altered',
      () => `update ${part} set kind = kind || '!'`,
      () => `update ${part} set kind = rtrim(kind, '!')`,
    ],
    [
      'the seals were made without the key',
      () => `update cold.audit_seal_until_1 set hash = sha256(hash)`,
      () => `update cold.audit_seal_until_1 set hash = (select previous from cold.audit_seal_until_2)`,
    ],
  ])('shows that %s', async (_, attack, repair) => {
    await api.database.query(attack());
    expect(await broken()).toContain('1');
    await api.database.query(repair());
    expect(await broken()).toEqual([]);
  });

  it('lets them be moved elsewhere and brought back', async () => {
    await api.database.query(`alter table ${part} rename to elsewhere`);
    expect(await signatures().verify()).toMatchObject({ signatures: 2, cold: 1, broken: [], cleared: { seq: '2' } });
    await api.database.query('alter table cold.elsewhere rename to audit_until_1');
    expect(await signatures().verify()).toMatchObject({ signatures: 3, cold: 2, broken: [] });
  });
});
