import type { IncomingMessage } from 'node:http';
import type { CookieOptions, Response } from 'express';

/** The cookies that one browser sends, and what it is given to keep. */
export class CookieJar {
  constructor(
    private readonly request: Pick<IncomingMessage, 'headers'>,
    private readonly response: Pick<Response, 'cookie'>,
  ) {}

  read(name: string): string | undefined {
    const prefix = `${name}=`;
    return this.request.headers.cookie
      ?.split(';')
      .map((part) => part.trim())
      .find((part) => part.startsWith(prefix))
      ?.slice(prefix.length);
  }

  write(name: string, value: string, options: CookieOptions): void {
    this.response.cookie(name, value, options);
  }
}
