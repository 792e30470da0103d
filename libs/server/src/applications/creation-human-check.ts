import { Injectable } from '@nestjs/common';
import { ApplicationRepository } from '../engine/application.repository.js';
import type { IdempotencyKey } from '../platform/http/handles.js';
import type { Caller } from '../platform/auth/access.js';
import { HumanCheck } from '../platform/captcha/human-check.js';
import { Problem } from '../platform/problem/problem.js';

/** Asks for a solved challenge where a stranger brings an application into being. */
@Injectable()
export class CreationHumanCheck {
  constructor(
    private readonly humanCheck: HumanCheck,
    private readonly applications: ApplicationRepository,
  ) {}

  /** A solution counts once; a call that only asks again for the answer it missed has used it already. */
  async demand(solution: unknown, { actor }: Caller, key: IdempotencyKey | undefined): Promise<void> {
    try {
      await this.humanCheck.verify(solution, actor);
    } catch (error) {
      if (key === undefined || !(error instanceof Problem && error.code === 'REQUEST.CAPTCHA')) throw error;
      const answered = await this.applications.read('creationKey', key.key, key);
      // Who repeats the whole request has solved a challenge for it, which was another one where the answer to that was lost.
      if (answered?.earlier?.fingerprint !== key.fingerprint) throw error;
    }
  }
}
