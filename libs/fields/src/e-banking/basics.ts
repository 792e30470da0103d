import type { Deriving } from '../check/check.js';
import { Autofill } from '../rules/autofill.js';
import { Email } from '../rules/text.js';
import { Choice } from '../rules/choice.js';
import { Example } from '../rules/example.js';
import { field, rule, trimmed } from '../rules/rule.js';
import { Flag, MustBeTrue, Required } from '../rules/required.js';
import { isBusinessCountry } from './business-countries.js';
import { companyTypesIn, companyTypeValues, isCompanyTypeOf, soleTrader } from './company-types.js';
import { vatNumberOf, vatText } from './vat.js';

/** A legal form of the country in `countryCode`. */
function CompanyType(): PropertyDecorator {
  return field(
    {
      kind: 'choice',
      dropdown: 'company_types',
      dropdownIn: ({ countryCode }) => companyTypesIn(countryCode),
      values: companyTypeValues,
      normalise: trimmed,
    },
    rule(
      'oneOf',
      (value, { countryCode }) =>
        isBusinessCountry(countryCode)
          ? isCompanyTypeOf(value, countryCode)
          : companyTypeValues.some((t) => t === value),
      'not a legal form of the country (`getIzolaProViesCompanyTypes`)',
    ),
  );
}

/** A VAT number of the country in `countryCode`, that no other application uses and that its register knows. */
function Vat(): PropertyDecorator {
  return field(
    { kind: 'text', maxLength: 40, normalise: trimmed },
    rule(
      'vat',
      (value, { countryCode }) => !isBusinessCountry(countryCode) || vatNumberOf(value, countryCode) !== undefined,
    ),
    rule('vat', (_, __, { isVatUsed }) => isVatUsed !== true),
    rule('vies', (_, { skipVies }, { vies }) => skipVies === true || vies !== 'unknown'),
  );
}

/** Step one: which business, where, and which account; the application comes into being by it. */
export class Basics implements Deriving {
  @Required()
  @Choice('business_countries', { anyCase: true })
  @Example('be')
  @Autofill('country')
  countryCode: string;

  @Required() @CompanyType() @Example('bv') companyType: string;
  @Required() @Vat() @Example('BE 0403.170.701') vat: string;
  @Required() @Choice('account_type') @Example('current') account_type: string;
  @Required() @Email() @Example('accounts@harbour-plumbing.example') @Autofill('email') email: string;
  @MustBeTrue() @Example(true) accept_gdpr: boolean;

  /** The register did not answer or does not know the number, and the applicant goes on all the same. */
  @Flag() @Example(false) skipVies?: boolean;

  /** Another application was begun with the number, and the applicant begins anew all the same. */
  @Flag() @Example(false) beginAnew?: boolean;
  @Flag({ derived: true }) isCompany?: boolean;
  @Flag({ derived: true }) is_credit_card_account?: boolean;

  derive(): void {
    this.isCompany = this.companyType !== soleTrader;
    this.is_credit_card_account = this.account_type === 'credit_card';
    const number = vatNumberOf(this.vat, this.countryCode);
    if (number) this.vat = vatText(number);
  }
}
