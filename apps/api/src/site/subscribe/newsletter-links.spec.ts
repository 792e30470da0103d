import { SecretKey } from '@statewise/server/platform/secret-key/secret-key.js';
import { NewsletterLinks } from './newsletter-links.js';

const links = new NewsletterLinks(new SecretKey('k'.repeat(32), []));
const maria = { name: 'Maria', surname: 'Borg', email: 'maria@example.com', language: 'nl' } as const;
const day = 86_400_000;

it('opens a link for three days, and no longer', () => {
  const now = Date.now();
  const token = links.toConfirm(maria, now);
  expect(links.confirmed(token, now + 2.9 * day)).toEqual(maria);
  expect(links.confirmed(token, now + 3.1 * day)).toBeUndefined();
});

it('shows nobody who it is for who sees a link', () => {
  const token = links.toConfirm(maria);
  expect(token).toMatch(/^[\w-]{100,}$/);
  expect(Buffer.from(token, 'base64url').toString('latin1')).not.toContain('maria');
});

it('takes no link that was made up, cut off, altered or meant for something else', () => {
  const token = links.toConfirm(maria);
  const other = new NewsletterLinks(new SecretKey('x'.repeat(32), []));
  const altered = `${token.slice(0, -2)}${token.at(-2) === 'A' ? 'B' : 'A'}${token.slice(-1)}`;
  for (const wrong of ['', 'x', '☃', token.slice(0, -6), altered, links.toLeave(maria.email), other.toConfirm(maria)])
    expect(links.confirmed(wrong)).toBeUndefined();
  expect(links.left(token)).toBeUndefined();
  expect(links.left(links.toLeave(maria.email))).toBe(maria.email);
});
