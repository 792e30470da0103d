import { Body, Controller, Post, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { checkFields, IntermediaryLogin } from '@statewise/fields';
import type { Language } from '@statewise/i18n';
import { CurrentCaller, Public, type Caller } from '@statewise/server/platform/auth/access.js';
import { bodyOf, fieldErrors } from '@statewise/server/platform/http/request-fields.js';
import { Endpoint, InArea } from '@statewise/server/platform/openapi/endpoint.js';
import { RequestLanguage } from '@statewise/server/platform/problem/language.js';
import { Sessions } from '@statewise/server/session/sessions.service.js';
import { SignInLimits } from '@statewise/server/session/sign-in-limits.service.js';
import { Intermediaries } from './intermediaries.service.js';
import { area, endpoints } from './intermediary-login.endpoints.js';

const greetings: Readonly<Record<Language, string>> = {
  en: 'You are signed in.',
  nl: 'U bent aangemeld.',
  fr: 'Vous êtes connecté.',
};

/** Sign-in of the partner's own staff. */
@InArea(area)
@Controller('consumer-loans-vm-stores/api')
export class IntermediaryLoginController {
  constructor(
    private readonly intermediaries: Intermediaries,
    private readonly sessions: Sessions,
    private readonly limits: SignInLimits,
  ) {}

  @Post('intermediaryLogin')
  @Public()
  @Endpoint(endpoints.signIn)
  async signIn(
    @Body() body: unknown,
    @CurrentCaller() { address = '' }: Caller,
    @RequestLanguage() language: Language,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    const { username, password, captcha } = readLogin(body);
    const attempt = await this.limits.begin({ kind: 'intermediary', name: username, address, captcha });
    const account = await this.intermediaries.findByPassword(username, password);
    if (!account) throw await attempt.refusal();
    await attempt.succeeded();
    const { id, name, store_number, store_name } = account;
    await this.sessions.open(request, response, { id, role: 'intermediary', name, email: null });
    return {
      success: true,
      message: greetings[language],
      intermediary: { id: Number(id), name, store_number, store_name },
    };
  }
}

function readLogin(body: unknown): { username: string; password: string; captcha: unknown } {
  const { captcha, ...login } = bodyOf(body);
  const { fields, errors } = checkFields(IntermediaryLogin, login, { at: new Date().toISOString() });
  if (errors) throw fieldErrors(errors);
  return { username: String(fields['username']), password: String(fields['password']), captcha };
}
