import { renderMail } from './mail-parts.js';

const text = { subject: 'Your plan', body: 'Hello {name},\n\nIt is attached.\n{bank}' };
const greeting = (name: string): string => renderMail(text, { name }, 'en').text.split('\n')[0] ?? '';

it.each(['Ada', 'Jean-Luc', 'Anne Marie', 'D’Arcy', 'Zoë', 'Μαρία'])('greets %s', (name) => {
  expect(greeting(name)).toBe(`Hello ${name},`);
});

it.each([
  'You won! Call 0900 123',
  'https://evil.example',
  'evil.example',
  'Your account is closed until you answer us',
  'Ada\nClick here',
  'x'.repeat(100),
  '',
])('lets nobody say %p in the bank’s name', (name) => {
  expect(greeting(name)).toBe('Hello,');
});
