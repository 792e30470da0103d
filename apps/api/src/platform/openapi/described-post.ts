import { applyDecorators, HttpCode } from '@nestjs/common';
import { ApiBody, ApiHeader, ApiOperation, ApiResponse } from '@nestjs/swagger';
import { ApiProblems } from './api-problems.js';

/** What the API's description says of a call that may be refused by the rules of a form or by the chart. */
export interface Described {
  readonly summary: string;
  readonly body: object;
  readonly answer: object;
  readonly status?: number;
}

/** Describes a POST with examples of its body, its answer and its refusals, and sets its status. */
export function DescribedPost({ summary, body, answer, status = 200 }: Described): MethodDecorator {
  return applyDecorators(
    HttpCode(status),
    ApiOperation({ summary }),
    ApiHeader({
      name: 'Idempotency-Key',
      required: false,
      description: 'The same key with the same body is answered the same and done once',
    }),
    ApiBody({ schema: { type: 'object' }, examples: { example: { value: body } } }),
    ApiResponse({ status, content: { 'application/json': { example: answer } } }),
    ApiProblems(
      'REQUEST.MALFORMED',
      'APPLICATION.NOT_FOUND',
      'APPLICATION.STALE',
      'APPLICATION.REFUSED',
      'REQUEST.FIELDS',
      'REQUEST.TOO_MANY',
    ),
  );
}
