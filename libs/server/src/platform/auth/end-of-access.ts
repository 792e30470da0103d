import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { exhaustMap, filter, interval, take, type Observable } from 'rxjs';
import { Problem } from '../problem/problem.js';
import { readIdentity, type ActorSource, type Identity } from './access.js';

/** Milliseconds between two looks: so long a stream or a file goes on at most after its caller lost the right to it. */
const lookEvery = 1_000;

/** Tells when the caller of a stream is signed out, switched off or in another role, or the token is revoked. */
@Injectable()
export class EndOfAccess {
  private sources: readonly ActorSource[] = [];

  /** Names the ways to say who one is. */
  learn(sources: readonly ActorSource[]): void {
    this.sources = sources;
  }

  /** Emits once. That a browser keeps a stream open does not count as using its session. */
  of(request: Request, { actor }: Identity): Observable<unknown> {
    return interval(lookEvery).pipe(
      exhaustMap(async () => {
        const now = await this.now(request);
        return now !== 'unknown' && (now?.actor.id !== actor.id || now?.actor.role !== actor.role);
      }),
      filter((isOver) => isOver),
      take(1),
    );
  }

  /** Breaks an answer off that is still read when its caller has the right to it no more. */
  cut(request: Request & Identity, response: Response): void {
    if (response.closed) return;
    const watching = this.of(request, request).subscribe(() => response.destroy());
    response.once('close', () => watching.unsubscribe());
  }

  /** A database that cannot be asked shows nothing new either: the stream waits for it as long as its owner does. */
  private async now(request: Request): Promise<Identity | undefined | 'unknown'> {
    try {
      return await readIdentity(this.sources, request, false);
    } catch (error) {
      return error instanceof Problem ? undefined : 'unknown';
    }
  }
}
