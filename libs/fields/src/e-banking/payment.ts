import type { Fields } from '../check/check.js';
import { field, rule, trimmed } from '../rules/rule.js';
import { condition, YesNo, RequiredWhen } from '../rules/required.js';
import { Example } from '../rules/example.js';
import { choices } from '../choices.js';
import { isBusinessCountry } from './business-countries.js';
import { getIzolaProLogic } from './izola-pro-logic.js';

/** Whether a business of these basics can choose a credit card. */
export function isCardOffered(card: unknown, basics: Fields | undefined): boolean {
  const { countryCode: country, companyType, is_credit_card_account } = basics ?? {};
  if (!isBusinessCountry(country) || typeof companyType !== 'string') return false;
  const isCreditCardAccount = is_credit_card_account === true;
  return getIzolaProLogic({ country, companyType, isCreditCardAccount }).creditCards.some((known) => known === card);
}

/** A credit card that the business can choose. */
function CreditCard(): PropertyDecorator {
  const dropdown = 'izola_pro_credit_card';
  return field(
    { kind: 'choice', dropdown, values: choices[dropdown], normalise: trimmed },
    rule(
      'oneOf',
      (value, _, { steps }) => isCardOffered(value, steps?.[1]),
      'not one of the `creditCards` of `getIzolaProLogic`',
    ),
  );
}

const isCreditCardAccount = condition(
  'the account is a credit card account (`account_type` of step one is `credit_card`)',
  (_, { steps }) => steps?.[1]?.is_credit_card_account === true,
);

/** Step five: whether the business pays at the partner's stores, and which credit card it wants; an account for a card needs one. */
export class Payment {
  @YesNo() @Example(false) payment?: boolean;
  @RequiredWhen(isCreditCardAccount) @CreditCard() @Example('pro_classic') izola_pro_credit_card?: string;
}
