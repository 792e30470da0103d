import { Injectable } from '@nestjs/common';
import { Observable, share, timer, concatMap, from, map } from 'rxjs';
import { Sql, type Statement } from '../platform/database/sql.js';

/** One transition as listeners see it; no answers, no names. */
export interface StreamedTransition {
  readonly flow: string;
  readonly code: string;
  readonly seq: number;
  readonly event: string;
  readonly from: string;
  readonly to: string;
  readonly actor: string;
  readonly at: string;
}

interface Row extends Omit<StreamedTransition, 'at'> {
  readonly application_id: string;
  readonly at: Date;
}

const pollEvery = 300;

// A transition may commit a little after the instant it carries; what was seen is not sent again.
const recent: Statement = {
  name: 'transition-recent',
  text: `select t.application_id, a.flow, a.code, t.seq, t.event->>'type' as event, t.from_state as from, t.to_state as to, t.actor_role as actor, t.at
    from transition t join application a on a.id = t.application_id
    where t.at > now() - interval '10 seconds' order by t.at, t.seq`,
};

/** Every transition of every replica as it happens, read from the log; nothing is polled while nobody listens. */
@Injectable()
export class TransitionStream {
  readonly transitions: Observable<StreamedTransition>;

  constructor(private readonly sql: Sql) {
    this.transitions = new Observable<StreamedTransition>((listener) => {
      const seen = new Map<string, number>();
      const started = Date.now();
      const polling = timer(0, pollEvery)
        .pipe(concatMap(() => from(this.sql.run<Row>(recent, []).catch(() => []))))
        .subscribe((rows) => {
          for (const row of rows) {
            const key = `${row.application_id}:${row.seq}`;
            if (seen.has(key) || row.at.getTime() < started - pollEvery) continue;
            seen.set(key, row.at.getTime());
            listener.next(shown(row));
          }
          forget(seen);
        });
      return () => polling.unsubscribe();
    }).pipe(share());
  }

  /** The stream as server-sent events. */
  messages(): Observable<{ data: StreamedTransition }> {
    return this.transitions.pipe(map((data) => ({ data })));
  }
}

function shown({ application_id: _, at, ...row }: Row): StreamedTransition {
  return { ...row, at: at.toISOString() };
}

function forget(seen: Map<string, number>): void {
  const old = Date.now() - 60_000;
  for (const [key, at] of seen) if (at < old) seen.delete(key);
}
