import { Example, field, Required, rule, saying, Text, trimmed } from '@statewise/fields';
import { IsIn } from 'class-validator';

/** Roles that a program may have. */
export const tokenRoles = ['admin', 'staff', 'qa'] as const;

/** A token does not outlive a year: whoever still needs it then makes a new one. */
const longestLife = 366 * 24 * 60 * 60 * 1000;

const shape = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,6})?)?(Z|[+-]\d{2}:\d{2})$/;

/** What an admin says of a new token. */
export class NewToken {
  @Required()
  @Text()
  @Example('Nightly export')
  name: string;

  @Required()
  @field({ kind: 'choice', values: tokenRoles, normalise: trimmed }, IsIn(tokenRoles, saying('oneOf')))
  @Example('staff')
  role: (typeof tokenRoles)[number];

  @Required()
  @rule(
    'max',
    (value, _, { at }) => Date.parse(String(value)) <= Date.parse(at) + longestLife,
    'more than a year ahead',
  )
  @rule('date', (value, _, { at }) => isInstant(value) && Date.parse(value) > Date.parse(at), 'not an instant ahead')
  @field(
    { kind: 'instant', normalise: trimmed },
    rule('format', isInstant, 'not an instant as ISO 8601, such as `2027-06-30T12:00:00Z`'),
  )
  @Example('2027-06-30T12:00:00Z')
  expires_at: string;
}

function isInstant(value: unknown): value is string {
  return typeof value === 'string' && shape.test(value) && !Number.isNaN(Date.parse(value));
}
