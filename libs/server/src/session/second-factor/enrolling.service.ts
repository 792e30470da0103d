import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { demandFresh, type Caller } from '../../platform/auth/access.js';
import { Problem } from '../../platform/problem/problem.js';
import type { Person } from '../session.statements.js';
import { Sessions } from '../sessions.service.js';
import { secondFactorRequired } from '../sign-in.service.js';
import { SecondFactors } from './second-factors.service.js';

/** Says who may set a second factor up. */
@Injectable()
export class Enrolling {
  constructor(
    private readonly factors: SecondFactors,
    private readonly sessions: Sessions,
  ) {}

  /** The person who enrols, with a fresh session, or half a one and no second factor yet. Throws for others. */
  async demand(request: Request, caller: Caller): Promise<Person> {
    const half = await this.sessions.findHalf(request);
    if (!half) {
      const person = await this.signedIn(request);
      demandFresh(caller);
      return person;
    }
    const status = await this.factors.statusOf(half);
    if (status.is_enrolled) throw secondFactorRequired(status);
    return half;
  }

  /** A person of the bank: programs have tokens instead, and the partner's people passwords alone. */
  async signedIn(request: Request): Promise<Person> {
    const found = await this.sessions.find(request);
    if (!found) throw new Problem('SESSION.REQUIRED');
    if (found.person.role === 'intermediary') throw new Problem('SESSION.ROLE');
    return found.person;
  }
}
