import type { RegisteredFlow } from '@statewise/server/engine/flow-registry.js';

/** What the tests' handlers were asked to do. */
export interface FeedbackWorld {
  readonly thanks: string[];
  /** Set to make the write inside the transaction fail. */
  failWrites: boolean;
}

export function feedbackHandlers(world: FeedbackWorld): RegisteredFlow['handlers'] {
  return {
    judgeMood: {
      kind: 'answer',
      answer: async ({ context }) => ({
        type: 'mood.judged',
        mood: Number(context.steps[1]?.['score']) > 3 ? 'glad' : 'cross',
      }),
    },
    noteComment: {
      kind: 'write',
      write: async (_, runner) => {
        await runner.run({ name: 'feedback-note', text: 'insert into feedback_note default values' }, []);
        if (world.failWrites) throw new Error('the note cannot be written');
      },
    },
    sendThanks: {
      kind: 'reach',
      data: () => ({ greeting: 'thank you' }),
      reach: async ({ application }) => {
        world.thanks.push(application.code);
        return { type: 'thanks.sent' };
      },
    },
  };
}
