import { feedbackFlow } from '@statewise/flow/testing';
import { FlowRegistry } from '@statewise/server/engine/flow-registry.js';
import { FlowEngine } from '@statewise/server/engine/flow-engine.js';
import { startApi, type TestApi, type TestOptions } from '../../testing/start-api.js';
import { feedbackHandlers, type FeedbackWorld } from './feedback-handlers.js';

/** The application with the feedback flow in it. */
export interface FeedbackApi extends TestApi {
  readonly engine: FlowEngine;
  readonly world: FeedbackWorld;
  /** A fresh application that waits for its comment; answers its code. */
  newFeedback(score?: number): Promise<string>;
  /** The application's row, as Postgres has it. */
  row(code: string): Promise<Record<string, unknown>>;
  /** The id by which the bank's own people name the application of a code. */
  publicIdOf(code: string): Promise<string>;
  transitionCount(code: string): Promise<number>;
}

const words = {
  'act.comment.hide': 'Hide the comment',
  'act.comment.hide.reason': 'Reason',
  'act.comment.hide.ground.rude': 'Rude',
};

export async function startFeedbackApi(
  overrides: Record<string, string> = {},
  options: TestOptions = {},
): Promise<FeedbackApi> {
  const api = await startApi(overrides, options);
  const world: FeedbackWorld = { thanks: [], failWrites: false };
  api.app.get(FlowRegistry, { strict: false }).register(feedbackFlow, {
    handlers: feedbackHandlers(world),
    words: [{ en: async () => ({ default: words }) }],
  });
  await api.database.query('create table if not exists feedback_note (id bigint generated always as identity)');
  const engine = api.app.get(FlowEngine, { strict: false });
  const row: FeedbackApi['row'] = async (code) => {
    const [found] = await api.database.query('select * from application where code_digest = $1', [api.digestOf(code)]);
    return found ?? {};
  };
  return {
    ...api,
    engine,
    world,
    newFeedback: async (score = 5) =>
      (
        await engine.create(
          'feedback',
          { type: 'application.create', fields: { score } },
          { actor: { role: 'applicant' }, locale: 'en' },
        )
      ).application.code,
    row,
    publicIdOf: async (code) => String((await row(code))['public_id']),
    transitionCount: async (code) => {
      const { id } = await row(code);
      const text = 'select count(*)::int as count from transition where application_id = $1';
      return (await api.database.query<{ count: number }[]>(text, [id]))[0]?.count ?? 0;
    },
  };
}
