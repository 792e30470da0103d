import { businessCountries } from './e-banking/business-countries.js';

/** The values of each closed dropdown, in the order in which they are shown; labels are looked up by value. */
export const choices = {
  titles: ['mr', 'mrs', 'ms', 'mx', 'dr'],
  genders: ['female', 'male', 'other'],
  civil_status: ['single', 'married', 'cohabiting', 'divorced', 'widowed'],
  relationships: ['spouse', 'partner', 'parent', 'child', 'sibling', 'other'],
  depandants: Array.from({ length: 21 }, (_, count) => String(count)),
  main_occupation: ['salaried', 'self_employed', 'civil_servant', 'retired', 'benefit', 'unemployed'],
  sectors: [
    'agriculture',
    'construction',
    'education',
    'energy',
    'finance',
    'government',
    'health',
    'hospitality',
    'industry',
    'it',
    'legal',
    'logistics',
    'media',
    'real_estate',
    'retail',
    'science',
    'services',
    'social_work',
    'sports_culture',
    'other',
  ],
  employment_length: ['lt_1', '1_to_3', '3_to_5', 'gt_5'],
  living_situation: ['owner', 'owner_mortgage', 'tenant', 'with_family'],
  credit_limits: ['none', 'lt_1250', '1250_to_5000', 'gt_5000'],
  loan_durations: ['6', '12', '18', '24', '30', '36', '48', '60', '72', '84', '96', '108', '120'],
  van_marcke_client_choice: ['store', 'business'],
  account_type: ['current', 'savings', 'credit_card'],
  business_countries: businessCountries,
  izola_pro_credit_card: ['pro_classic', 'pro_gold', 'pro_platinum'],
} as const satisfies Record<string, readonly string[]>;

/** The name of a closed dropdown. */
export type ChoiceName = keyof typeof choices;
