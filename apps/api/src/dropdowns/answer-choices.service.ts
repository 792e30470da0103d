import { Injectable } from '@nestjs/common';
import { loanNames, type Language } from '@statewise/i18n';
import type { ChoiceLists } from '@statewise/server/cases/choice-lists.service.js';
import { DropdownsService, type Dropdowns } from './dropdowns.service.js';

/** The choices in which answers are worded: those of one front end, for they are the same wherever they are asked. */
@Injectable()
export class AnswerChoices implements ChoiceLists {
  constructor(private readonly dropdowns: DropdownsService) {}

  async inLanguage(language: Language): Promise<Dropdowns> {
    const loans = Object.entries(loanNames).map(([value, names]) => ({ value, label: names[language] }));
    const dropdowns = await this.dropdowns.all('consumer_loans_application', language);
    return { ...dropdowns, loan_type_id: loans, consumer_loan_application_loan_type_id: loans };
  }
}
