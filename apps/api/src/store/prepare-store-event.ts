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
        if (!isStoreContext(context)) return event;
        await this.demandSeller(context.seller, actor);
        return { ...event, offer: await this.offer(event, context) };
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
    const seller = await this.intermediaries.sellerOf(id);
    if (!seller) throw new Problem('SESSION.ROLE');
    return seller;
  }

  /** Who began by signing in is still signed in, and works for that store: the sale is theirs, and larger loans are their right. */
  private async demandSeller(seller: Seller | null, actor: Actor): Promise<void> {
    if (seller?.intermediaryId === undefined) return;
    const now = seller.intermediaryId === actor.id ? await this.sellerOf(actor) : undefined;
    // The store may have another number by now.
    const isOther = now?.storeNumber !== seller.storeNumber && (await this.stores.byNumber(seller.storeNumber));
    if (!now || isOther) throw new Problem('SESSION.ROLE');
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
