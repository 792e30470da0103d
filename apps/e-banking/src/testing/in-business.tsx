import { FlowClient, useFlow, type Transport, type UnstampedEvent } from '@statewise/flow-client';
import { businessAccountFlow } from '@statewise/machines';
import { adding, businessCreation, businessSaving } from '@statewise/machines/testing';
import { renderInWizard } from '@statewise/wizard/testing/in-wizard';
import { memoryTransport } from '@statewise/wizard/testing/memory-transport';
import type { Choices, Screen, ScreenProps } from '@statewise/wizard';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { businessErrors as errors } from '../errors/catalogue.js';
import { businessCatalogue } from '../messages/catalogue.js';

/** For tests: an application whose people are to be entered, and the devices on which it is open. */
export class Business {
  readonly #transport: Transport;

  private constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** An application at step three, with contacts that were entered before. */
  static async atPeople(...contacts: readonly UnstampedEvent[]): Promise<Business> {
    return await Business.after(businessCreation(), businessSaving(2), ...contacts);
  }

  /** An application after these events. */
  static async after(...events: readonly UnstampedEvent[]): Promise<Business> {
    let last = 100;
    const transport = memoryTransport(businessAccountFlow, (event) =>
      event.type === 'contact.save' ? { ...event, id: String((last += 1)) } : withIds(event, () => String((last += 1))),
    );
    const business = new Business(transport);
    for (const event of events) await business.happen(event);
    return business;
  }

  /** Something that is done on another device. */
  async happen({ at: _at, actor: _actor, ...event }: UnstampedEvent): Promise<void> {
    await this.#transport.send('', { event, key: '' });
  }

  /** Opens the application in this tab, as it is now or as it was before a reload, and shows the screen of its step. */
  async show(Step: Screen, choices: Choices = {}): Promise<FlowClient> {
    const client = new FlowClient({ flow: businessAccountFlow, transport: this.#transport, storage: sessionStorage });
    client.open(await this.#transport.read(''));
    const Shown = () => <Step {...useShown(client)} />;
    await renderInWizard(<Shown />, {
      base: '/e-banking',
      catalogue: businessCatalogue,
      flow: () => Promise.resolve({ flow: businessAccountFlow, errors, fetchChoices: () => Promise.resolve(choices) }),
    });
    return client;
  }
}

/** What the server puts on an event that changes several contacts: ids of those that have none. */
function withIds(event: UnstampedEvent, next: () => string): UnstampedEvent {
  const { type, contacts } = event;
  if (type !== 'contacts.save' || typeof contacts !== 'object' || contacts === null) return event;
  const added = Object.entries(contacts).filter(([, change]) => change?.contact_id === undefined);
  return { ...event, ids: Object.fromEntries(added.map(([name]) => [name, next()])) };
}

function useShown(client: FlowClient): ScreenProps {
  return { flow: useFlow(client) };
}

/** The part of the screen with a list. */
export const list = (name: RegExp | string) => within(screen.getByRole('region', { name }));

/** An owner of a share, as another device would add one. */
export const owner = (idcard: string, shares: number, parent?: string) =>
  adding('beneficial_owner_individual', idcard, { shares, surname: `Owner ${idcard}` }, parent);

/** Lets what is under way arrive. */
export const settled = () => act(async () => new Promise((done) => setTimeout(done, 30)));

/** What is asked of a person. */
export const person = { 'First name': 'Ada', 'Last name': 'Vella', 'Date of birth': '02051979' } as const;
export const card = { 'Number of the identity card': '592017736', 'Identity card valid until': '31122099' } as const;

/** Fills fields of the open form of a list. */
export async function fill(name: RegExp, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    const field = list(name).getByLabelText(new RegExp(`^${label}`));
    await userEvent.clear(field);
    if (value !== '') await userEvent.type(field, value);
  }
}

/** The part of the screen with the people and companies. */
export const peopleRegion = /People and companies/;

/** Ticks and unticks roles in the open form of a person, by the beginning of their names. */
export async function tick(roles: Readonly<Record<string, boolean>>): Promise<void> {
  for (const [name, isTicked] of Object.entries(roles)) {
    const box = list(peopleRegion).getByRole<HTMLInputElement>('checkbox', { name: new RegExp(`^${name}($| |[A-Z])`) });
    if (box.checked !== isTicked) await userEvent.click(box);
  }
}

/** Presses a button of a list. */
export const press = (name: RegExp, button: RegExp) =>
  userEvent.click(list(name).getByRole('button', { name: button }));
