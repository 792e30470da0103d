import { Controller } from '@nestjs/common';
import { passkeys } from '@statewise/contract';
import { demandPerson } from '../../platform/auth/access.js';
import { Handles, type Input } from '../../platform/http/handles.js';
import { Problem } from '../../platform/problem/problem.js';
import { FactorAttempts } from '../second-factor/factor-attempts.service.js';
import { Enrolling } from '../second-factor/enrolling.service.js';
import { personAnswer, Sessions } from '../sessions.service.js';
import { SignInLimits } from '../sign-in-limits.service.js';
import { PasskeyAssertions } from './passkey-assertions.service.js';
import { Passkeys } from './passkeys.service.js';

/** Passkeys: one's own, and signing in with one. */
@Controller()
export class PasskeysController {
  constructor(
    private readonly own: Passkeys,
    private readonly assertions: PasskeyAssertions,
    private readonly enrolling: Enrolling,
    private readonly factors: FactorAttempts,
    private readonly sessions: Sessions,
    private readonly limits: SignInLimits,
  ) {}

  @Handles(passkeys.list)
  async list({ caller: { actor } }: Input<typeof passkeys.list>) {
    return { success: true, passkeys: await this.own.listOf(demandPerson(actor)) };
  }

  @Handles(passkeys.begin)
  async begin({ body, request, caller, language }: Input<typeof passkeys.begin>) {
    const person = await this.enrolling.demand(request, caller);
    await this.factors.demandPresent(person, body, language);
    return { success: true, options: await this.own.begin(person) };
  }

  @Handles(passkeys.register)
  async register({ body, request, response, caller, language }: Input<typeof passkeys.register>) {
    const person = await this.enrolling.demand(request, caller);
    const registered = await this.own.register(person, body, request, language);
    await this.sessions.open(request, response, person, { isContinued: true });
    return { ...personAnswer(person), ...registered };
  }

  @Handles(passkeys.remove)
  async remove({ id, request, language, caller: { session } }: Input<typeof passkeys.remove>): Promise<void> {
    const person = await this.enrolling.signedIn(request);
    await this.own.remove(person, id, session?.id, language);
  }

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
    return personAnswer(person);
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
