import { contactClasses, isContactType, isFilled, type Fields } from '@statewise/fields';
import { fill } from '@statewise/i18n';
import {
  businessAccountFlow,
  businessSteps,
  contactLists,
  contactsIn,
  missingDocuments,
  type BusinessContext,
  type ContactList,
} from '@statewise/machines';
import type { Contact } from '@statewise/flow';
import type { Block, PdfDocument } from '@statewise/server/platform/pdf/blocks.js';
import { answerFacts, type Fact, type Words } from './answer-facts.js';
import { summaryTexts } from './summary-texts.js';

/** The sections under whose labels the lists of contacts are shown. */
const sections: Readonly<Record<string, string>> = {
  beneficial_owner: 'beneficial_owners',
  director: 'directors',
  authorised_signatory: 'authorised_signatories',
  owner_partner: 'owners_partners',
  politically_exposed_person: 'politically_exposed_persons',
  principal_account_holder: 'principal_account_holders',
  additional_card_holder: 'additional_card_holders',
  account: 'accounts',
  client_number: 'client_numbers',
};

/** An application as a document at an instant: every step that is asked for, with its lists, and the documents. */
export function summaryDocument(context: BusinessContext, isSent: boolean, at: string, words: Words): PdfDocument {
  const { language, format } = words;
  const texts = summaryTexts[language];
  const { company, vat } = { ...context.steps[1], ...context.steps[2] };
  return {
    title: texts.title,
    language,
    blocks: [
      {
        kind: 'lead',
        text: fill(texts.lead, { company: String(company ?? vat ?? ''), date: format.date(at.slice(0, 10)) }),
      },
      { kind: 'paragraph', text: isSent ? texts.sent : texts.notSent },
      ...Object.values(businessSteps).flatMap((step) => stepBlocks(step, context, words)),
      { kind: 'subheading', text: texts.documents },
      { kind: 'facts', facts: documentFacts(context, words) },
      { kind: 'note', text: texts.note },
    ],
  };
}

type FormStep = (typeof businessSteps)[keyof typeof businessSteps];

function stepBlocks({ step, fields: type, applies }: FormStep, context: BusinessContext, words: Words): Block[] {
  if (!type || applies?.(context.steps) === false) return [];
  const texts = summaryTexts[words.language];
  const answers = context.steps[step];
  const facts = answers ? answerFacts(type, answers, context.steps, words) : [];
  return [
    { kind: 'heading', text: texts.steps[step] ?? '' },
    ...(answers ? factsBlock(facts) : [{ kind: 'paragraph', text: texts.notAnswered } as const]),
    ...contactLists.filter((list) => list.step === step).flatMap((list) => listBlocks(list, context, words)),
  ];
}

function listBlocks(list: ContactList, context: BusinessContext, words: Words): Block[] {
  if (!list.applies(context.steps)) return [];
  const contacts = contactsIn(list, businessAccountFlow.contacts?.(context) ?? []);
  if (contacts.length === 0 && list.min === 0) return [];
  if (contacts.length === 0 && list.question !== undefined) return [];
  const label = words.dropdowns['business_sections']?.find(({ value }) => value === sections[list.name])?.label;
  const top = contacts.filter(({ parent_id }) => parent_id === null);
  return [
    { kind: 'subheading', text: label ?? list.name },
    ...(top.length === 0 ? [{ kind: 'paragraph', text: summaryTexts[words.language].nobody } as const] : []),
    ...top.flatMap((contact) => [
      ...contactBlocks(contact, nameOf(contact.fields), context, words),
      ...contacts
        .filter(({ parent_id }) => parent_id === contact.id)
        .flatMap((shareholder) => {
          const named = { name: nameOf(shareholder.fields), company: nameOf(contact.fields) };
          return contactBlocks(shareholder, fill(summaryTexts[words.language].shareholder, named), context, words);
        }),
    ]),
  ];
}

function contactBlocks({ contact_type, fields }: Contact, title: string, context: BusinessContext, words: Words) {
  if (!isContactType(contact_type)) return [];
  const { name: _, surname: __, company: ___, pep_name: ____, client_number: _____, ...others } = fields;
  const facts = answerFacts(contactClasses[contact_type], others, context.steps, words);
  return [{ kind: 'entry', text: title } as const, ...factsBlock(facts)];
}

/** Returns the title of a contact: name, company, politically exposed person and client number, as far as given. */
function nameOf({ name, surname, company, pep_name, client_number }: Fields): string {
  const person = [name, surname].filter(isFilled).join(' ');
  return [person, company, pep_name, client_number].filter(isFilled).join(', ');
}

function factsBlock(facts: readonly Fact[]): Block[] {
  return facts.length > 0 ? [{ kind: 'facts', facts }] : [];
}

/** What arrived, and what must still be sent. */
function documentFacts(context: BusinessContext, { language, dropdowns }: Words): Fact[] {
  const { file, files, missing } = summaryTexts[language];
  const lacking = missingDocuments(context);
  return (dropdowns['business_documents'] ?? []).flatMap(({ value, label }): Fact[] => {
    const count = context.documents[value] ?? 0;
    if (count > 0) return [[label, count === 1 ? file : fill(files, { count })]];
    return lacking.includes(value) ? [[label, missing]] : [];
  });
}
