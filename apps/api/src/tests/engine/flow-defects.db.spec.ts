import { feedbackFlow } from '@statewise/flow/testing';
import { FlowEngine } from '@statewise/server/engine/flow-engine.js';
import { FlowRegistry } from '@statewise/server/engine/flow-registry.js';
import { startApi, type TestApi } from '../../testing/start-api.js';
import { feedbackHandlers } from './feedback-handlers.js';

const lines: string[] = [];
let api: TestApi;
let code: string;
beforeAll(async () => {
  api = await startApi(
    { WORKER: 'off', LOG_LEVEL: 'error' },
    { logTo: { write: (line: string) => void lines.push(line) } },
  );
  const throwing = ({ context }: { readonly context: { readonly furthestStep: number } }) => {
    throw new TypeError(`nobody foresaw step ${context.furthestStep}`);
  };
  const machine = feedbackFlow.machine.provide({ guards: { isStepValid: throwing } });
  const registry = api.app.get(FlowRegistry, { strict: false });
  registry.register({ ...feedbackFlow, machine }, { handlers: feedbackHandlers({ thanks: [], failWrites: false }) });
  const created = await api.app
    .get(FlowEngine, { strict: false })
    .create(
      'feedback',
      { type: 'application.create', fields: { score: 5 } },
      { actor: { role: 'applicant' }, locale: 'en' },
    );
  code = created.application.code;
});
afterAll(() => api.stop());

it('refuses an event whose guard throws, and logs the flow, the state and the event', async () => {
  const event = { type: 'step.save', step: 2, fields: { comment: 'my secret' } };
  const { body } = await api.http.post(`/api/v1/applications/${code}/events`).send(event).expect(409);
  expect(body).toMatchObject({ success: false, state: 'comment', version: 2 });
  expect(body.type).toBe('urn:statewise:problem:application:refused');
  const logged = lines.map((line): Record<string, unknown> => JSON.parse(line));
  expect(logged).toContainEqual(
    expect.objectContaining({
      level: 'error',
      flow: 'feedback',
      state: 'comment',
      event: 'step.save',
    }),
  );
  expect(lines.join('')).not.toMatch(/my secret|nobody foresaw/);
});

it('goes on with every event whose guards hold', async () => {
  await api.http.post(`/api/v1/applications/${code}/events`).send({ type: 'step.back' }).expect(200);
  await api.http.get(`/api/v1/applications/${code}`).expect(200);
});
