import {
  checkFields,
  Choice,
  Example,
  Flag,
  isBusinessCountry,
  isCompanyTypeOf,
  OneOf,
  Required,
  Text,
  TextList,
  vatNumberOf,
  type Checked,
} from '@statewise/fields';
import { languages } from '@statewise/i18n';
import { fieldErrors } from '@statewise/server/platform/http/request-fields.js';

/** A VAT number to look up. */
export class VatQuestion {
  @Required()
  @Text({ max: 40 })
  @Example('BE 0403.170.701')
  vat: string;

  @Required()
  @Choice('business_countries', { anyCase: true })
  @Example('be')
  countryCode: string;
}

/** What `getIzolaProLogic` asks about. */
export class IzolaProRequest {
  @OneOf(languages)
  @Example('en')
  language?: string;

  @Required()
  @Choice('business_countries', { anyCase: true })
  @Example('be')
  country: string;

  @Required()
  @Text()
  @Example('bv')
  companyType: string;

  @Flag()
  @Example(false)
  isCreditCardAccount?: boolean;

  @TextList()
  @Example(['pro_classic', 'pro_gold'])
  creditCardTypes?: readonly string[];
}

/** The VAT number that a caller asks about. */
export function askedNumber(body: unknown) {
  const { vat, countryCode } = demand(checkFields(VatQuestion, body, { at: '' }));
  const number = vatNumberOf(vat, countryCode);
  if (!number) throw fieldErrors({ vat: ['vat'] });
  return number;
}

/** The business that a caller asks about, and the language of the answer where it names one. */
export function askedBusiness(body: unknown) {
  const fields = demand(checkFields(IzolaProRequest, body, { at: '' }));
  const { country, companyType, isCreditCardAccount, creditCardTypes } = fields;
  if (!isBusinessCountry(country) || typeof companyType !== 'string' || !isCompanyTypeOf(companyType, country))
    throw fieldErrors({ companyType: ['oneOf'] });
  const cards = Array.isArray(creditCardTypes) ? creditCardTypes.map(String) : [];
  return {
    language: languages.find((known) => known === fields['language']),
    question: { country, companyType, isCreditCardAccount: isCreditCardAccount === true, creditCardTypes: cards },
  };
}

function demand({ fields, errors }: Checked) {
  if (errors) throw fieldErrors(errors);
  return fields;
}
