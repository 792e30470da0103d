import { Injectable } from '@nestjs/common';
import type { EnrolmentStatus } from '@statewise/contract';
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

  /**
   * Signs a person in by a password with this hash; throws where a second factor is needed first, for which the browser gets
   * half a session.
   */
  async withPassword(request: Request, response: Response, person: Person, passwordHash: string | null) {
    const status = await this.factors.statusOf(person);
    const isWhole = !status.is_enrolled && !status.is_required;
    await this.sessions.open(request, response, person, {
      kind: isWhole ? 'whole' : 'half',
      passwordHash,
      isEnough: async (runner) => !isWhole || (await this.factors.demandOf(person, runner)) === 'nothing',
    });
    if (!isWhole) throw secondFactorRequired(status);
    return personAnswer(person);
  }
}

export const secondFactorRequired = ({
  is_enrolled,
  has_passkey,
}: Pick<EnrolmentStatus, 'is_enrolled' | 'has_passkey'>): Problem =>
  new Problem('SESSION.SECOND_FACTOR', { members: { second_factor_required: true, is_enrolled, has_passkey } });
