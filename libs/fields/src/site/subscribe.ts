import { Required } from '../rules/required.js';
import { Email, Text } from '../rules/text.js';

/** Subscription to the newsletter. */
export class Subscribe {
  @Required()
  @Text()
  name: string;

  @Required()
  @Text()
  surname: string;

  @Required()
  @Email()
  email: string;
}
