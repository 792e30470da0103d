import { ServerResponse, IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { securityHeaders } from './security-headers.js';

function pageHeaders(secure: boolean): NodeJS.Dict<unknown> {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  securityHeaders(secure).protectApp(response, 'abc');
  return response.getHeaders();
}

it('has browsers report what a page was refused, by the Reporting API where it works', () => {
  const headers = pageHeaders(true);
  expect(headers['content-security-policy']).toMatch(/;report-uri \/csp-reports;report-to csp;/);
  expect(headers['reporting-endpoints']).toBe('csp="/csp-reports"');
});

it('has them report by the older way over http, where naming the newer one would silence them', () => {
  const headers = pageHeaders(false);
  expect(headers['content-security-policy']).toMatch(/;report-uri \/csp-reports$/);
  expect(headers).not.toHaveProperty('reporting-endpoints');
});

it('lets no script of a front end run that has not its nonce, nor any from an allowed host', () => {
  expect(pageHeaders(true)['content-security-policy']).toContain(";script-src 'nonce-abc' 'strict-dynamic';");
});
