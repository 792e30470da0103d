import { Random } from './random.ts';

/** Answers by field name: text as it is typed, the value of a choice, or a tick. */
export type SampleAnswers = Readonly<Record<string, string | boolean>>;

/** An applicant for a loan that the risk rules grant, with the answers at each step. */
export interface SampleApplicant {
  readonly stepOne: SampleAnswers;
  readonly stepTwo: SampleAnswers;
  readonly stepThree: {
    readonly occupation: SampleAnswers;
    readonly income: SampleAnswers;
    readonly expenditure: SampleAnswers;
  };
  readonly stepFour: SampleAnswers;
  readonly stepFive: SampleAnswers;
}

const firstNames = ['Ann', 'Zoë', 'Jean-Pierre', 'Noor', 'Björn', 'Maria', 'Sean'];
const lastNames = ["O'Neill", 'van der Meer', 'Peeters', 'Dupont-Lefèvre', 'Borg', 'Ñúñez', 'De Smet'];

/** An applicant that differs from test to test and stays the same from run to run. */
export function anApplicant(seed: string, changes: Partial<SampleApplicant> = {}): SampleApplicant {
  const random = new Random(seed);
  return {
    stepOne: {
      title: random.one(['mr', 'mrs', 'mx']),
      first_name: random.one(firstNames),
      last_name: random.one(lastNames),
      date_of_birth: `${twoDigits(random.integer(1, 28))}/${twoDigits(random.integer(1, 12))}/${random.integer(1975, 2000)}`,
      nationality: random.one(['be', 'mt', 'nl', 'fr']),
      email: `applicant.${random.digits(8)}@example.com`,
      mobile: `+324${random.digits(8)}`,
      civil_status: random.one(['single', 'divorced', 'widowed']),
      dependants: String(random.integer(0, 3)),
      accept_gdpr: true,
    },
    stepTwo: {
      country: 'nl',
      street: random.one(['Kerkstraat', 'Rue de l’Église', 'Triq il-Kbira']),
      house_number: `${random.integer(1, 200)}${random.one(['', 'A', ' bis'])}`,
      postcode: `${random.integer(1000, 9999)} AB`,
      city: random.one(['Utrecht', 'Breda', 'Sluis']),
      resident_since: String(random.integer(2001, 2024)),
    },
    stepThree: {
      occupation: {
        main_occupation: 'salaried',
        sector: random.one(['construction', 'education', 'health', 'it']),
        employer: 'Harbour Works',
        employment_length: 'gt_5',
      },
      income: { net_monthly_income: String(random.integer(3_200, 5_000)) },
      expenditure: {
        living_situation: 'tenant',
        housing_cost: String(random.integer(600, 900)),
        loan_instalments: '0',
        credit_limits: 'none',
      },
    },
    stepFour: { third_party_installer: 'Sun and Roof' },
    stepFive: { tos: true, tos_two: true, tos_three: true },
    ...changes,
  };
}

const twoDigits = (number: number) => String(number).padStart(2, '0');
