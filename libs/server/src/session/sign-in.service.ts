import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Problem } from '../platform/problem/problem.js';
import { SecondFactors } from './second-factor/second-factors.service.js';
import type { Person } from './session.statements.js';
import { personAnswer, Sessions } from './sessions.service.js';

/** What follows on a right password, wherever it was given. */
@Injectable()
export class SignIn {
  constructor(
    private readonly sessions: Sessions,
    private readonly factors: SecondFactors,
  ) {}

  /** Signs a person in; throws where a second factor is needed first, for which the browser gets half a session. */
  async withPassword(request: Request, response: Response, person: Person) {
    const demand = await this.factors.demandOf(person);
    await this.sessions.open(request, response, person, demand === 'nothing' ? 'whole' : 'half');
    if (demand !== 'nothing') throw secondFactorRequired(demand === 'code');
    return personAnswer(person);
  }
}

export const secondFactorRequired = (is_enrolled: boolean): Problem =>
  new Problem('SESSION.SECOND_FACTOR', { members: { second_factor_required: true, is_enrolled } });
