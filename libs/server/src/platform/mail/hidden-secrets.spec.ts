import { hideSecrets } from './hidden-secrets.js';

const mail = `Your code is 7K3M-9QWX-2TRB, or open https://www.example.com/en/appointment/resume/7K3M9QWX2TRB.
Choose a password: https://www.example.com/console/invitation/gQ3vX0cB6mJ1kT9yR2nL7wE5hU8pA4sD0fG3zV6xC1o`;

it('hides codes, in groups or in one piece, tokens and what links lead to', () => {
  const hidden = hideSecrets(mail);
  for (const secret of ['7K3M', '9QWX', '2TRB', 'gQ3v', 'C1o', 'resume']) expect(hidden).not.toContain(secret);
  expect(hidden).toContain('https://www.example.com/••••');
});

it('hides the number that opens an application on another device', () => {
  expect(hideSecrets('Type this number there:\n\n048213\n\nIt counts once.')).not.toContain('048213');
  expect(hideSecrets('Your number is 048213.')).toBe('Your number is ••••.');
});

it.each([
  'Dear Ms Haddad, your claim of EUR 12 500.00 was accepted on 20/11/2026.',
  'Account BE68 5390 0754 7034, reference MB-2026-000123',
  'Call us: 070 12 34 56, or +32 470 12 34 56; file 2026/000123',
])('leaves %p as it is', (text) => {
  expect(hideSecrets(text)).toBe(text);
});
