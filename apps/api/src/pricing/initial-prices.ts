/** The loan types of the wire contract with their yearly nominal rates in percent. */
export const loanTypes = [
  {
    id: 1,
    product: 'renovation-loan',
    yearly_rate: 4.95,
    staff_only: false,
    name: { en: 'Renovation loan', nl: 'Renovatielening', fr: 'Prêt rénovation' },
  },
  {
    id: 2,
    product: 'green-loan',
    yearly_rate: 3.75,
    staff_only: false,
    name: { en: 'Green loan', nl: 'Groene lening', fr: 'Prêt vert' },
  },
  {
    id: 3,
    product: 'staff-green-loan',
    yearly_rate: 2.75,
    staff_only: true,
    name: { en: 'Green loan for staff', nl: 'Groene lening voor personeel', fr: 'Prêt vert pour le personnel' },
  },
  {
    id: 4,
    product: 'staff-renovation-loan',
    yearly_rate: 3.95,
    staff_only: true,
    name: {
      en: 'Renovation loan for staff',
      nl: 'Renovatielening voor personeel',
      fr: 'Prêt rénovation pour le personnel',
    },
  },
  {
    id: 5,
    product: 'general-purpose-loan',
    yearly_rate: 6.95,
    staff_only: false,
    name: { en: 'General purpose loan', nl: 'Lening voor alle doeleinden', fr: 'Prêt à tempérament' },
  },
];

/** Longer terms ask for larger loans; those without a minimum fill the gaps below the longest that the amount reaches. */
const ladder = [
  { term: 12, minimum: 500 },
  { term: 18, minimum: null },
  { term: 24, minimum: 1_000 },
  { term: 30, minimum: null },
  { term: 36, minimum: 2_000 },
  { term: 48, minimum: 3_700 },
  { term: 60, minimum: 5_600 },
  { term: 72, minimum: null },
  { term: 84, minimum: 7_500 },
  { term: 96, minimum: null },
  { term: 120, minimum: 15_000 },
];

export const terms = loanTypes.flatMap(({ id }) => ladder.map((step) => ({ loan_type_id: id, ...step })));

export const promotions = [
  {
    loan_type_id: 1,
    months: 6,
    is_default: true,
    name: { en: '6 months without interest', nl: '6 maanden zonder interest', fr: '6 mois sans intérêts' },
  },
  {
    loan_type_id: 1,
    months: 12,
    is_default: false,
    name: { en: '12 months without interest', nl: '12 maanden zonder interest', fr: '12 mois sans intérêts' },
  },
  {
    loan_type_id: 2,
    months: 12,
    is_default: true,
    name: {
      en: 'A green year without interest',
      nl: 'Een groen jaar zonder interest',
      fr: 'Une année verte sans intérêts',
    },
  },
];
