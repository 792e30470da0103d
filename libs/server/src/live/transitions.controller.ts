import { Controller, Sse } from '@nestjs/common';
import { transitions } from '@statewise/contract';
import { takeUntil, type Observable } from 'rxjs';
import { EndOfAccess } from '../platform/auth/end-of-access.js';
import { Handles, type Input } from '../platform/http/handles.js';
import { OpenStreams } from '../platform/http/open-streams.js';
import { TransitionStream, type StreamMessage } from './transition-stream.js';

@Controller()
export class TransitionsController {
  constructor(
    private readonly stream: TransitionStream,
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
}
