import { Injectable } from '@nestjs/common';
import { asFields, isFields, loanType, priceCountries, type PriceCountry } from '@statewise/fields';
import { isLoanContext, routeInto } from '@statewise/machines';
import type { UnstampedEvent } from '@statewise/flow';
import type { HandlerRequest } from '@statewise/server/engine/flow-registry.js';
import { Config } from '@statewise/server/platform/config/config.js';
import { Problem } from '@statewise/server/platform/problem/problem.js';
import { DropdownsService } from '../dropdowns/dropdowns.service.js';
import { PricingService } from '../pricing/pricing.service.js';
import { PartnerStores } from '../partner-stores/partner-stores.service.js';
import { OriginPolicy } from './origin-policy.service.js';

const savings = ['step.save', 'help.save'];
const typeField = 'consumer_loan_application_loan_type_id';

/** Puts on the events of a loan application what only the server may say. */
@Injectable()
export class PrepareEvent {
  constructor(
    private readonly pricing: PricingService,
    private readonly stores: PartnerStores,
    private readonly dropdowns: DropdownsService,
    private readonly origin: OriginPolicy,
    private readonly config: Config,
  ) {}

  async prepare(event: UnstampedEvent, request: HandlerRequest): Promise<UnstampedEvent> {
    const said = request.application ? event : await this.origin.checked(event, request);
    await this.refuseUnknownStore(said);
    this.refuseUnknownPostcode(said);
    if (said.type === 'status.change')
      return {
        ...said,
        fourEyesAbove: (await this.pricing.decisionPolicy()).fourEyesAbove,
        proposalDays: this.config.proposalDays,
      };
    if (said.type === 'review.request')
      return { ...said, reviewDays: (await this.pricing.decisionPolicy()).reviewDays };
    const loan = loanOf(said);
    if (loan === undefined) return { ...said, type: said.type };
    const { context, actor, application } = request;
    const isKnown = application !== undefined && isLoanContext(context);
    const route = isKnown ? context.route : routeInto(said.type, actor.role);
    const country = countryOf(isKnown ? context.country : said['country']);
    const type = typeField in loan ? loan[typeField] : context.steps[0]?.[typeField];
    const storeNumber = isKnown ? context.referral?.storeNumber : said['storeNumber'];
    const offer = await this.pricing.offer(type, route, country);
    const sold = typeof storeNumber === 'string' ? await this.stores.offered(offer, storeNumber) : offer;
    return { ...said, type: said.type, offer: sold };
  }

  private async refuseUnknownStore({ type, step, fields }: UnstampedEvent): Promise<void> {
    if (!savings.includes(type) || step !== 4 || !isFields(fields) || !isNumberOrText(fields['store_id'])) return;
    // Not asked for then, and set aside whatever it says.
    if (Number(fields[typeField]) === loanType.generalPurpose) return;
    const id = Number(fields['store_id']);
    if (!Number.isSafeInteger(id) || id < 1 || id > 2_147_483_647) return;
    if (!(await this.stores.isKnown(id))) throw new Problem('REQUEST.FIELDS', { errors: { store_id: ['oneOf'] } });
  }

  /** Of what has the form of a Belgian postcode; the rest is for the rules of the field to refuse. */
  private refuseUnknownPostcode({ type, step, fields }: UnstampedEvent): void {
    if (!savings.includes(type) || step !== 2 || !isFields(fields)) return;
    const { country, postcode } = fields;
    if (typeof country !== 'string' || country.trim().toLowerCase() !== 'be' || typeof postcode !== 'string') return;
    if (/^\d{4}$/.test(postcode.trim()) && !this.dropdowns.hasPostcode(postcode.trim()))
      throw new Problem('REQUEST.FIELDS', { errors: { postcode: ['oneOf'] } });
  }
}

/** The part of an event that speaks of the loan; undefined when the event has nothing to do with what is on offer. */
function loanOf({ type, step, fields, loan }: UnstampedEvent): object | undefined {
  if (type === 'application.create' || type === 'application.refer') return isFields(loan) ? loan : undefined;
  const isPriced =
    ['loan.change', 'promotion.remove', 'alternative.take'].includes(type) || (savings.includes(type) && step !== 2);
  return isPriced ? asFields(fields) : undefined;
}

function isNumberOrText(value: unknown): boolean {
  return typeof value === 'number' || typeof value === 'string';
}

/** A country that is none is for the rules of the event to refuse. */
function countryOf(said: unknown): PriceCountry | undefined {
  return priceCountries.find((country) => country === said);
}
