import { defineFlow } from '@statewise/flow';
import { feedbackFlow } from '@statewise/flow/testing';
import { FlowModule } from '@statewise/server/applications/flow.module.js';
import { ApplicationListController } from '@statewise/server/applications/application-list.controller.js';
import { createLoan, loanSample, saveStep } from '../../testing/loan-sample.js';
import { migrationText } from '../../testing/migration-text.js';
import { startApi, type TestApi } from '../../testing/start-api.js';

/** Judges nothing: what it is answered is not what these tests are about. */
class JudgeMood {
  readonly kind = 'answer';

  async answer() {
    return { type: 'mood.judged', mood: 'glad' };
  }
}
class NoteComment {
  readonly kind = 'write';

  async write(): Promise<void> {}
}
class SendThanks {
  readonly kind = 'reach';
  data = () => ({});

  async reach() {
    return undefined;
  }
}
const handlers = { judgeMood: JudgeMood, noteComment: NoteComment, sendThanks: SendThanks };

let api: TestApi;
let cookie: string;
beforeAll(async () => {
  const praise = defineFlow({
    ...feedbackFlow,
    id: 'praise',
    listing: [
      { step: 2, field: 'comment', as: 'word' },
      { step: 1, field: 'score', as: 'amount' },
      { step: 1, field: 'trouble', as: 'name' },
    ],
  });
  const plain = defineFlow({ ...feedbackFlow, id: 'plain' });
  api = await startApi(
    { WORKER: 'off' },
    { imports: [praise, plain].map((flow) => FlowModule.of(flow, { handlers })) },
  );
  cookie = await api.signIn();
});
afterAll(() => api.stop());

async function found(query: string): Promise<unknown[]> {
  const { body } = await api.http.get(`/api/v1/applications?${query}`).set('Cookie', cookie).expect(200);
  return body.applications.map(({ flow, name, amount }: Record<string, unknown>) => [flow, name, amount]);
}

async function createFeedback(flow: string, fields: object, comment: string): Promise<void> {
  const created = await api.http
    .post('/api/v1/applications')
    .send({ flow, type: 'application.create', fields })
    .expect(201);
  await api.http
    .post(`/api/v1/applications/${created.body.application.code}/events`)
    .send({ type: 'step.save', step: 2, fields: { comment } })
    .expect(200);
}

it('lists and finds applications by the answers that their flow declares', async () => {
  await createFeedback('praise', { score: 1, trouble: 'Queue at noon' }, 'Zebra crossing');
  expect(await found('q=queue')).toEqual([['praise', 'Queue at noon', 1]]);
  expect(await found('q=zebra')).toEqual([['praise', 'Queue at noon', 1]]);
  expect(await found('sort=amount&amount_to=2')).toEqual([['praise', 'Queue at noon', 1]]);
});

it('lists them by the first text of the first form when the flow does not say', async () => {
  await createFeedback('plain', { score: 1, trouble: 'Draught' }, 'Walrus');
  expect(await found('q=draught')).toEqual([['plain', 'Draught', null]]);
  expect(await found('q=walrus')).toEqual([]);
});

it('goes on finding by the names of the first release until a start has written what the flows declare', async () => {
  const declared = await api.database.query('delete from listed_field returning *');
  await api.database.query(String(/insert into listed_field .*?;/s.exec(migrationText('CreateListedFields'))));
  const { code } = await createLoan(api, { data: { ...loanSample[1], last_name: 'Older' } });
  await api.app.get(ApplicationListController, { strict: false }).onApplicationBootstrap();
  const older = [['loan-application', 'Ada Older', loanSample.loan.amount]];
  expect(await found('q=older')).toEqual(older);
  await saveStep(api, code, 2);
  expect(await found('q=older')).toEqual(older);
  expect(declared).not.toEqual([]);
});

it('forgets a field that a flow declares no more, and keeps those of flows that it does not serve', async () => {
  await api.database.query(
    `insert into listed_field values ('praise', 1, 'gone', 'word', 90), ('elsewhere', 1, 'kept', 'word', 90)`,
  );
  await api.app.get(ApplicationListController, { strict: false }).onApplicationBootstrap();
  const rows = await api.database.query('select field from listed_field where place = 90');
  expect(rows).toEqual([{ field: 'kept' }]);
});
