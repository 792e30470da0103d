/** The loan types of the wire contract. */
export const loanType = { renovation: 1, green: 2, staffGreen: 3, staffRenovation: 4, generalPurpose: 5 } as const;

/** Countries in which prices may differ; `ot` stands for every other one. */
export const priceCountries = ['be', 'mt', 'ot'] as const;
export type PriceCountry = (typeof priceCountries)[number];

/** The country of an application that names none: the bank lends from Belgium. */
export const homeCountry: PriceCountry = 'be';

/** By which way an application comes in; intermediaries may lend more. */
export type Route = 'store' | 'intermediary' | 'direct';

const staffTypes: readonly number[] = [loanType.staffGreen, loanType.staffRenovation];
const greenTypes: readonly number[] = [loanType.green, loanType.staffGreen];

/** The smallest loan, in euro. */
export const minimumAmount = 500;

/** The largest loan of a type in euro, or null when the type has no maximum. */
export function maximumAmount(type: number, route: Route): number | null {
  if (type === loanType.generalPurpose) return null;
  return route === 'intermediary' && greenTypes.includes(type) ? 30_000 : 25_000;
}

/** Whether only staff may choose the loan type. */
export function isStaffType(type: number): boolean {
  return staffTypes.includes(type);
}
