import { contactClasses, contactTypes, exampleOf, storedSchemaOf } from '@statewise/fields';
import { applicationSchema } from '../application-schemas.js';
import type { Area } from '../operation.js';
import * as s from '../schema.js';

export const businessArea: Area = {
  name: 'Business account',
  description: 'The steps, lists of contacts and questions of an application for a business account (e-banking).',
  isSpecified: true,
};

export const exampleContactId = '01932f6e-8f2a-7c3b-9d4e-5f6071829304';

/** What an application of this flow has of its own in examples. */
export const exampleBusiness = (changed: object) => ({
  flow: 'e-banking',
  state: 'address',
  ...changed,
});

const answers = Object.values(contactClasses).map((type) => storedSchemaOf(type)['properties']);

/** A contact as answers show it, with the members of its type. */
const contactSchema = s.namedObject(
  'Contact',
  {
    id: s.text('Given by the server'),
    parent_id: s.nullable(s.text('The company-owner that it owns a part of')),
    contact_type: s.text('The list in which it stands', { enum: contactTypes as readonly string[] }),
  },
  Object.assign({}, ...answers),
);

export const contactsMember = s.list(contactSchema, {
  description: 'The contacts that count, in the order in which they were added',
});

export const exampleContact = {
  id: exampleContactId,
  parent_id: null,
  contact_type: 'principal_account_holder',
  ...exampleOf(contactClasses.principal_account_holder),
  sector: 'Individual',
};

export const applicationAnswerSchema = s.success({ application: applicationSchema });
