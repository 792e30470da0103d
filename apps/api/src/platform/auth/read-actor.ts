import type { NextFunction, Request, Response } from 'express';
import type { Actor } from '@statewise/machines';
import type { RequestWithActor } from './access.js';

/** A way to say who one is: a session's cookie, a token. */
export interface ActorSource {
  /** Who sent a request; undefined at once when it does not try this way, and later when nobody is found by it. */
  actorOf(request: Request): Promise<Actor | undefined> | undefined;
}

const applicant: Actor = Object.freeze({ role: 'applicant' });

/** Gives every request its actor before any endpoint sees it; the first way that it tries counts. */
export function readActor(...sources: readonly ActorSource[]) {
  return (request: Request & Partial<RequestWithActor>, _response: Response, next: NextFunction): void => {
    request.actor = applicant;
    let asked: Promise<Actor | undefined> | undefined;
    for (const source of sources) asked ??= source.actorOf(request);
    if (asked === undefined) return next();
    asked.then((actor) => {
      if (actor) request.actor = actor;
      next();
    }, next);
  };
}
