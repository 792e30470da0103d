import { Example } from '../rules/example.js';
import { Required } from '../rules/required.js';
import { Email, Text } from '../rules/text.js';

/** Subscription to the newsletter. */
export class Subscribe {
  @Required() @Text() @Example('Maria') name: string;
  @Required() @Text() @Example('Borg') surname: string;
  @Required() @Email() @Example('maria@example.com') email: string;
}
