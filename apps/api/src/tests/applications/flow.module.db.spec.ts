import { Injectable } from '@nestjs/common';
import { defineFlow, type Flow } from '@statewise/flow';
import { feedbackFlow } from '@statewise/flow/testing';
import type {
  ActionCall,
  AnsweringHandler,
  ReachingHandler,
  WritingHandler,
} from '@statewise/server/engine/flow-registry.js';
import { Log } from '@statewise/server/platform/logging/log.js';
import { FlowModule } from '@statewise/server/applications/flow.module.js';
import { startApi, type TestApi } from '../../testing/start-api.js';

@Injectable()
class JudgeMood implements AnsweringHandler {
  readonly kind = 'answer';

  /** Asks for something of the platform, as a real handler would. */
  constructor(private readonly log: Log) {}

  async answer({ context }: ActionCall) {
    this.log.debug('judging');
    return { type: 'mood.judged', mood: context.steps[1]?.['score'] === 1 ? 'cross' : 'glad' };
  }
}

@Injectable()
class NoteComment implements WritingHandler {
  readonly kind = 'write';

  async write(): Promise<void> {}
}

@Injectable()
class SendThanks implements ReachingHandler {
  readonly kind = 'reach';

  data(): object {
    return {};
  }

  async reach() {
    return { type: 'thanks.sent' };
  }
}

const handlers = { judgeMood: JudgeMood, noteComment: NoteComment, sendThanks: SendThanks };
const named = (id: string): Flow => defineFlow({ ...feedbackFlow, id });

let api: TestApi;
beforeAll(async () => {
  api = await startApi(
    {},
    { imports: [FlowModule.of(named('opinion'), { handlers }), FlowModule.of(named('verdict'), { handlers })] },
  );
});
afterAll(() => api.stop());

it.each(['opinion', 'verdict'])('serves the flow %s with handlers that Nest makes', async (flow) => {
  const { body } = await api.http
    .post('/api/v1/applications')
    .send({ flow, type: 'application.create', fields: { score: 4 } })
    .expect(201);
  expect(body.application).toMatchObject({ flow, state: 'comment', facts: { mood: 'glad' } });
});

it('refuses to start with a chart that names an action without a handler', async () => {
  const { judgeMood: _, ...others } = handlers;
  const starting = startApi({}, { imports: [FlowModule.of(named('mute'), { handlers: others })] });
  await expect(starting).rejects.toThrow('flow mute has no handler for: judgeMood');
});
