import { Description, Example, exampleOf, Required, Text } from '@statewise/fields';
import { applicationsArea } from './application-schemas.js';
import type { RateLimit } from './limits.js';
import { ok, operation, operations } from './operation.js';
import * as s from './schema.js';
import { codeHolders } from './who.js';

/** A number that was mailed to the applicant. */
export class DeviceNumber {
  @Required()
  @Text({ max: 40, multiline: true })
  @Description('Six digits; refused as `wrong` too, and as `unknown` where none counts.')
  @Example('048213')
  number: string;
}

/** Seconds until another number may be asked for. */
export const deviceNumberDelay = 60;

/** A code alone neither fills a mailbox nor lets numbers be tried without end. */
export const deviceNumberLimits: readonly RateLimit[] = [
  { name: 'device-number', limit: 1, seconds: deviceNumberDelay, per: 'application' },
  { name: 'device-number-hourly', limit: 5, seconds: 3_600, per: 'application' },
  { name: 'device-number-daily', limit: 10, seconds: 86_400, per: 'application' },
];

/** Numbers to one address, whose applications are its own: no other mail uses them up. */
export const deviceNumbersOfMailbox: RateLimit = {
  name: 'device-number-mail',
  limit: 20,
  seconds: 86_400,
  per: 'mailbox',
};

/** Confirms that another device on which an application is opened by its code is its applicant's. */
export const devices = operations('devices', applicationsArea, {
  sendNumber: operation('POST', '/api/v1/applications/{code}/device/number', {
    who: codeHolders,
    summary: 'Mail the applicant a number with which this device opens the application',
    description:
      'Where the installation asks for it (`RESUME_CHECK=mail`). The answer is the same when there is nothing to mail: where it does not ask, or the application has no e-mail address yet.',
    answers: ok({
      wait_seconds: s.integer('Until another one may be asked for'),
      valid_seconds: s.integer('For which the number counts'),
    }),
    limits: [...deviceNumberLimits, deviceNumbersOfMailbox],
  }),
  confirm: operation('POST', '/api/v1/applications/{code}/device', {
    who: codeHolders,
    summary: 'Confirm the number that was mailed',
    description:
      'Sets a cookie with which this device opens the application by its code from now on. A number counts once, for ten minutes, and may be typed five times.',
    isRepeatable: true,
    body: { type: DeviceNumber, examples: { number: exampleOf(DeviceNumber) } },
    answers: ok({}),
  }),
});
