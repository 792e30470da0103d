import { codesIn, hideSecrets } from './hidden-secrets.js';

const mail = `Your code is 7K3M-9QWX-2TRB, or open https://bank.example/en/loan-application/resume/7K3M9QWX2TRB.
Choose a password: https://bank.example/console/invitation/gQ3vX0cB6mJ1kT9yR2nL7wE5hU8pA4sD0fG3zV6xC1o`;

it('hides codes, in groups or in one piece, and tokens of links', () => {
  const hidden = hideSecrets(mail);
  for (const secret of ['7K3M', '9QWX', '2TRB', 'gQ3v', 'C1o']) expect(hidden).not.toContain(secret);
  expect(hidden).toContain('https://bank.example/en/loan-application/resume/••••-••••-••••');
  expect(hidden).toContain('https://bank.example/console/invitation/••••');
});

it('shows codes when asked to, and tokens never', () => {
  const shown = hideSecrets(mail, { showCodes: true });
  expect(shown).toContain('7K3M-9QWX-2TRB');
  expect(shown).not.toContain('gQ3v');
});

it('finds the code of an application once, however it is written', () => {
  expect(codesIn(mail)).toEqual(['7K3M9QWX2TRB']);
});

it.each([
  'Dear Ms Haddad, your loan of EUR 12 500.00 was accepted on 20/11/2026.',
  'Account BE68 5390 0754 7034, reference MB-2026-000123',
  'https://bank.example/mt-en/consumer-loans-application/green-loans',
])('leaves %p as it is', (text) => {
  expect(hideSecrets(text)).toBe(text);
});
