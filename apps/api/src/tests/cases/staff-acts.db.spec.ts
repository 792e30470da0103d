import { startFeedbackApi, type FeedbackApi } from '../engine/feedback-api.js';
import { colleague } from '../../testing/colleague.js';

let api: FeedbackApi;
let staff: string;
let id: string;
let code: string;
beforeAll(async () => {
  api = await startFeedbackApi({ WORKER: 'off' });
  await api.signIn();
  staff = await colleague(api, 'maria@example.com', 'staff');
  code = await api.newFeedback(4);
  id = await api.publicIdOf(code);
});
afterAll(() => api.stop());

const path = () => `/api/v1/applications/${id}`;
const actsFor = async (cookie: string) =>
  (await api.http.get(`${path()}/acts`).set('Cookie', cookie).expect(200)).body.acts;
const send = (event: object) => api.http.post(`${path()}/events`).set('Cookie', staff).send(event);

it('offers an act where the chart takes it, as its event is declared and worded', async () => {
  expect(await actsFor(staff)).toEqual([]);
  const comment = { type: 'step.save', step: 2, fields: { comment: 'Rude people' } };
  await api.http.post(`/api/v1/applications/${code}/events`).send(comment).expect(200);
  expect(await actsFor(staff)).toEqual([
    {
      type: 'comment.hide',
      label: 'Hide the comment',
      lead: null,
      done: null,
      writes_to: null,
      fields: [
        {
          name: 'ground',
          label: 'ground',
          input: 'choice',
          is_required: true,
          max_length: null,
          options: [
            { value: 'rude', label: 'Rude' },
            { value: 'private', label: 'private' },
          ],
        },
        { name: 'reason', label: 'Reason', input: 'lines', is_required: true, max_length: 500, options: [] },
      ],
    },
  ]);
});

it('offers it to nobody who may not send it', async () => {
  expect(await actsFor(await colleague(api, 'tester@example.com', 'qa'))).toEqual([]);
});

it('takes what the form sends, and says by field what is missing', async () => {
  const refused = await send({ type: 'comment.hide', ground: 'rude' }).expect(422);
  expect(refused.body.errors).toEqual({ reason: ['required'] });
  await send({ type: 'comment.hide', ground: 'rude', reason: 'Names a colleague' }).expect(200);
});
