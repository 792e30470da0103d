import { Injectable } from '@nestjs/common';
import type { UnstampedEvent } from '@statewise/flow';
import { asFields } from '@statewise/fields';
import { fieldErrors, Problem } from '@statewise/server/platform/problem/problem.js';
import { Config } from '@statewise/server/platform/config/config.js';
import { isInsider, type Caller } from '@statewise/server/platform/auth/access.js';
import { Intermediaries } from '../intermediaries/intermediaries.service.js';
import { PartnerStores } from '../partner-stores/partner-stores.service.js';

/** Maximum length in characters of a referrer, and of the seller's details as JSON. */
const maxLength = { referrer: 200, soldBy: 2_000 };

/** Who sends what a new application says of its origin, and from where. */
type Origin = Pick<Caller, 'actor' | 'address'>;

/** What a new application says of its own origin counts only as far as the bank can tell, whichever call brings it. */
@Injectable()
export class OriginPolicy {
  constructor(
    private readonly stores: PartnerStores,
    private readonly intermediaries: Intermediaries,
    private readonly config: Config,
  ) {}

  async checked(event: UnstampedEvent, sender: Origin): Promise<UnstampedEvent> {
    if (event.type === 'application.create') return this.entered(event, sender);
    return event.type === 'application.refer' ? this.referred(event, sender) : event;
  }

  /** Whether a sender is believed to be of the bank's staff: signed in as such, or calling from its addresses. */
  isBelieved({ actor, address }: Origin): boolean {
    return isInsider(actor) || this.config.staffAddresses.includes(address);
  }

  /**
   * Sets `isStaff` only where the event says so, its referrer is the staff's own pages and the sender is believed: any
   * caller can write the first two. Throws field errors for `referrer`.
   */
  private entered(event: UnstampedEvent, sender: Origin): UnstampedEvent {
    const referrer = event['referrer'] ?? '';
    if (typeof referrer !== 'string') throw fieldErrors({ referrer: ['format'] });
    if (referrer.length > maxLength.referrer) throw fieldErrors({ referrer: ['length'] });
    const saysSo = event['isStaff'] === true && referrer === this.config.staffReferrer;
    return { ...event, referrer, isStaff: saysSo && this.isBelieved(sender) };
  }

  /** Of a signed-in intermediary the account says where and by whom it was sold, whatever the event says. */
  private async referred(event: UnstampedEvent, { actor }: Origin): Promise<UnstampedEvent> {
    const { storeNumber, soldBy = {} } = event;
    if (JSON.stringify(soldBy).length > maxLength.soldBy) throw fieldErrors({ soldBy: ['length'] });
    const referred = { ...event, referrer: this.config.partnerReferrer };
    if (actor.role !== 'intermediary') {
      if (typeof storeNumber !== 'string' || !(await this.stores.byNumber(storeNumber)))
        throw fieldErrors({ storeNumber: [storeNumber === undefined ? 'required' : 'oneOf'] });
      return referred;
    }
    const seller = await this.intermediaries.sellerOf(actor.id ?? '');
    if (!seller) throw new Problem('SESSION.ROLE');
    const sold = { ...asFields(soldBy), intermediary_id: seller.intermediaryId, intermediary_name: seller.name };
    return { ...referred, storeNumber: seller.storeNumber, soldBy: sold };
  }
}
