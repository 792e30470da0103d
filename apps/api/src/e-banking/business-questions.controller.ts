import { Body, Controller, Get, Post } from '@nestjs/common';
import { businessCountries, companyTypes, getIzolaProLogic, soleTrader } from '@statewise/fields';
import type { Language } from '@statewise/i18n';
import { CurrentCaller, Public, type Caller } from '@statewise/server/platform/auth/access.js';
import { bodyOf } from '@statewise/server/platform/http/request-fields.js';
import { Endpoint, InArea } from '@statewise/server/platform/openapi/endpoint.js';
import { RequestLanguage } from '@statewise/server/platform/problem/language.js';
import { RateLimits } from '@statewise/server/platform/rate-limit/rate-limits.js';
import { DropdownsService } from '../dropdowns/dropdowns.service.js';
import { BusinessAccounts } from './business-account.service.js';
import { askedBusiness, askedNumber } from './business-questions.js';
import { endpoints, vatQuestions } from './business-questions.endpoints.js';
import { area } from './business.schemas.js';
import { VatRegister } from './vat-register.js';

const app = 'e_banking';

/** What a form of a business account asks before it is saved. */
@InArea(area)
@Controller('e-banking/api')
export class BusinessQuestionsController {
  constructor(
    private readonly accounts: BusinessAccounts,
    private readonly register: VatRegister,
    private readonly dropdownLists: DropdownsService,
    private readonly limits: RateLimits,
  ) {}

  @Post('extractVATData')
  @Public()
  @Endpoint(endpoints.extractVATData)
  async extractVATData(@Body() body: unknown, @CurrentCaller() caller: Caller) {
    const number = askedNumber(bodyOf(body));
    await this.limit(caller);
    const { answer, company, address } = await this.register.lookUp(number);
    const isValid = answer === 'valid';
    return { success: true, valid: isValid, company, address, country: number.country, skipVies: !isValid };
  }

  @Post('validateVat')
  @Public()
  @Endpoint(endpoints.validateVat)
  async validateVat(@Body() body: unknown, @CurrentCaller() caller: Caller) {
    const { vat, applicationCode } = bodyOf(body, ['vat', 'applicationCode']);
    await this.limit(caller);
    return { success: true, alreadyUsed: await this.accounts.isVatUsed(vat, applicationCode, caller) };
  }

  @Post('getIzolaProLogic')
  @Public()
  @Endpoint(endpoints.getIzolaProLogic)
  async getIzolaProLogic(@Body() body: unknown, @RequestLanguage() requested: Language) {
    const { language = requested, question } = askedBusiness(bodyOf(body));
    const { sections, documents, creditCards } = getIzolaProLogic(question);
    const lists = await this.dropdownLists.all(app, language);
    const labelled = (list: string, values: readonly string[]) =>
      values.flatMap((value) => lists[list]?.find((choice) => choice.value === value) ?? []);
    return {
      success: true,
      sections: labelled('business_sections', sections),
      documents: labelled('business_documents', documents),
      creditCards: labelled('izola_pro_credit_card', creditCards),
    };
  }

  @Get('getIzolaProViesCompanyTypes')
  @Public()
  @Endpoint(endpoints.companyTypes)
  async companyTypes(@RequestLanguage() language: Language) {
    const labels = await this.dropdownLists.one('company_types', app, language);
    const typesOf = (country: (typeof businessCountries)[number]) =>
      companyTypes[country].map((value) => ({
        value,
        label: labels.find((choice) => choice.value === value)?.label ?? value,
        country,
        isCompany: value !== soleTrader,
      }));
    return { success: true, companyTypes: businessCountries.flatMap(typesOf) };
  }

  @Get('dropdowns')
  @Public()
  @Endpoint(endpoints.dropdowns)
  async dropdowns(@RequestLanguage() language: Language) {
    return { success: true, dropdowns: await this.dropdownLists.all(app, language) };
  }

  private async limit({ address }: Caller): Promise<void> {
    if (address !== undefined) await this.limits.consume(vatQuestions, address);
  }
}
