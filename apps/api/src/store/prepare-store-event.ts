import { Injectable } from '@nestjs/common';
import { asFields, type LoanOffer } from '@statewise/fields';
import { isStoreContext, type Seller } from '@statewise/machines';
import type { Actor, UnstampedEvent } from '@statewise/flow';
import type { HandlerRequest } from '@statewise/server/engine/flow-registry.js';
import { Problem, fieldErrors } from '@statewise/server/platform/problem/problem.js';
import { Intermediaries } from '../intermediaries/intermediaries.service.js';
import { PartnerStores } from '../partner-stores/partner-stores.service.js';
import { PricingService } from '../pricing/pricing.service.js';

/** Puts on the events of a store what only the server may say. */
@Injectable()
export class PrepareStoreEvent {
  constructor(
    private readonly stores: PartnerStores,
    private readonly intermediaries: Intermediaries,
    private readonly pricing: PricingService,
  ) {}

  async prepare(event: UnstampedEvent, { actor, context }: HandlerRequest): Promise<UnstampedEvent> {
    switch (event.type) {
      case 'application.create':
        await this.refuseUnknownStore(asFields(event['fields'])['store_number']);
        return event;
      case 'intermediary.enter':
        return { ...event, seller: await this.sellerOf(actor) };
      case 'step.save':
        return isStoreContext(context) ? { ...event, offer: await this.offer(event, context) } : event;
      default:
        return event;
    }
  }

  /** A number that is missing or no text is for the rules of the form. */
  private async refuseUnknownStore(storeNumber: unknown): Promise<void> {
    if (typeof storeNumber !== 'string' || storeNumber.trim() === '') return;
    if (!(await this.stores.byNumber(storeNumber.trim()))) throw fieldErrors({ store_number: ['oneOf'] });
  }

  private async sellerOf({ role, id }: Actor): Promise<Seller | undefined> {
    // The chart refuses everybody else.
    if (role !== 'intermediary' || id === undefined) return undefined;
    const account = await this.intermediaries.find(id);
    if (!account || account.store_number === null) throw new Problem('SESSION.ROLE');
    return { storeNumber: account.store_number, intermediaryId: id, name: account.name };
  }

  private async offer(
    event: UnstampedEvent,
    { route, seller }: { readonly route: LoanRoute; readonly seller: Seller | null },
  ): Promise<LoanOffer> {
    const offer = await this.pricing.offer(asFields(event['fields'])['loan_type_id'], route);
    return this.stores.offered(offer, seller?.storeNumber);
  }
}

type LoanRoute = Parameters<PricingService['offer']>[1];
