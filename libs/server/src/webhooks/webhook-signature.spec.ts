import { Webhook, WebhookVerificationError } from 'standardwebhooks';
import { newSecret, oldSecretsIn, signatureHeaders, withReplaced } from './webhook-signature.js';

const now = () => Math.floor(Date.now() / 1000);
const body = '{"type":"application.transitioned"}';

it('is one that the convention’s own library verifies', () => {
  const secret = newSecret();
  const headers = signatureHeaders({ id: 'msg_1', timestamp: now(), body }, [secret]);
  expect(new Webhook(secret).verify(body, headers)).toEqual({ type: 'application.transitioned' });
  expect(() => new Webhook(secret).verify(body.replace('application', 'person'), headers)).toThrow(
    WebhookVerificationError,
  );
  expect(() => new Webhook(newSecret()).verify(body, headers)).toThrow(WebhookVerificationError);
});

it('counts for the new secret and for the old one while both are valid', () => {
  const secrets = [newSecret(), newSecret()];
  const headers = signatureHeaders({ id: 'msg_2', timestamp: now(), body }, secrets);
  for (const secret of secrets) expect(() => new Webhook(secret).verify(body, headers)).not.toThrow();
});

it('is as old as the attempt', () => {
  const secret = newSecret();
  const headers = signatureHeaders({ id: 'msg_3', timestamp: now() - 600, body }, [secret]);
  expect(() => new Webhook(secret).verify(body, headers)).toThrow('timestamp too old');
});

it('counts for each secret that was replaced for a day, and for eight of them at most', () => {
  const hour = 3_600_000;
  const first = withReplaced('a', [], 0);
  const second = withReplaced('b', oldSecretsIn(first, hour), hour);
  const counting = (kept: string, now: number) => oldSecretsIn(kept, now).map(({ secret }) => secret);
  expect([1, 24 * hour - 1, 24 * hour, 25 * hour].map((now) => counting(second, now))).toEqual([
    ['b', 'a'],
    ['b', 'a'],
    ['b'],
    [],
  ]);
  let many = second;
  for (const secret of 'cdefghij') many = withReplaced(secret, oldSecretsIn(many, hour), hour);
  expect(counting(many, hour)).toEqual([...'jihgfedc']);
  // As it was kept before: one alone, which the end of all ends.
  expect(counting('a', hour)).toEqual(['a']);
});
