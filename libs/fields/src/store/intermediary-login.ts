import { Example } from '../rules/example.js';
import { field, saying } from '../rules/rule.js';
import { Required } from '../rules/required.js';
import { IsString, Length } from 'class-validator';
import { Text } from '../rules/text.js';

/** A password is taken exactly as typed. */
function Password(): PropertyDecorator {
  return field(
    { kind: 'text', maxLength: 200, normalise: (value) => value ?? '' },
    IsString(saying('format')),
    Length(1, 200, saying('length')),
  );
}

/** Login of the partner's own staff. */
export class IntermediaryLogin {
  @Required() @Text() @Example('demo-store') username: string;
  @Required() @Password() @Example('a long passphrase') password: string;
}
