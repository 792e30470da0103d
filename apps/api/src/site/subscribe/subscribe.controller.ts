import { Controller } from '@nestjs/common';
import { subscribe } from '@statewise/contract/bank';
import type { Response } from 'express';
import { Handles, type Input } from '@statewise/server/platform/http/handles.js';
import { Problem, fieldErrors } from '@statewise/server/platform/problem/problem.js';
import { newsletterPage, pageAfter, wantsPage } from './after-form.js';
import { Subscriptions } from './subscriptions.js';

type LinkInput = Input<typeof subscribe.confirm>;

@Controller()
export class SubscribeController {
  constructor(private readonly subscriptions: Subscriptions) {}

  @Handles(subscribe.subscribe)
  async subscribe({ language, request }: Input<typeof subscribe.subscribe>, response: Response): Promise<void> {
    const errors = await this.subscriptions.subscribe(request.body, language, request.address);
    if (wantsPage(request)) return response.redirect(303, pageAfter(request, language, errors));
    if (errors) throw new Problem('REQUEST.FIELDS', { errors });
    response.status(200).json({ success: true });
  }

  @Handles(subscribe.confirm)
  async confirm(input: LinkInput, response: Response): Promise<void> {
    const isDone = await this.subscriptions.confirm(input.body.token, input.request.address);
    answer(input, response, isDone ? 'confirmed' : 'expired');
  }

  @Handles(subscribe.leave)
  async leave(input: LinkInput, response: Response): Promise<void> {
    const isDone = await this.subscriptions.leave(input.body.token, input.request.address);
    answer(input, response, isDone ? 'left' : 'expired');
  }
}

/** The form of the newsletter's page goes back to it; programs get JSON. */
function answer({ request, language }: LinkInput, response: Response, outcome: 'confirmed' | 'left' | 'expired'): void {
  if (wantsPage(request)) return response.redirect(303, newsletterPage(request, language, outcome));
  if (outcome === 'expired') throw fieldErrors({ token: ['unknown'] });
  response.status(200).json({ success: true });
}
