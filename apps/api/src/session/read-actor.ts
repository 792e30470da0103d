import type { NextFunction, Request, Response } from 'express';
import type { Actor } from '@statewise/machines';
import type { RequestWithActor } from '../platform/auth/access.js';
import { tokenOf } from './session-cookie.js';
import type { Sessions } from './sessions.js';

const applicant: Actor = Object.freeze({ role: 'applicant' });

/** Gives every request its actor before any endpoint sees it. */
export function readActor(sessions: Sessions) {
  return (request: Request & Partial<RequestWithActor>, _response: Response, next: NextFunction): void => {
    request.actor = applicant;
    if (tokenOf(request) === undefined) return next();
    sessions.find(request).then((person) => {
      if (person) request.actor = { role: person.role, id: person.id };
      next();
    }, next);
  };
}
