import type { IncomingMessage, ServerResponse } from 'node:http';
import { fill, type Language } from '@statewise/i18n';
import { languageOf } from './language.js';
import { problemTexts } from './messages.js';
import { problemStatus, type Problem, type ProblemCode } from './problem.js';

/** Types are stable names, not addresses to fetch. */
export const problemType = (code: ProblemCode): string =>
  `urn:statewise:problem:${code.toLowerCase().replaceAll('_', '-').replaceAll('.', ':')}`;

/** What a problem says to its reader. */
export const problemText = ({ code, details }: Problem, language: Language): string =>
  fill(problemTexts[language][code].detail, details.params);

/** The body of a problem in the reader's language. */
export function problemBody(problem: Problem, language: Language): Record<string, unknown> {
  const { code, details } = problem;
  const { title } = problemTexts[language][code];
  const message = problemText(problem, language);
  return {
    ...details.members,
    type: problemType(code),
    title,
    status: problemStatus[code],
    detail: message,
    success: false,
    message,
    ...(details.errors && { errors: details.errors }),
  };
}

/** Tells how a caller stands with a limit. */
export function setRateLimit(response: ServerResponse, [policy, standing]: readonly [string, string]): void {
  response.setHeader('RateLimit-Policy', policy);
  response.setHeader('RateLimit', standing);
}

/** Answers with a problem; works before and after Nest, since it needs node's response only. */
export function writeProblem(request: IncomingMessage, response: ServerResponse, problem: Problem): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const language = languageOf(request);
  const body = JSON.stringify(problemBody(problem, language));
  if (problem.details.retryAfter !== undefined)
    response.setHeader('Retry-After', Math.max(1, Math.ceil(problem.details.retryAfter)));
  if (problem.code === 'SESSION.TOKEN') response.setHeader('WWW-Authenticate', 'Bearer error="invalid_token"');
  if (problem.details.rateLimit) setRateLimit(response, problem.details.rateLimit);
  response.setHeader('Content-Type', 'application/problem+json; charset=utf-8');
  response.setHeader('Content-Language', language);
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Content-Length', Buffer.byteLength(body));
  response.statusCode = problemStatus[problem.code];
  response.end(request.method === 'HEAD' ? undefined : body);
}
