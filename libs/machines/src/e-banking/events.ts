import {
  contactClasses,
  contactTypes,
  Example,
  exampleOf,
  businessDocuments,
  Integer,
  JsonObject,
  OneOf,
  Required,
  Text,
  TextList,
  type BusinessDocument,
  type ContactType,
  type Fields,
} from '@statewise/fields';
import {
  customers,
  event,
  FirstAnswers,
  handlers,
  HelpedStep,
  SavedStep,
  wizardEvents,
  type EventsOf,
  type UnstampedEvent,
} from '@statewise/flow';
import { businessSteps } from './steps.js';

/** What the register of VAT numbers says: it may not have answered, or not have been asked. */
export const registerAnswers = ['valid', 'unknown', 'unavailable'] as const;
export type RegisterAnswer = (typeof registerAnswers)[number];

/** What the server knows of a VAT number. */
const onVat: { readonly vies: RegisterAnswer; readonly isVatUsed: boolean } = { vies: 'valid', isVatUsed: false };

/** An example of an id that the server gives a contact. */
const exampleId = '01932f6e-8f2a-7c3b-9d4e-5f6071829304';

/** The ids that the server gives new contacts, by the names that the caller gave them. */
const givenIds: { readonly ids: Readonly<Record<string, string>> } = {
  ids: { director: exampleId, signatory: '01932f6e-8f2a-7c3b-9d4e-5f6071829305' },
};

class SavedContact {
  @Required()
  @OneOf(contactTypes)
  contact_type: ContactType;

  @Required()
  @Example(exampleOf(contactClasses.beneficial_owner_individual))
  @JsonObject()
  data: Fields;

  /** The contact that is edited; a new one has none yet. */
  @Text()
  contact_id?: string;

  /** The company-owner that a new contact owns a part of. */
  @Text()
  parent_id?: string;
}

/** Several contacts that one act changes, such as all roles of a person. */
class ChangedContacts {
  /**
   * What is added or edited: `contact_type`, `data`, and `contact_id` or `parent_id`, each under a name of the caller's own, which
   * errors begin with.
   */
  @Example({
    director: { contact_type: 'director_individual', data: exampleOf(contactClasses.director_individual) },
    signatory: { contact_type: 'authorised_signatory', data: exampleOf(contactClasses.authorised_signatory) },
  })
  @JsonObject()
  contacts?: Fields;

  /** Ids of the contacts that are deleted; one that is gone already is no error. */
  @TextList()
  removed?: readonly string[];
}

class DeletedContact {
  @Required()
  @Text()
  @Example(exampleId)
  contact_id: string;
}

class StoredDocuments {
  @Required()
  @OneOf(businessDocuments)
  documentType: BusinessDocument;

  @Required()
  @Example(1)
  @Integer({ min: 1 })
  count: number;
}

/** Whether an event brings the answers among which a VAT number is. */
const hasVat = ({ step }: UnstampedEvent): boolean => step === businessSteps.basics.step;

/** Every event of a business account's application. */
export const businessEvents = {
  ...wizardEvents,
  'application.create': event({ ...wizardEvents['application.create'], payload: FirstAnswers, serverFields: onVat }),
  'step.save': event({
    ...wizardEvents['step.save'],
    payload: SavedStep,
    serverFields: onVat,
    needsServerFields: hasVat,
  }),
  'help.save': event({
    ...wizardEvents['help.save'],
    payload: HelpedStep,
    serverFields: onVat,
    needsServerFields: hasVat,
  }),
  'contact.save': event({
    who: customers,
    payload: SavedContact,
    serverFields: { id: exampleId },
    commutative: true,
    description: 'A person, company or client number is added to a list of the step, or edited.',
  }),
  'contacts.save': event({
    who: customers,
    payload: ChangedContacts,
    serverFields: givenIds,
    commutative: true,
    description: 'Several contacts are added, edited and deleted in one act: all roles of a person or company.',
  }),
  'contact.delete': event({
    who: customers,
    payload: DeletedContact,
    commutative: true,
    description: 'A contact is deleted from a list of the step, and what stands below it.',
  }),
  'documents.uploaded': event({
    who: handlers,
    internal: true,
    payload: StoredDocuments,
    commutative: true,
    description: 'Documents of one kind were uploaded and stored.',
  }),
  'application.finish': event({ who: customers, description: 'The application is sent to the bank.' }),
};

/** Any event of a business account's application, with the payload of its type. */
export type BusinessEvent = EventsOf<typeof businessEvents>;
