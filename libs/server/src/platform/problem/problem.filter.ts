import { isNativeError } from 'node:util/types';
import { Catch, NotFoundException, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { Request, Response } from 'express';
import { isMissingInSchema, NewerSchema } from '../database/newer-schema.js';
import { Log } from '../logging/log.js';
import type { RouteTable } from '../http/route-table.js';
import { asProblem } from './as-problem.js';
import { Problem } from './problem.js';
import { writeProblem } from './write-problem.js';

/** Answers every error with a problem; logs unexpected errors and failed dependencies, without the request's data. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  private routes: RouteTable | undefined;

  constructor(
    private readonly log: Log,
    private readonly newer: NewerSchema,
  ) {}

  /** Gives the filter the means to tell a wrong method from a wrong address. */
  knowRoutes(routes: RouteTable): void {
    this.routes = routes;
  }

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const [request, response] = [http.getRequest<Request>(), http.getResponse<Response>()];
    const problem = error instanceof NotFoundException ? this.notFound(request, response) : asProblem(error);
    if (problem.code === 'INTERNAL') this.log.error(describe(error), 'a request failed in a way that nobody foresaw');
    else if (isMissingInSchema(error)) void this.newer.met(error);
    // One that is thrown as a problem was foreseen and says no more than the answer does.
    else if (problem.code === 'DEPENDENCY.DOWN' && problem !== error)
      this.log.warn(describe(error), 'a dependency is down');
    writeProblem(request, response, problem);
  }

  private notFound(request: Request, response: Response): Problem {
    const methods = this.routes?.methodsOf(request.path) ?? [];
    if (methods.length === 0) return new Problem('REQUEST.NOT_FOUND');
    response.setHeader('Allow', methods.join(', '));
    return new Problem('REQUEST.METHOD');
  }
}

/** Where it happened and under which code, but not the message: messages of libraries and of Postgres quote values. */
export function describe(error: unknown): { kind: string; code?: string; at: string[] } {
  if (!isNativeError(error)) return { kind: typeof error, at: [] };
  const frames = (error.stack ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.startsWith('at '));
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
  return { kind: error.name, ...code, at: frames.slice(0, 8) };
}
