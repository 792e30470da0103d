import type { Fields } from '@statewise/fields';
import type { Contact } from '@statewise/flow';
import type { SentEvent } from '@statewise/flow/testing';
import type { AnswerTable, KeptAnswers } from './table.js';

type Steps = KeptAnswers['steps'];
type Kept = ReturnType<AnswerTable['keeps']>;

const isCardAlone = (steps: Steps): boolean => steps[1]?.['is_credit_card_account'] === true;
const isElsewhere = (steps: Steps): boolean => steps[2]?.['differentAddress'] === true;
const card = 'izola_pro_credit_card';

/** Whether a business can choose a card: one account for everyone, the others for accounts of a card alone. */
function isOffered(steps: Steps, value: unknown): boolean {
  if (value === 'pro_classic') return true;
  return isCardAlone(steps) && (value === 'pro_gold' || steps[1]?.['companyType'] !== 'sole_trader');
}

/** Who names the holders together with the other people has answered their step. */
const holdersNamed: Steps = { 4: {} };

/** What follows from the basics themselves. */
const withBasics = (step: number, fields: Fields): Fields =>
  step === 1
    ? {
        ...fields,
        isCompany: fields['companyType'] !== 'sole_trader',
        is_credit_card_account: fields['account_type'] === 'credit_card',
      }
    : fields;

/** Lists that are asked for by a question: who names somebody in them has answered it with yes. */
const questionOf: Readonly<Record<string, readonly [step: number, field: string]>> = {
  politically_exposed_person: [3, 'pep'],
  client_number: [5, 'payment'],
};

/** The lists with contacts more, in the order of their ids. */
function added({ steps, contacts }: KeptAnswers, more: readonly Contact[]): Kept {
  const answered = more.flatMap(({ contact_type: type }) => {
    const [step = 0, field = ''] = questionOf[type] ?? [];
    return steps[step]?.[field] === false ? [[step, { ...steps[step], [field]: true }]] : [];
  });
  return {
    steps: { ...steps, ...Object.fromEntries(answered) },
    contacts: [...contacts, ...more].toSorted((a, b) => (a.id < b.id ? -1 : 1)),
  };
}

function keeps(kept: KeptAnswers, event: SentEvent, to: string): Kept {
  const { steps, contacts } = kept;
  const { type, step, fields, contact_type, data, id, parent_id, contact_id, ids } = event;
  switch (type) {
    case 'application.create':
      return { steps: { 1: withBasics(1, Object(fields)) } };
    case 'step.save':
    case 'help.save':
      return {
        steps: {
          ...steps,
          ...(type === 'step.save' && step === 3 && to === 'payment' && holdersNamed),
          [Number(step)]: withBasics(Number(step), Object(fields)),
        },
      };
    case 'contact.save':
      return added(kept, [
        { id: String(id), contact_type: String(contact_type), fields: Object(data), parent_id: parentOf(parent_id) },
      ]);
    case 'contacts.save':
      return added(
        kept,
        Object.entries<unknown>(Object(event['contacts'])).map(([name, contact]) => ({
          id: String(Object(ids)[name]),
          contact_type: String(Object(contact).contact_type),
          fields: Object(Object(contact).data),
          parent_id: null,
        })),
      );
    case 'contact.delete':
      return { contacts: contacts.filter((one) => one.id !== contact_id && one.parent_id !== contact_id) };
    default:
      return {};
  }
}

const parentOf = (id: unknown): string | null => (typeof id === 'string' ? id : null);

/** Which answers of an application for a business account are kept. */
export const businessAnswerTable: AnswerTable = {
  questions: [
    ...['street_name', 'address', 'postalcode', 'city', 'country'].map((name) => ({
      step: 2,
      field: `register_${name}`,
      when: isElsewhere,
      isRequired: isElsewhere,
    })),
    { step: 3, field: 'pep', when: (steps) => !isCardAlone(steps), isRequired: (steps) => !isCardAlone(steps) },
    { step: 5, field: card, when: isOffered, isRequired: isCardAlone },
  ],
  own: {
    1: ['email', 'accept_gdpr', 'skipVies', 'beginAnew'],
    2: ['email_address', 'differentAddress'],
    6: ['promotionsByElectronic', 'promotionsByPost', 'thirdPartyPromotions', 'documents_sent'],
  },
  keeps,
};
