import { Example, Required, Text } from '@statewise/fields';

/** A failure in a browser that nothing caught. */
export class ErrorReport {
  @Required()
  @Text({ max: 40, pattern: /^[a-z][a-z-]*$/ })
  @Example('loan')
  app: string;

  @Required()
  @Text({ max: 500 })
  @Example('/be-en/loan-application/step-three')
  path: string;

  @Required()
  @Text({ max: 100 })
  @Example('TypeError')
  name: string;

  @Text({ min: 0, max: 1000, multiline: true })
  @Example('Cannot read properties of undefined')
  message?: string;

  @Text({ pattern: /^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/ })
  @Example('7K3M-2QXV')
  reference?: string;
}
