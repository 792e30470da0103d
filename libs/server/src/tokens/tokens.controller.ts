import { Controller } from '@nestjs/common';
import { tokens } from '@statewise/contract';
import { Handles, type Input } from '../platform/http/handles.js';
import { proposalAnswer } from '../proposals/proposals.service.js';
import { Tokens } from './tokens.service.js';

/** Tokens for programs, in the hands of admins. */
@Controller()
export class TokensController {
  constructor(private readonly tokens: Tokens) {}

  @Handles(tokens.issue)
  async issue({ body, caller, language, response }: Input<typeof tokens.issue>) {
    const { submitted, secret } = await this.tokens.issue(body, caller, language);
    return { ...proposalAnswer(submitted, response), secret };
  }

  @Handles(tokens.list)
  async list({ limit }: Input<typeof tokens.list>) {
    return { success: true, tokens: await this.tokens.list(limit) };
  }

  @Handles(tokens.revoke)
  revoke({ id, caller }: Input<typeof tokens.revoke>): Promise<void> {
    return this.tokens.revoke(id, caller);
  }
}
