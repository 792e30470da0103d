/** What a credit card costs and allows. */
export interface CreditCardTerms {
  /** In euro a year. */
  readonly price: number;
  /** Most that is spent in a month, in euro. */
  readonly limit: number;
  /** Interest on what is not paid back in time, in percent a year. */
  readonly rate: number;
}

/** The cards for businesses, by the values of `izola_pro_credit_card`; docs/izola-pro-logic.md has them as a table. */
export const creditCardTerms: Readonly<Record<string, CreditCardTerms>> = {
  pro_classic: { price: 24, limit: 2_500, rate: 9.9 },
  pro_gold: { price: 72, limit: 7_500, rate: 9.4 },
  pro_platinum: { price: 180, limit: 20_000, rate: 8.9 },
};
