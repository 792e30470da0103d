import { Injectable } from '@nestjs/common';
import { messagesOfAddress, plainMessagesOfAddress } from '@statewise/contract/bank';
import type { Caller } from '@statewise/server/platform/auth/access.js';
import { HumanCheck } from '@statewise/server/platform/captcha/human-check.js';
import { PlainQuestion } from '@statewise/server/platform/captcha/plain-question.js';
import { RateLimits } from '@statewise/server/platform/rate-limit/rate-limits.js';

/** The human check in a form: a solved challenge, or without script a question with its answer. */
export const checkFieldNames: readonly string[] = ['captcha', 'captcha_question', 'captcha_answer'];

/** Who may send a message, and how many. */
@Injectable()
export class ContactChecks {
  constructor(
    private readonly human: HumanCheck,
    private readonly plain: PlainQuestion,
    private readonly limits: RateLimits,
  ) {}

  /** Throws when an address has sent too many. */
  count({ address = 'unknown' }: Caller): void {
    this.limits.take(messagesOfAddress, address);
  }

  /** Throws unless the sender has shown to be a person. */
  async verify(typed: Readonly<Record<string, string>>, { actor, address = 'unknown' }: Caller): Promise<void> {
    const { captcha = '', captcha_question: question = '', captcha_answer: answer = '' } = typed;
    if (question === '' || captcha !== '') return this.human.verify(captcha, actor);
    this.limits.take(plainMessagesOfAddress, address);
    await this.plain.verify(question, answer);
  }
}
