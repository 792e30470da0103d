import { isBusinessCountry, isCompanyTypeOf, vatNumberOf } from '@statewise/fields';
import type { IzolaProRequest, VatQuestion } from '@statewise/contract/bank';
import { fieldErrors } from '@statewise/server/platform/http/field-errors.js';

/** The VAT number that a caller asks about. */
export function vatNumberIn({ vat, countryCode }: VatQuestion) {
  const number = vatNumberOf(vat, countryCode);
  if (!number) throw fieldErrors({ vat: ['vat'] });
  return number;
}

/** The business that a caller asks about. */
export function businessIn({ country, companyType, isCreditCardAccount, creditCardTypes }: IzolaProRequest) {
  if (!isBusinessCountry(country) || !isCompanyTypeOf(companyType, country))
    throw fieldErrors({ companyType: ['oneOf'] });
  return {
    country,
    companyType,
    isCreditCardAccount: isCreditCardAccount === true,
    creditCardTypes: [...(creditCardTypes || [])],
  };
}
