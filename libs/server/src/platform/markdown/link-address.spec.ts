import { linkPattern, safeAddress } from './link-address.js';

const refused = [
  ...[
    '/\\evil.example',
    '//evil.example',
    '\\/evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
  ],
  ...[
    'javascript:alert(1)',
    'data:text/html,x',
    'http://evil.example',
    'https:evil.example',
    'https://bank@evil.example',
  ],
  ...['https:\\\\evil.example', 'evil.example'],
];

it.each(refused)('E19: refuses a link to %j', (href) => {
  expect(linkPattern.test(href)).toBe(false);
  expect(safeAddress(href)).toBe('');
});

it.each(['/', '/fees', '/blog/a-page?x=1#y', 'https://app.example', 'https://app.example/a?b=c@d'])(
  'takes a link to %s',
  (href) => {
    expect(linkPattern.test(href)).toBe(true);
    expect(safeAddress(href)).toBe(href);
  },
);
