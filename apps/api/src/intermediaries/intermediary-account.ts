import { Example, field, Required, saying, Text } from '@statewise/fields';
import { IsString, Length } from 'class-validator';

/** A password that is being chosen; a sign-in takes any, so that a shorter one of earlier days still counts. */
function NewPassword(): PropertyDecorator {
  return field(
    { kind: 'text', minLength: 8, maxLength: 200, normalise: (value) => value ?? '' },
    IsString(saying('format')),
    Length(8, 200, saying('length')),
  );
}

/** What changes with a new password. */
export class IntermediaryPassword {
  @Required()
  @NewPassword()
  @Example('a long passphrase')
  password: string;
}

/** What is asked of a new account of the partner's staff. */
export class IntermediaryAccount extends IntermediaryPassword {
  @Required()
  @Text()
  @Example('luca.zammit')
  username: string;

  @Required()
  @Text()
  @Example('Luca Zammit')
  name: string;

  @Required()
  @Text({ max: 20 })
  @Example('101')
  store_number: string;
}
