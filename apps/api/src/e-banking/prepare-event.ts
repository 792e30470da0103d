import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { asFields, isFields, vatNumberOf, vatText } from '@statewise/fields';
import type { UnstampedEvent } from '@statewise/flow';
import type { HandlerRequest } from '@statewise/server/engine/flow-registry.js';
import { Problem } from '@statewise/server/platform/problem/problem.js';
import { VatRegister } from './vat-register.js';
import { VatReservations } from './vat-reservations.js';

/** Puts on the events of a business account's application what only the server may say. */
@Injectable()
export class PrepareBusinessEvent {
  constructor(
    private readonly numbers: VatReservations,
    private readonly register: VatRegister,
  ) {}

  prepare(event: UnstampedEvent, request: HandlerRequest): UnstampedEvent | Promise<UnstampedEvent> {
    const { type, fields, contact_id: contact } = event;
    if (type === 'contact.save' || type === 'contact.delete') {
      if (contact !== undefined && !request.context.contacts.some(({ id }) => id === contact))
        throw new Problem('REQUEST.NOT_FOUND');
      return type === 'contact.save' && contact === undefined ? { ...event, id: newContactId(request.context) } : event;
    }
    if (type === 'contacts.save') return { ...event, ids: newIdsFor(event['contacts'], request.context) };
    const isBasics = ['application.create', 'step.save', 'help.save'].includes(type);
    return isBasics && isFields(fields) ? this.withVat(event, fields, request) : event;
  }

  /** A number that is none is left to the rules of the form, and one that was saved before is not asked for again. */
  private async withVat(
    event: UnstampedEvent,
    { vat, countryCode, skipVies, beginAnew }: Readonly<Record<string, unknown>>,
    { application, context }: HandlerRequest,
  ): Promise<UnstampedEvent> {
    const country = typeof countryCode === 'string' ? countryCode.trim().toLowerCase() : undefined;
    const number = vatNumberOf(vat, country);
    if (!number || vatText(number) === context.steps[1]?.['vat']) return event;
    const use = await this.numbers.useOf([vatText(number)], application?.id);
    const isAnew = beginAnew === true || beginAnew === 'true';
    const isVatUsed = use === 'reserved' || (use === 'begun' && !isAnew);
    const isSkipped = isVatUsed || skipVies === true || skipVies === 'true';
    const vies = isSkipped ? 'unavailable' : (await this.register.lookUp(number)).answer;
    return { ...event, isVatUsed, vies };
  }
}

/** Ids for the contacts of an event that have none yet, by the names that it gives them and in their order. */
function newIdsFor(contacts: unknown, before: Before): Readonly<Record<string, string>> {
  const added = Object.entries(asFields(contacts)).filter(([, change]) => asFields(change)['contact_id'] === undefined);
  const ids = added.map(() => newContactId(before)).toSorted();
  return Object.fromEntries(added.map(([name], at) => [name, ids[at] ?? newContactId(before)]));
}

type Before = Pick<HandlerRequest['context'], 'contacts'>;

/** A UUID of version 7 (RFC 9562): ids of contacts go up, also where a replica whose clock is ahead made the ones before. */
function newContactId({ contacts }: Before): string {
  const bytes = randomBytes(16);
  const times = contacts.map(({ id }) => Number.parseInt(id.replace('-', '').slice(0, 12), 16));
  bytes.writeUIntBE(Math.max(Date.now(), ...times.map((time) => time + 1)), 0, 6);
  bytes.writeUInt8(0x70 | (bytes.readUInt8(6) & 0x0f), 6);
  bytes.writeUInt8(0x80 | (bytes.readUInt8(8) & 0x3f), 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
