import type { EndpointDescription } from '../../platform/openapi/endpoint.js';
import { body, integer, success, text } from '../../platform/openapi/schema.js';
import { codeInPath } from '../application.schemas.js';
import { numberLimits } from './device-numbers.service.js';

export const endpoints = {
  sendNumber: {
    summary: 'Mail the applicant a number with which this device opens the application',
    description:
      'Where the installation asks for it (`RESUME_CHECK=mail`). The answer is the same when there is nothing to mail: where it does not ask, or the application has no e-mail address yet.',
    path: { code: codeInPath },
    answers: {
      200: {
        schema: success({
          wait_seconds: integer('Until another one may be asked for'),
          valid_seconds: integer('For which the number counts'),
        }),
        example: { success: true, wait_seconds: 60, valid_seconds: 600 },
      },
    },
    problems: ['APPLICATION.NOT_FOUND'],
    limits: numberLimits,
  },
  confirm: {
    summary: 'Confirm the number that was mailed',
    description:
      'Sets a cookie with which this device opens the application by its code from now on. A number counts once, for ten minutes, and may be typed five times.',
    path: { code: codeInPath },
    body: {
      schema: body({
        number: text('Six digits. Error keys: `required`, `format`, `length`, `wrong`, `unknown` (none that counts)', {
          maxLength: 40,
        }),
      }),
      examples: { number: { number: '048213' } },
    },
    answers: { 200: { schema: success({}), example: { success: true } } },
    problems: ['APPLICATION.NOT_FOUND'],
  },
} as const satisfies Record<string, EndpointDescription>;
