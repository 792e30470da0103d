import type { StoredState } from '@statewise/flow';
import { loanApplicationFlow } from '@statewise/machines';
import { Erasure } from '@statewise/server/retention/erasure.service.js';
import { createLoan } from '../../testing/loan-sample.js';
import { startApi, type TestApi } from '../../testing/start-api.js';

// Applications that stand as another release left them, while this one looks for those whose time is over.

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ WORKER: 'off', RETENTION_DAYS: '30' });
});
afterAll(() => api.stop());

const present = { version: loanApplicationFlow.version, migrations: loanApplicationFlow.migrations };
afterEach(() => void Object.assign(loanApplicationFlow, present));

/** An application that was touched forty days ago, as its row says otherwise. */
async function untouched(row: { readonly flow?: string; readonly state?: string; readonly newer?: number }) {
  const { code } = await createLoan(api);
  await api.database.query(
    `update application set flow = coalesce($2, flow), state = coalesce($3, state), flow_version = flow_version + $4,
       updated_at = now() - interval '40 days' where code_digest = $1`,
    [api.digestOf(code), row.flow ?? null, row.state ?? null, row.newer ?? 0],
  );
  await api.database.query('update application set due_at = now() where code_digest = $1', [api.digestOf(code)]);
  return code;
}

const eraseDue = () => api.app.get(Erasure, { strict: false }).eraseDue();

async function dueIn(code: string): Promise<number | undefined> {
  const found = 'select extract(epoch from due_at - now())::int as seconds from application where code_digest = $1';
  const [row] = await api.database.query<{ seconds: number }[]>(found, [api.digestOf(code)]);
  return row?.seconds;
}

it('leaves to a newer release what that has moved, or what is of a flow of its own', async () => {
  const kept = [
    await untouched({ newer: 1, state: 'finished.contracted' }),
    await untouched({ newer: 1 }),
    await untouched({ state: 'finished.contracted' }),
    await untouched({ flow: 'mortgage', state: 'granted' }),
  ];
  const due = await untouched({});
  expect(await eraseDue()).toBe(1);
  expect(await dueIn(due)).toBeUndefined();
  // It is looked at again soon, by whichever release is there then.
  for (const code of kept) expect(await dueIn(code)).toBeGreaterThan(1_500);
  expect(await eraseDue()).toBe(0);
});

it('keeps what an older release left by the state that migrations give it', async () => {
  const codes = [
    await untouched({ state: 'closed' }),
    await untouched({ state: 'broken' }),
    await untouched({ state: 'gone' }),
  ];
  const migrate = ({ state, facts }: StoredState): StoredState => {
    if (state === 'broken') throw new TypeError('no such fact');
    return { state: { closed: 'finished.rejected', gone: 'stepTwo' }[state] ?? state, facts };
  };
  const migrations = { ...present.migrations, [present.version]: migrate };
  Object.assign(loanApplicationFlow, { version: present.version + 1, migrations });
  expect(await eraseDue()).toBe(1);
  const [closed = '', broken = '', gone = ''] = codes;
  expect(await dueIn(gone)).toBeUndefined();
  expect(await dueIn(broken)).toBeGreaterThan(1_500);
  // A year, of which forty days are over.
  expect(Math.round(((await dueIn(closed)) ?? 0) / 86_400)).toBe(325);
});
