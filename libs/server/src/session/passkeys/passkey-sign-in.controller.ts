import { Controller } from '@nestjs/common';
import { passkeys } from '@statewise/contract';
import { demandPerson } from '../../platform/auth/access.js';
import { Handles, type Input } from '../../platform/http/handles.js';
import { Problem } from '../../platform/problem/problem.js';
import { personAnswer, Sessions } from '../sessions.service.js';
import { SecondFactors } from '../second-factor/second-factors.service.js';
import { SignInLimits } from '../sign-in-limits.service.js';
import { PasskeyAssertions } from './passkey-assertions.service.js';

/** Signing in and confirming with a passkey. */
@Controller()
export class PasskeySignInController {
  constructor(
    private readonly assertions: PasskeyAssertions,
    private readonly sessions: Sessions,
    private readonly limits: SignInLimits,
    private readonly factors: SecondFactors,
  ) {}

  @Handles(passkeys.challenge)
  async challenge({ body: { purpose }, request, caller: { actor } }: Input<typeof passkeys.challenge>) {
    if (purpose === 'sign-in') return { success: true, options: await this.assertions.request(purpose) };
    const id = purpose === 'confirm' ? actor.id : (await this.sessions.findHalf(request))?.id;
    if (id === undefined) throw new Problem('SESSION.REQUIRED');
    return { success: true, options: await this.assertions.request(purpose, id) };
  }

  @Handles(passkeys.signIn)
  async signIn({ body, request, response, caller: { address = '' }, language }: Input<typeof passkeys.signIn>) {
    const { credential, captcha } = body;
    const half = await this.sessions.findHalf(request);
    const name = await this.assertions.claimedBy(credential);
    const attempt = await this.limits.begin({ kind: 'passkey', name, address, captcha });
    const expected = { purposes: ['sign-in', 'second-factor'], account: half?.id } as const;
    const person = await this.assertions.verify(credential, expected, language);
    if (!person) throw await attempt.refusal('SESSION.WRONG_PASSKEY');
    await attempt.succeeded();
    await this.sessions.open(request, response, person, {
      isContinued: half !== undefined,
      passkey: person.passkey,
    });
    return { ...personAnswer(person), ...(await this.factors.replaceUnseen(person, language)) };
  }

  @Handles(passkeys.confirm)
  async confirm({ body, caller, language }: Input<typeof passkeys.confirm>): Promise<void> {
    const { actor, address = '', session } = caller;
    const account = demandPerson(actor);
    const attempt = await this.limits.begin({ kind: 'passkey', name: account, address, captcha: body.captcha });
    const expected = { purposes: ['confirm'], account } as const;
    if (!(await this.assertions.verify(body.credential, expected, language)))
      throw await attempt.refusal('SESSION.WRONG_PASSKEY');
    await attempt.succeeded();
    if (session) await this.sessions.confirm(session.id);
  }
}
