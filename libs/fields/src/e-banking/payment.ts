import { Example } from '../rules/example.js';
import { YesNo } from '../rules/flag.js';
import { field, rule, trimmed } from '../rules/rule.js';
import { choices } from '../choices.js';
import { isBusinessCountry } from './business-countries.js';
import { getIzolaProLogic } from './izola-pro-logic.js';

/** A credit card that the business can choose. */
function CreditCard(): PropertyDecorator {
  const dropdown = 'izola_pro_credit_card';
  return field(
    { kind: 'choice', dropdown, values: choices[dropdown], normalise: trimmed },
    rule(
      'oneOf',
      (value, _, { steps }) => {
        const { countryCode, companyType, is_credit_card_account } = steps?.[1] ?? {};
        if (!isBusinessCountry(countryCode) || typeof companyType !== 'string') return false;
        const isCreditCardAccount = is_credit_card_account === true;
        const { creditCards } = getIzolaProLogic({ country: countryCode, companyType, isCreditCardAccount });
        return creditCards.some((card) => card === value);
      },
      'not one of the `creditCards` of `getIzolaProLogic`',
    ),
  );
}

/** Step five: whether the business pays at the partner's stores, and which credit card it wants. */
export class Payment {
  @YesNo()
  @Example(false)
  payment?: boolean;

  @CreditCard()
  @Example('pro_classic')
  izola_pro_credit_card?: string;
}
