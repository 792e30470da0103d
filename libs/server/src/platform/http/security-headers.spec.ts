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
  expect(headers['content-security-policy']).toMatch(/;report-uri \/csp-reports;(?!report-to)/);
  expect(headers).not.toHaveProperty('reporting-endpoints');
});

it('lets no script of a front end run that has not its nonce, nor any from an allowed host', () => {
  expect(pageHeaders(true)['content-security-policy']).toContain(";script-src 'nonce-abc' 'strict-dynamic';");
});

it('E19: lets a front end make neither markup nor code of a text', () => {
  const policy = pageHeaders(true)['content-security-policy'];
  expect(policy).toContain(";require-trusted-types-for 'script';trusted-types default");
});

it('E19: lets no page ask for what the product does not need of a device', () => {
  const policy = String(pageHeaders(true)['permissions-policy']);
  for (const feature of ['camera', 'microphone', 'geolocation', 'payment', 'usb'])
    expect(policy).toContain(`${feature}=()`);
  expect(policy).toContain('publickey-credentials-get=(self)');
});

it('lets pages of the same origin alone frame a draft, and nobody another page', () => {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  securityHeaders(true).protectFramedPage(response, 'abc');
  expect(response.getHeader('content-security-policy')).toContain(";frame-ancestors 'self';");
  expect(response.getHeader('x-frame-options')).toBe('SAMEORIGIN');
  expect(pageHeaders(true)['content-security-policy']).toContain(";frame-ancestors 'none';");
});
