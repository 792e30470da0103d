import { Injectable } from '@nestjs/common';
import type { Caller } from '../platform/auth/access.js';
import { Problem } from '../platform/problem/problem.js';
import { RateLimits } from '../platform/rate-limit/rate-limits.js';
import { normaliseCode } from '../engine/application-code.js';
import { ApplicationRepository } from '../engine/application.repository.js';
import type { StoredApplication } from '../engine/stored-application.js';

/** An address may try this many unknown codes in a minute; then it waits, whatever it asks for. */
const unknownCodes = { limit: 10, seconds: 60 };

/** Who wants to open an application, and of which flow it has to be; of any when that is not said. */
export interface Opener extends Caller {
  readonly flow?: string;
}

/** Opens applications by their secret code, and makes guessing codes hopeless. */
@Injectable()
export class ApplicationFinder {
  constructor(
    private readonly applications: ApplicationRepository,
    private readonly limits: RateLimits,
  ) {}

  /** The application of a code, or for an admin of an admin code; `key` also finds the answer given to it earlier. */
  async find(typed: unknown, opener: Opener, key?: string): Promise<StoredApplication> {
    const suspect = opener.address === undefined ? undefined : `unknown-code:${opener.address}`;
    if (suspect) this.limits.refuseBlocked(suspect);
    const stored = await this.lookUp(typed, opener, key);
    if (stored && (opener.flow ?? stored.flow) === stored.flow) return stored;
    if (suspect) await this.limits.consume(suspect, unknownCodes.limit, unknownCodes.seconds);
    throw new Problem('APPLICATION.NOT_FOUND');
  }

  private async lookUp(typed: unknown, { actor }: Caller, key?: string): Promise<StoredApplication | undefined> {
    const code = normaliseCode(typed);
    if (code === undefined) return undefined;
    const stored = await this.applications.read({ code }, key);
    return stored ?? (actor.role === 'admin' ? this.applications.read({ adminCode: code }, key) : undefined);
  }
}
