import { Controller, Sse } from '@nestjs/common';
import { transitions } from '@statewise/contract';
import { takeUntil, type Observable } from 'rxjs';
import { EndOfAccess } from '../platform/auth/end-of-access.js';
import { Handles, type Input } from '../platform/http/handles.js';
import { OpenStreams } from '../platform/http/open-streams.js';
import { TransitionLog } from './transition-log.js';
import { TransitionStream, type StreamMessage } from './transition-stream.js';

/** Places of the log that one page looks at, however few of them are wanted. */
const mostLookedAt = 20_000n;

@Controller()
export class TransitionsController {
  constructor(
    private readonly stream: TransitionStream,
    private readonly log: TransitionLog,
    private readonly end: EndOfAccess,
    private readonly open: OpenStreams,
  ) {}

  @Handles(transitions.live)
  @Sse()
  async live(input: Input<typeof transitions.live>): Promise<Observable<StreamMessage>> {
    const { request, response, caller } = input;
    this.open.count(caller.session?.id ?? caller.actor.id ?? '', response);
    const messages = await this.stream.messages(request.get('last-event-id'), input);
    return messages.pipe(takeUntil(this.end.of(request, caller)));
  }

  @Handles(transitions.page)
  async page({ cursor = '0', limit, ...filter }: Input<typeof transitions.page>) {
    const end = await this.log.settled();
    // A place from before a database was restored is ahead of it.
    const after = BigInt(cursor) > end ? end : BigInt(cursor);
    const upTo = after + mostLookedAt < end ? after + mostLookedAt : end;
    const found = await this.log.between(after, upTo, limit, filter);
    const reached = found.length < limit ? upTo : (found.at(-1)?.position ?? upTo);
    return {
      success: true as const,
      events: found.map(({ transition }) => transition),
      next_cursor: String(reached),
      is_at_end: reached === end,
    };
  }
}
