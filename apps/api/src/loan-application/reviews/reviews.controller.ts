import { Controller } from '@nestjs/common';
import { reviews } from '@statewise/contract/bank';
import { Handles, type Input } from '@statewise/server/platform/http/handles.js';
import { Reviews } from './reviews.service.js';

/** The applications of which the applicant asked that a person look at them. */
@Controller()
export class ReviewsController {
  constructor(private readonly reviews: Reviews) {}

  @Handles(reviews.page)
  async page({ assigned, cursor, limit, caller }: Input<typeof reviews.page>) {
    return { success: true, ...(await this.reviews.page(assigned, cursor, limit, caller)) };
  }

  @Handles(reviews.reviewers)
  async reviewers() {
    return { success: true, reviewers: await this.reviews.reviewers() };
  }

  @Handles(reviews.read)
  async read({ id }: Input<typeof reviews.read>) {
    return { success: true, review: await this.reviews.read(id) };
  }

  @Handles(reviews.assign)
  async assign({ id, body, caller }: Input<typeof reviews.assign>) {
    return { success: true, review: await this.reviews.assign(id, body, caller) };
  }

  @Handles(reviews.letter)
  async letter({ id, accept, caller }: Input<typeof reviews.letter>) {
    return { success: true, letter: await this.reviews.letter(id, accept === 'true', caller) };
  }

  @Handles(reviews.decide)
  decide({ id, body, caller, key }: Input<typeof reviews.decide>) {
    return this.reviews.decide(id, body, { ...caller, ...(key && { idempotencyKey: key }) });
  }
}
