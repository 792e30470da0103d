import { isFilled, type Fields, type FieldsClass } from '@statewise/fields';
import type { Contact, Flow, FlowContext, Step, SummaryList } from '@statewise/flow';
import type { Translator } from '@statewise/i18n';
import type { Block, PdfDocument } from '../../platform/pdf/blocks.js';
import { wordedAnswers, type Words } from '../answers-in-words.js';

/** An application of which a summary is written. */
export interface Summarised {
  readonly flow: Flow;
  readonly state: string;
  readonly context: FlowContext;
  /** How many documents of each kind are kept. */
  readonly received: ReadonlyMap<string, number>;
}

/** Whose words a summary is written in; `shown` is how what an applicant typed is written for its reader. */
export interface SummaryWords extends Words {
  readonly t: Translator;
  readonly date: string;
  readonly shown: (text: string) => string;
  /** What a kind of documents is called. */
  readonly document: (kind: string) => string;
}

/** An application as a document: every step that is asked for, with the contacts of its lists, and the documents. */
export function summaryDocument(summarised: Summarised, words: SummaryWords): PdfDocument {
  const { flow, state, context } = summarised;
  const { t, date, shown } = words;
  const { isSent } = flow.summary ?? {};
  const name = nameIn(flow, context);
  const steps = Object.values(flow.steps).filter(({ fields, applies }) => fields && applies?.(context.steps) !== false);
  const lists = flow.summary?.lists?.(context) ?? listsByType(flow, context, steps.at(-1)?.step ?? 0);
  const documents = documentFacts(summarised, words);
  return {
    title: t.has('summary.title') ? t('summary.title') : t.has('title') ? t('title') : flow.title,
    language: t.language,
    blocks: [
      { kind: 'lead', text: name ? t('summary.lead', { name: shown(name), date }) : t('summary.unnamed', { date }) },
      ...(isSent ? [{ kind: 'paragraph', text: t(isSent(state) ? 'summary.sent' : 'summary.notSent') } as const] : []),
      ...steps.flatMap((step) => [
        ...stepBlocks(step, summarised, words),
        ...lists.filter((list) => list.step === step.step).flatMap((list) => listBlocks(list, flow, words)),
      ]),
      ...(documents.length > 0
        ? [{ kind: 'subheading', text: t('summary.documents') } as const, { kind: 'facts', facts: documents } as const]
        : []),
      ...(t.has('summary.note') ? [{ kind: 'note', text: t('summary.note') } as const] : []),
    ],
  };
}

/** What the answers that are listed as names are together. */
function nameIn({ listing }: Flow, { steps }: FlowContext): string {
  const names = listing.filter(({ as }) => as === 'name').map(({ step, field }) => steps[step]?.[field]);
  return names.filter(isFilled).join(' ');
}

/** Contacts by their types, of a flow that does not say in which lists they stand. */
function listsByType({ contactTypes = {}, contacts }: Flow, context: FlowContext, step: number): SummaryList[] {
  const counting = contacts?.(context) ?? [];
  return Object.keys(contactTypes)
    .map((name) => ({ name, step, contacts: counting.filter(({ contact_type }) => contact_type === name) }))
    .filter(({ contacts: named }) => named.length > 0);
}

function stepBlocks({ step, state, fields: type }: Step, { flow, context }: Summarised, words: SummaryWords): Block[] {
  const { t } = words;
  const key = [`summary.step.${step}`, `step.${step}`, state].find((known) => t.has(known)) ?? state;
  const answers = context.steps[step];
  const left = flow.summary?.leaveOut?.map((name) => name.replace(`${step}.`, ''));
  return [
    { kind: 'heading', text: t.text(key) },
    ...(answers && type
      ? factBlocks(type, answers, left, words, words.label)
      : [{ kind: 'paragraph', text: t('summary.notAnswered') } as const]),
  ];
}

function listBlocks({ name, contacts }: SummaryList, flow: Flow, words: SummaryWords): Block[] {
  const { t } = words;
  const named = new Map(contacts.map((contact) => [contact.id, words.shown(flow.contactName(contact.fields))]));
  const blocksBelow = (parent: string | null): Block[] =>
    contacts
      .filter(({ parent_id: above }) => (above !== null && named.has(above) ? above : null) === parent)
      .flatMap((contact) => [
        ...contactBlocks(contact, named.get(parent ?? ''), flow, words),
        ...blocksBelow(contact.id),
      ]);
  return [
    { kind: 'subheading', text: t.has(`field.${name}`) ? t(`field.${name}`) : words.contactType(name) },
    ...(contacts.length === 0 ? [{ kind: 'paragraph', text: t('summary.nobody') } as const] : []),
    ...blocksBelow(null),
  ];
}

function contactBlocks(
  { contact_type, fields }: Contact,
  of: string | undefined,
  flow: Flow,
  words: SummaryWords,
): Block[] {
  const name = words.shown(flow.contactName(fields));
  const type = flow.contactTypes?.[contact_type];
  const left = flow.summary?.leaveOut?.map((left) => left.replace('contact.', ''));
  return [
    { kind: 'entry', text: of === undefined ? name : words.t('summary.below', { name, of }) },
    ...(type ? factBlocks(type, fields, left, words, words.contactLabel) : []),
  ];
}

function factBlocks(
  type: FieldsClass,
  answers: Fields,
  leaveOut: readonly string[] = [],
  words: SummaryWords,
  label: (name: string) => string,
): Block[] {
  const { t, shown } = words;
  const facts = wordedAnswers(type, answers, words, (name) =>
    t.has(`summary.field.${name}`) ? t(`summary.field.${name}`) : label(name),
  )
    .filter(({ name }) => !leaveOut.includes(name))
    .map(({ label: named, text }) => [named, shown(text)] as const);
  return facts.length > 0 ? [{ kind: 'facts', facts }] : [];
}

/** What arrived, and what must still be sent. */
function documentFacts({ flow, context, received }: Summarised, words: SummaryWords) {
  const { t } = words;
  const kinds = new Set([...(flow.documents?.required(context) ?? []), ...received.keys()]);
  return [...kinds].map((kind) => {
    const count = received.get(kind) ?? 0;
    const text = count > 0 ? t('summary.files', { count }) : t('summary.missing');
    return [words.document(kind), text] as const;
  });
}
