import type { NextFunction, Request, Response } from 'express';
import type { Actor } from '@statewise/flow';
import type { RequestWithActor, SessionFacts } from './access.js';

/** Who sent a request, and by which session if it was one. */
export interface Identity {
  readonly actor: Actor;
  readonly session?: SessionFacts;
}

/** A way to say who one is: a session's cookie, a token. */
export interface ActorSource {
  /** The caller of a request; undefined at once when it does not try this way, and later when it proves no identity. */
  identityOf(request: Request): Promise<Identity | undefined> | undefined;
  /** The same for a look of the server's own, which does not count as using a session. */
  peekOf(request: Request): Promise<Identity | undefined> | undefined;
}

const applicant: Actor = Object.freeze({ role: 'applicant' });

/** The answer of the first source that takes the request for its business. */
export function firstIdentity(
  sources: readonly ActorSource[],
  ask: (source: ActorSource) => ReturnType<ActorSource['identityOf']>,
): ReturnType<ActorSource['identityOf']> {
  for (const source of sources) {
    const asked = ask(source);
    if (asked) return asked;
  }
  return undefined;
}

/** Gives every request its actor before any endpoint sees it; the first way that it tries counts. */
export function readActor(sources: readonly ActorSource[]) {
  return (request: Request & Partial<RequestWithActor>, _response: Response, next: NextFunction): void => {
    request.actor = applicant;
    const asked = firstIdentity(sources, (source) => source.identityOf(request));
    if (asked === undefined) return next();
    asked.then((identity) => {
      if (identity) Object.assign(request, identity);
      next();
    }, next);
  };
}
