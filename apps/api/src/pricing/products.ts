import { greenRateContext, lendingRateContext, renovationRateContext, saverRateContext } from '@statewise/finance';
import { loanType } from '@statewise/fields';
import { provider } from '@statewise/i18n';

/** The products that lend, by loan type. */
export const loanProducts: Readonly<Record<number, string>> = {
  [loanType.renovation]: 'renovation-loan',
  [loanType.green]: 'green-loan',
  [loanType.staffGreen]: 'staff-green-loan',
  [loanType.staffRenovation]: 'staff-renovation-loan',
  [loanType.generalPurpose]: 'general-purpose-loan',
};

const saver = 'saver';

/** The account without a term is 0 years. */
const depositYears = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10'] as const;

export const depositOf = (years: string): string => `deposit-${years}`;

/** The years of a deposit as the wire has them; undefined for another product. */
export const yearsOf = (product: string): string | undefined => /^deposit-(\d{1,2})$/.exec(product)?.[1];

/** Everything that has a price. */
export const products: readonly string[] = [...Object.values(loanProducts), saver, ...depositYears.map(depositOf)];

/** The contexts under which the site's calculators know the price of a product; a product for staff has none. */
export const rateContexts: Readonly<Record<string, string>> = {
  'general-purpose-loan': lendingRateContext,
  'renovation-loan': renovationRateContext,
  'green-loan': greenRateContext,
  [saver]: `${provider.shortName.toLowerCase()}_${saverRateContext}`,
};
