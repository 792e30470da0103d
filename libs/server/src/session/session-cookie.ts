import type { IncomingMessage } from 'node:http';
import type { Response } from 'express';
import { sessionCookie } from '../platform/auth/access.js';

/** Where people see https, browsers take a cookie of this name from this host alone, over https, for all of it. */
const sessionCookieName = (secure: boolean): string => (secure ? `__Host-${sessionCookie}` : sessionCookie);

/** The token of a request, read without parsing every cookie since most requests have none. */
export function tokenOf(request: IncomingMessage, secure: boolean): string | undefined {
  const prefix = `${sessionCookieName(secure)}=`;
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
  response.cookie(sessionCookieName(secure), token, {
    httpOnly: true,
    sameSite: 'lax',
    secure,
    path: '/',
    maxAge: seconds * 1000,
  });
}

export function clearToken(response: Response, secure: boolean): void {
  response.clearCookie(sessionCookieName(secure), { httpOnly: true, sameSite: 'lax', secure, path: '/' });
}
