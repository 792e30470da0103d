import { Injectable } from '@nestjs/common';
import type { UnstampedEvent } from '@statewise/flow';
import { fieldErrors } from '@statewise/server/platform/http/field-errors.js';
import { Config } from '@statewise/server/platform/config/config.js';
import { isInsider, type Caller } from '@statewise/server/platform/auth/access.js';
import { PartnerStores } from '../partner-stores/partner-stores.service.js';

/** Longest text that says where somebody came from, and longest account of who sold in a store. */
const longest = { referrer: 200, soldBy: 2_000 };

/** Who sends what a new application says of its origin, and from where. */
type Origin = Pick<Caller, 'actor' | 'address'>;

/** What a new application says of its own origin counts only as far as the bank can tell, whichever call brings it. */
@Injectable()
export class OriginPolicy {
  constructor(
    private readonly stores: PartnerStores,
    private readonly config: Config,
  ) {}

  async checked(event: UnstampedEvent, sender: Origin): Promise<UnstampedEvent> {
    if (event.type === 'application.create') return this.entered(event, sender);
    return event.type === 'application.refer' ? this.referred(event) : event;
  }

  /** Whether somebody can be believed who says to be of the bank's staff. */
  isBelieved({ actor, address }: Origin): boolean {
    return isInsider(actor) || this.config.staffAddresses.includes(address);
  }

  /** Staff are those who come from the staff's own pages and say so, signed in or from where staff sits: anybody can write both into a call. */
  private entered(event: UnstampedEvent, sender: Origin): UnstampedEvent {
    const referrer = event['referrer'] ?? '';
    if (typeof referrer !== 'string') throw fieldErrors({ referrer: ['format'] });
    if (referrer.length > longest.referrer) throw fieldErrors({ referrer: ['length'] });
    const saysSo = event['isStaff'] === true && referrer === this.config.staffReferrer;
    return { ...event, referrer, isStaff: saysSo && this.isBelieved(sender) };
  }

  private async referred(event: UnstampedEvent): Promise<UnstampedEvent> {
    const { storeNumber, soldBy = {} } = event;
    if (typeof storeNumber !== 'string' || !(await this.stores.byNumber(storeNumber)))
      throw fieldErrors({ storeNumber: [storeNumber === undefined ? 'required' : 'oneOf'] });
    if (JSON.stringify(soldBy).length > longest.soldBy) throw fieldErrors({ soldBy: ['length'] });
    return { ...event, referrer: this.config.partnerReferrer };
  }
}
