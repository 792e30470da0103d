import { Random } from '@statewise/flow/testing';

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
      title: random.of(['mr', 'mrs', 'mx']),
      first_name: random.of(firstNames),
      last_name: random.of(lastNames),
      date_of_birth: `${twoDigits(random.between(1, 28))}/${twoDigits(random.between(1, 12))}/${random.between(1975, 2000)}`,
      nationality: random.of(['be', 'mt', 'nl', 'fr']),
      email: `applicant.${random.digits(8)}@example.com`,
      mobile: `+324${random.digits(8)}`,
      civil_status: random.of(['single', 'divorced', 'widowed']),
      dependants: String(random.between(0, 3)),
      accept_gdpr: true,
    },
    stepTwo: {
      country: 'nl',
      street: random.of(['Kerkstraat', 'Rue de l’Église', 'Triq il-Kbira']),
      house_number: `${random.between(1, 200)}${random.of(['', 'A', ' bis'])}`,
      postcode: `${random.between(1000, 9999)} AB`,
      city: random.of(['Utrecht', 'Breda', 'Sluis']),
      resident_since: String(random.between(2001, 2024)),
    },
    stepThree: {
      occupation: {
        main_occupation: 'salaried',
        sector: random.of(['construction', 'education', 'health', 'it']),
        employer: 'Harbour Works',
        employment_length: 'gt_5',
      },
      income: { net_monthly_income: String(random.between(3_200, 5_000)) },
      expenditure: {
        living_situation: 'tenant',
        housing_cost: String(random.between(600, 900)),
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
