import { Example, field, Required, saying, Text, trimmed } from '@statewise/fields';
import { languages } from '@statewise/i18n';
import { IsIn } from 'class-validator';

/** A text of an interface that a front end found no translation for. */
export class TranslationReport {
  @Required()
  @Text({ max: 1000, multiline: true })
  @Example('Monthly instalment')
  content: string;

  @Text({ min: 0, max: 200 })
  @Example('loan-plan')
  context?: string;

  @Required()
  @field({ kind: 'choice', values: languages, normalise: trimmed }, IsIn([...languages], saying('oneOf')))
  @Example('fr')
  lang: string;
}
