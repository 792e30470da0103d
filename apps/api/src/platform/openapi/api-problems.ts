import { applyDecorators } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import { problemStatus, Problem, type ProblemCode } from '../problem/problem.js';
import { problemBody } from '../problem/write-problem.js';

/** Documents the problems that an endpoint answers, each with an example. */
export function ApiProblems(...codes: readonly ProblemCode[]): MethodDecorator & ClassDecorator {
  const statuses = [...new Set(codes.map((code) => problemStatus[code]))];
  return applyDecorators(
    ...statuses.map((status) =>
      answered(
        status,
        codes.filter((code) => problemStatus[code] === status),
      ),
    ),
  );
}

const answered = (status: number, codes: readonly ProblemCode[]) =>
  ApiResponse({
    status,
    description: codes.join(', '),
    content: { 'application/problem+json': { examples: examplesOf(codes) } },
  });

const errors: Partial<Record<ProblemCode, Record<string, string[]>>> = {
  'REQUEST.FIELDS': { email: ['required'] },
  'REQUEST.CAPTCHA': { captcha: ['required'] },
};

function examplesOf(codes: readonly ProblemCode[]) {
  return Object.fromEntries(
    codes.map((code) => [
      code,
      { value: problemBody(new Problem(code, { ...(errors[code] && { errors: errors[code] }) }), 'en') },
    ]),
  );
}
