import { Controller } from '@nestjs/common';
import { contact } from '@statewise/contract/bank';
import type { Request, Response } from 'express';
import { localisePath, type Country, type Language } from '@statewise/i18n';
import { Handles, type Input } from '@statewise/server/platform/http/handles.js';
import { asProblem } from '@statewise/server/platform/problem/as-problem.js';
import { problemStatus } from '@statewise/server/platform/problem/problem.js';
import { problemText } from '@statewise/server/platform/problem/write-problem.js';
import { FormPages } from '../site-pages/form-pages.js';
import { cameFrom, wantsPage } from '../subscribe/after-form.js';
import { ContactMessages } from './contact-messages.js';

@Controller()
export class ContactController {
  constructor(
    private readonly messages: ContactMessages,
    private readonly pages: FormPages,
  ) {}

  @Handles(contact.contactUsByEmail)
  async contactUsByEmail(
    { country, caller, language, key, request }: Input<typeof contact.contactUsByEmail>,
    response: Response,
  ): Promise<void> {
    const typed: Record<string, string> = {};
    const page = wantsPage(request) ? pageOf(request, language, country) : undefined;
    try {
      const reference = await this.messages.take(request, { caller, language, key: key?.key, typed });
      if (page !== undefined) return response.redirect(303, `${page}?contact=done&reference=${reference}#contact-form`);
      response.status(200).json({ success: true, recaptchaerror: false, reference });
    } catch (error) {
      if (page === undefined || !(await this.answerPage(error, { request, response, page, typed, language })))
        throw error;
    }
  }

  /** The page again, with everything that was typed and what is wrong with it. */
  private async answerPage(error: unknown, { request, response, page, typed, language }: Refusal): Promise<boolean> {
    const problem = asProblem(error);
    if (problem.code === 'INTERNAL' || response.headersSent) return false;
    const { errors = {}, members = {}, retryAfter } = problem.details;
    if (retryAfter !== undefined) response.setHeader('Retry-After', Math.max(1, Math.ceil(retryAfter)));
    const { captcha: _captcha, captcha_question: _question, captcha_answer: _answer, ...fields } = typed;
    const detail = problemText(problem, language);
    const { file: name } = members;
    const form = {
      fields,
      errors,
      message: Object.keys(errors).length === 0 ? detail : undefined,
      file: typeof name === 'string' ? { name, detail } : undefined,
    };
    return this.pages.answer(request, response, { path: page, status: problemStatus[problem.code], form });
  }
}

interface Refusal {
  readonly request: Request;
  readonly response: Response;
  readonly page: string;
  readonly typed: Readonly<Record<string, string>>;
  readonly language: Language;
}

/** The contact page of the country that the form names, else the one from which it came, else that of the language. */
function pageOf(request: Request, language: Language, country: Country | undefined): string {
  const page = country === undefined ? cameFrom(request) : undefined;
  return page?.endsWith('/contact-us') ? page : localisePath({ country: country ?? 'ot', language }, '/contact-us');
}
