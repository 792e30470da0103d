import { Webhook } from 'standardwebhooks';
import { verifyWebhook } from './verify-webhook.js';

const secret = `whsec_${Buffer.from('a secret of thirty-two characters').toString('base64')}`;
const body = '{"type":"application.transition","data":{"to":"stepThree"}}';

function signed(at: Date) {
  const seconds = String(Math.floor(at.getTime() / 1_000));
  const signature = new Webhook(secret).sign('msg_1', at, body);
  return { 'Webhook-Id': 'msg_1', 'webhook-timestamp': seconds, 'webhook-signature': signature, accept: ['*/*'] };
}

it('believes a message whose signature and age are right', () => {
  expect(verifyWebhook(secret, signed(new Date()), body)).toEqual(JSON.parse(body));
});

it.each<[string, string, ReturnType<typeof signed>, string]>([
  ['another body', secret, signed(new Date()), body.replace('Three', 'Four')],
  ['another secret', `whsec_${Buffer.from('something else').toString('base64')}`, signed(new Date()), body],
  ['an old message', secret, signed(new Date(Date.now() - 600_000)), body],
])('refuses %s', (_, given, headers, text) => {
  expect(() => verifyWebhook(given, headers, text)).toThrow(/signature|timestamp/i);
});
