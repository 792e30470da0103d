import { Catch, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Log } from '../logging/log.js';
import { asProblem } from './as-problem.js';
import { writeProblem } from './write-problem.js';

/** Turns whatever was thrown into a problem; only what nobody foresaw is logged, without the request's data. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  constructor(private readonly log: Log) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const problem = asProblem(error);
    if (problem.code === 'INTERNAL') this.log.error(describe(error), 'a request failed in a way that nobody foresaw');
    writeProblem(http.getRequest<Request>(), http.getResponse<Response>(), problem);
  }
}

/** Where it happened, but not the message: messages of libraries and of Postgres quote values. */
export function describe(error: unknown): { kind: string; at: string[] } {
  if (!(error instanceof Error)) return { kind: typeof error, at: [] };
  const frames = (error.stack ?? '').split('\n').map((line) => line.trim()).filter((line) => line.startsWith('at '));
  return { kind: error.name, at: frames.slice(0, 8) };
}
