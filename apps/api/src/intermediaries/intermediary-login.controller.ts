import { Controller } from '@nestjs/common';
import { intermediaryLogin } from '@statewise/contract/bank';
import type { Language } from '@statewise/i18n';
import { Handles, type Input } from '@statewise/server/platform/http/handles.js';
import { Sessions } from '@statewise/server/session/sessions.service.js';
import { SignInLimits } from '@statewise/server/session/sign-in-limits.service.js';
import { Intermediaries } from './intermediaries.service.js';
import en from './texts/en.json' with { type: 'json' };
import fr from './texts/fr.json' with { type: 'json' };
import nl from './texts/nl.json' with { type: 'json' };

const texts: Readonly<Record<Language, typeof en>> = { en, nl, fr };

/** Sign-in of the partner's own staff. */
@Controller()
export class IntermediaryLoginController {
  constructor(
    private readonly intermediaries: Intermediaries,
    private readonly sessions: Sessions,
    private readonly limits: SignInLimits,
  ) {}

  @Handles(intermediaryLogin.signIn)
  async signIn({ body, caller, language, request, response }: Input<typeof intermediaryLogin.signIn>) {
    const { username, password, captcha } = body;
    const { address = '' } = caller;
    const attempt = await this.limits.begin({ kind: 'intermediary', name: username, address, captcha });
    const account = await this.intermediaries.findByPassword(username, password);
    if (!account) throw await attempt.refusal();
    await attempt.succeeded();
    const { id, name, email, store_number, store_name, password_hash: passwordHash } = account;
    await this.sessions.open(request, response, { id, role: 'intermediary', name, email }, { passwordHash });
    const intermediary = { id: Number(id), name, store_number, store_name };
    return { success: true, message: texts[language].signedIn, intermediary };
  }
}
