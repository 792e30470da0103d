import { Injectable } from '@nestjs/common';
import { concatMap, defer, exhaustMap, from, Observable, retry, share, timer, type Subscriber } from 'rxjs';
import { fieldErrors } from '../platform/http/request-fields.js';
import { TransitionLog, type NumberedTransition, type StreamedTransition } from './transition-log.js';

/** A server-sent event. */
export interface StreamMessage {
  readonly id: string;
  /** `gap`: too much was missed to send it; whoever shows lists reads them anew. */
  readonly type?: 'gap';
  readonly data: StreamedTransition | { readonly missed: true };
}

const pollEvery = 300;
const page = 500;
/** What a reader that comes back gets of what it missed. */
const mostMissed = 1_000;

/** Every transition of every replica as it happens, read from the log; nothing is polled while nobody listens. */
@Injectable()
export class TransitionStream {
  private readonly live: Observable<NumberedTransition>;

  constructor(private readonly log: TransitionLog) {
    this.live = defer(() => from(log.settled())).pipe(
      concatMap((start) => this.polled(start)),
      retry({ delay: 1_000 }),
      share(),
    );
  }

  /** The stream from now on, or from behind the event that a reader names as its last. */
  async messages(lastEventId: string | undefined): Promise<Observable<StreamMessage>> {
    const known = lastEventId === undefined || lastEventId === '' ? undefined : positionOf(lastEventId);
    const end = await this.log.settled();
    // A reader from before a database was restored is ahead of it, and hears what happens from now on.
    const start = known === undefined || known > end ? end : known;
    const missed = await this.log.between(start, end, mostMissed + 1);
    return new Observable<StreamMessage>((listener) => this.follow(missed, start, end, listener));
  }

  private polled(start: bigint): Observable<NumberedTransition> {
    let cursor = start;
    const next = async (): Promise<NumberedTransition[]> => {
      const upTo = await this.log.settled();
      const found = await this.log.between(cursor, upTo, page);
      cursor = found.length < page ? (upTo > cursor ? upTo : cursor) : (found.at(-1)?.position ?? cursor);
      return found;
    };
    return timer(0, pollEvery).pipe(
      exhaustMap(() => from(next().catch(() => []))),
      concatMap((found) => found),
    );
  }

  /** What was missed up to `end` first, then what happened since and what happens. */
  private follow(
    missed: readonly NumberedTransition[],
    start: bigint,
    end: bigint,
    listener: Subscriber<StreamMessage>,
  ): () => void {
    let last = start;
    const tell = ({ position, transition }: NumberedTransition): void => {
      if (position <= last) return;
      last = position;
      listener.next({ id: String(position), data: transition });
    };
    if (missed.length > mostMissed) {
      last = end;
      listener.next({ id: String(end), type: 'gap', data: { missed: true } });
    } else missed.forEach(tell);
    const reading = this.live.subscribe({ next: tell, error: (error: unknown) => listener.error(error) });
    return () => reading.unsubscribe();
  }
}

function positionOf(eventId: string): bigint {
  if (!/^\d{1,18}$/.test(eventId)) throw fieldErrors({ 'Last-Event-ID': ['format'] });
  return BigInt(eventId);
}
