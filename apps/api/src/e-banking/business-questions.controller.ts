import { Controller } from '@nestjs/common';
import { businessQuestions, vatQuestions, type IzolaProRequest, type VatQuestion } from '@statewise/contract/bank';
import { Handles, type Input } from '@statewise/server/platform/http/handles.js';
import {
  businessCountries,
  companyTypesIn,
  getIzolaProLogic,
  soleTrader,
  isBusinessCountry,
  possibleVatNumbers,
  vatText,
  isCompanyTypeOf,
  vatNumberOf,
} from '@statewise/fields';
import { ApplicationAccess } from '@statewise/server/applications/application-access.js';
import type { Caller } from '@statewise/server/platform/auth/access.js';
import { RateLimits } from '@statewise/server/platform/rate-limit/rate-limits.js';
import { DropdownsService } from '../dropdowns/dropdowns.service.js';
import { businessCall } from './business-answers.js';
import { VatRegister } from './vat-register.js';
import { VatReservations } from './vat-reservations.js';
import { fieldErrors } from '@statewise/server/platform/problem/problem.js';

/** The VAT number that a caller asks about. */
function vatNumberIn({ vat, countryCode }: VatQuestion) {
  const number = vatNumberOf(vat, countryCode);
  if (!number) throw fieldErrors({ vat: ['vat'] });
  return number;
}

/** The business that a caller asks about. */
function businessIn({ country, companyType, isCreditCardAccount, creditCardTypes }: IzolaProRequest) {
  if (!isBusinessCountry(country) || !isCompanyTypeOf(companyType, country))
    throw fieldErrors({ companyType: ['oneOf'] });
  return {
    country,
    companyType,
    isCreditCardAccount: isCreditCardAccount === true,
    creditCardTypes: [...(creditCardTypes || [])],
  };
}

const app = 'e_banking';

/** What a form of a business account asks before it is saved. */
@Controller()
export class BusinessQuestionsController {
  constructor(
    private readonly access: ApplicationAccess,
    private readonly numbers: VatReservations,
    private readonly register: VatRegister,
    private readonly dropdownLists: DropdownsService,
    private readonly limits: RateLimits,
  ) {}

  @Handles(businessQuestions.extractVATData)
  async extractVATData({ body, caller }: Input<typeof businessQuestions.extractVATData>) {
    const number = vatNumberIn(body);
    await this.limit(caller);
    const { answer, company, address } = await this.register.lookUp(number);
    const isValid = answer === 'valid';
    return {
      success: true,
      valid: isValid,
      company,
      address,
      country: number.country,
      skipVies: !isValid,
      register: answer,
    };
  }

  @Handles(businessQuestions.validateVat)
  async validateVat({ body, caller }: Input<typeof businessQuestions.validateVat>) {
    await this.limit(caller);
    const { vat, applicationCode: code } = body;
    const numbers = possibleVatNumbers(vat).map(vatText);
    if (numbers.length === 0) throw fieldErrors({ vat: [vat === undefined || vat === '' ? 'required' : 'vat'] });
    const isNew = code === undefined || code === null || code === '';
    // Others' use counts, not that of the application that asks.
    const own = isNew ? undefined : await this.access.find(code, { ...businessCall({}, caller), anyDevice: true });
    const use = await this.numbers.useOf(numbers, own?.id);
    return { success: true, alreadyUsed: use !== 'free', begun: use === 'begun' };
  }

  @Handles(businessQuestions.getIzolaProLogic)
  async getIzolaProLogic({ body, language }: Input<typeof businessQuestions.getIzolaProLogic>) {
    const { sections, documents, creditCards } = getIzolaProLogic(businessIn(body));
    const lists = await this.dropdownLists.all(app, body.language || language);
    const labelled = (list: string, values: readonly string[]) =>
      values.flatMap((value) => lists[list]?.find((choice) => choice.value === value) ?? []);
    return {
      success: true,
      sections: labelled('business_sections', sections),
      documents: labelled('business_documents', documents),
      creditCards: labelled('izola_pro_credit_card', creditCards),
    };
  }

  @Handles(businessQuestions.companyTypes)
  async companyTypes({ language }: Input<typeof businessQuestions.companyTypes>) {
    const lists = await this.dropdownLists.all(app, language);
    const typesOf = (country: (typeof businessCountries)[number]) =>
      (lists[companyTypesIn(country)] ?? []).map(({ value, label }) => ({
        value,
        label,
        country,
        isCompany: value !== soleTrader,
      }));
    return { success: true, companyTypes: businessCountries.flatMap(typesOf) };
  }

  @Handles(businessQuestions.dropdowns)
  async dropdowns({ language }: Input<typeof businessQuestions.dropdowns>) {
    return { success: true, dropdowns: await this.dropdownLists.all(app, language) };
  }

  private async limit({ address }: Caller): Promise<void> {
    if (address !== undefined) await this.limits.consume(vatQuestions, address);
  }
}
