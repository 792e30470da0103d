import { newsletterView } from './newsletter-view.js';

it.each([
  ['confirm=abc-_123', { view: 'confirm', token: 'abc-_123' }],
  ['leave=abc', { view: 'leave', token: 'abc' }],
  ['is=left', { view: 'left', token: '' }],
  ['is=anything', { view: 'expired', token: '' }],
  ['confirm=%22%3E%3Cscript%3E', { view: 'expired', token: '' }],
  ['', { view: 'expired', token: '' }],
])('reads ?%s', (search, shown) => {
  expect(newsletterView(new URLSearchParams(search))).toEqual(shown);
});
