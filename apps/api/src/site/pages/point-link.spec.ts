import { pointLink } from './pages.js';

const pointed = (href: string): string => pointLink({ label: 'x', href }, { country: 'be', language: 'nl' }).href;

it('leads a path into the country and language of its reader, and leaves a telephone number', () => {
  expect([pointed('/fees'), pointed('tel:+35620004400')]).toEqual(['/be-nl/fees', 'tel:+35620004400']);
});

it('E19: draws no link to another site that passes for a path', () => {
  for (const href of ['/\\evil.example', '\\/evil.example', '//evil.example']) expect(pointed(href)).toBe('');
});
