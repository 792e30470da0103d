import { mixin, type CallHandler, type ExecutionContext, type NestInterceptor, type Type } from '@nestjs/common';
import type { Request, Response } from 'express';
import { map, type Observable } from 'rxjs';
import { etagOf, isKnown } from '@statewise/server/platform/http/negotiation.js';

/** Lets readers keep a JSON answer for a while and ask cheaply whether it is still the same. */
export function cachedFor(seconds: number): Type<NestInterceptor> {
  class CachedAnswer implements NestInterceptor {
    intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
      const http = context.switchToHttp();
      return next
        .handle()
        .pipe(map((body: unknown) => withTag(http.getRequest<Request>(), http.getResponse<Response>(), body, seconds)));
    }
  }
  return mixin(CachedAnswer);
}

function withTag(request: Request, response: Response, body: unknown, seconds: number): unknown {
  return isFresh(request, response, etagOf(JSON.stringify(body)), seconds) ? undefined : body;
}

/** Sets the headers of a cacheable answer; true when the reader has it already, and then the answer is a 304. */
export function isFresh(request: Request, response: Response, tag: string, seconds: number): boolean {
  response.setHeader('Cache-Control', `public, max-age=${seconds}`);
  response.setHeader('ETag', tag);
  if (!isKnown(request, tag)) return false;
  response.status(304);
  return true;
}
