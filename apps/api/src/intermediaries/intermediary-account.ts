import { NewPassword } from '@statewise/contract';
import { Example, Required, Text } from '@statewise/fields';

/** What changes with a new password. */
export class IntermediaryPassword {
  @Required() @NewPassword() @Example('a long passphrase') password: string;
}

/** What is asked of a new account of the partner's staff. */
export class IntermediaryAccount extends IntermediaryPassword {
  @Required() @Text() @Example('luca.zammit') username: string;
  @Required() @Text() @Example('Luca Zammit') name: string;
  @Required() @Text({ max: 20 }) @Example('101') store_number: string;
}
