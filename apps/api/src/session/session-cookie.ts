import type { IncomingMessage } from 'node:http';
import type { Response } from 'express';
import { sessionCookie } from '../platform/auth/access.js';

const prefix = `${sessionCookie}=`;

/** The token of a request, read without parsing every cookie since most requests have none. */
export function tokenOf(request: IncomingMessage): string | undefined {
  const header = request.headers.cookie;
  if (header === undefined || !header.includes(prefix)) return undefined;
  const token = header
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(prefix))
    ?.slice(prefix.length);
  return token !== undefined && /^[\w-]{43}$/.test(token) ? token : undefined;
}

export function setToken(response: Response, token: string, secure: boolean, seconds: number): void {
  response.cookie(sessionCookie, token, { httpOnly: true, sameSite: 'lax', secure, path: '/', maxAge: seconds * 1000 });
}

export function clearToken(response: Response, secure: boolean): void {
  response.clearCookie(sessionCookie, { httpOnly: true, sameSite: 'lax', secure, path: '/' });
}
