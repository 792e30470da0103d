import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { RefusedForm } from '@statewise/site-content';

/** A page that answers a form which was sent without script and refused. */
export interface FormPage {
  /** The page on which the form stands. */
  readonly path: string;
  readonly status: number;
  readonly form: RefusedForm;
}

type AnswerForm = (request: Request, response: Response, page: FormPage) => Promise<void>;

/** Lets an endpoint answer a form with the site's page, on which everything typed still stands. */
@Injectable()
export class FormPages {
  private answerForm: AnswerForm | undefined;

  mount(answerForm: AnswerForm): void {
    this.answerForm = answerForm;
  }

  /** Whether it was answered: without a build of the site there are no pages. */
  async answer(request: Request, response: Response, page: FormPage): Promise<boolean> {
    await this.answerForm?.(request, response, page);
    return this.answerForm !== undefined;
  }
}
