import { Injectable } from '@nestjs/common';
import type { StreamedTransition, TransitionFilter } from '@statewise/contract';
import { concatMap, defer, exhaustMap, from, Observable, retry, share, timer, type Subscriber } from 'rxjs';
import { fieldErrors } from '../platform/problem/problem.js';
import { isHeard, TransitionLog, type NumberedTransition } from './transition-log.js';

/** A server-sent event. */
export interface StreamMessage {
  readonly id: string;
  /**
   * `gap`: too much was missed to send it; a client that shows lists reads them anew. `tasks`: what waits for the bank's people is
   * not what it was.
   */
  readonly type?: 'gap' | 'tasks';
  readonly data: StreamedTransition | { readonly missed: true } | { readonly changed: true };
}

const pollEvery = 300;
const page = 500;
/** What a reader that comes back gets of what it missed. */
const mostMissed = 1_000;

/** What one look at the log brought: all that stands behind `after` up to `upTo`. */
interface Look {
  readonly after: bigint;
  readonly upTo: bigint;
  readonly found: readonly NumberedTransition[];
  /** Whether what waits changed since the look before. */
  readonly hasTasks: boolean;
}

/** Every transition of every replica as it happens, read from the log; nothing is polled without a subscriber. */
@Injectable()
export class TransitionStream {
  private readonly live: Observable<Look>;

  constructor(private readonly log: TransitionLog) {
    this.live = defer(() => from(Promise.all([log.settled(), log.taskChanges()]))).pipe(
      concatMap(([start, tasks]) => this.polled(start, tasks)),
      retry({ delay: 1_000 }),
      share(),
    );
  }

  /** The stream from now on, or from behind the event that a reader names as its last, of what the reader wants to hear. */
  async messages(lastEventId: string | undefined, filter: TransitionFilter = {}): Promise<Observable<StreamMessage>> {
    const known = lastEventId === undefined || lastEventId === '' ? undefined : positionOf(lastEventId);
    const end = await this.log.settled();
    // A reader from before a database was restored is ahead of it, and hears what happens from now on.
    const start = known === undefined || known > end ? end : known;
    const missed = await this.log.between(start, end, mostMissed + 1, filter);
    return new Observable<StreamMessage>((listener) => this.follow(missed, { start, end, filter }, listener));
  }

  private polled(start: bigint, firstTasks: string): Observable<Look> {
    let cursor = start;
    let tasks = firstTasks;
    const next = async (): Promise<Look[]> => {
      const after = cursor;
      const settled = await this.log.settled();
      const found = await this.log.between(after, settled, page);
      const reached = found.length < page ? settled : (found.at(-1)?.position ?? after);
      const changes = await this.log.taskChanges(tasks);
      const hasTasks = changes !== tasks;
      tasks = changes;
      if (reached > cursor) cursor = reached;
      return [{ after, upTo: cursor, found, hasTasks }];
    };
    return timer(0, pollEvery).pipe(
      exhaustMap(() => from(next().catch(() => []))),
      concatMap((looks) => looks),
    );
  }

  /** What was missed up to `end` first, then what happened since and what happens. */
  private follow(
    missed: readonly NumberedTransition[],
    { start, end, filter }: { readonly start: bigint; readonly end: bigint; readonly filter: TransitionFilter },
    listener: Subscriber<StreamMessage>,
  ): () => void {
    let last = start;
    let seen = end;
    const tell = ({ position, transition }: NumberedTransition): void => {
      if (position <= last) return;
      last = position;
      if (!isHeard(filter, transition)) return;
      listener.next({ id: String(position), data: transition });
    };
    const catchUp = (found: readonly NumberedTransition[], upTo: bigint): void => {
      if (found.length <= mostMissed) return found.forEach(tell);
      last = upTo;
      listener.next({ id: String(upTo), type: 'gap', data: { missed: true } });
    };
    catchUp(missed, end);
    const { flow, state, event, role } = filter;
    const hearsTasks = [flow, state, event, role].every((value) => value === undefined);
    const hear = async ({ after, upTo, found, hasTasks }: Look): Promise<void> => {
      // The looks began, or began anew, a moment after this listener's own: what lies between is read for it.
      if (after > seen) catchUp(await this.log.between(seen, after, mostMissed + 1, filter), after);
      found.forEach(tell);
      if (upTo > seen) seen = upTo;
      if (hasTasks && hearsTasks) listener.next({ id: String(seen), type: 'tasks', data: { changed: true } });
    };
    const reading = this.live.pipe(concatMap(hear)).subscribe({ error: (error: unknown) => listener.error(error) });
    return () => reading.unsubscribe();
  }
}

function positionOf(eventId: string): bigint {
  if (!/^\d{1,18}$/.test(eventId)) throw fieldErrors({ 'Last-Event-ID': ['format'] });
  return BigInt(eventId);
}
