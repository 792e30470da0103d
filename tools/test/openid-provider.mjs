import { once } from 'node:events';
import { createServer } from 'node:http';
import Provider from 'oidc-provider';

// An identity provider for database tests, a process of its own: its parent sends `{ id, claims }` to set what it says of
// somebody, `{ visitor: { id, amr } }` to sign everybody in as them, `{ isHanging }` to have it answer no call or answer again,
// `{ isBreaking }` to have it break off in the middle of each answer, and gets the address of each start.

const people = new Map();
let isHanging = false;
let isBreaking = false;
let visitor = {};
const [redirectUri = '', postLogoutRedirectUri = ''] = process.argv.slice(2);
const server = createServer();
server.listen(0, '127.0.0.1');
await once(server, 'listening');
const issuer = `http://127.0.0.1:${server.address().port}`;
const claims = ['name', 'email', 'email_verified', 'groups'];
const provider = new Provider(issuer, {
  clients: [
    {
      client_id: 'console',
      client_secret: 'a secret of the console',
      redirect_uris: [redirectUri],
      post_logout_redirect_uris: [postLogoutRedirectUri],
    },
  ],
  cookies: { keys: ['a key of this provider'] },
  pkce: { required: () => true },
  claims: { openid: ['sub', 'amr', 'acr'], email: ['email', 'email_verified'], profile: ['name', 'groups'] },
  findAccount: (_context, id) => ({ accountId: id, claims: () => ({ sub: id, ...people.get(id) }) }),
  features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: true } },
  interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
  loadExistingGrant: async ({ oidc }) => {
    const grant = new oidc.provider.Grant({ clientId: oidc.client.clientId, accountId: oidc.session.accountId });
    grant.addOIDCScope('openid email profile');
    grant.addOIDCClaims(claims);
    await grant.save();
    return grant;
  },
});
const callback = provider.callback();

server.on('request', (request, response) => {
  if (isHanging) return;
  if (isBreaking) {
    response.writeHead(200, { 'content-type': 'application/json' });
    return response.write('{', () => response.destroy());
  }
  const address = new URL(request.url, issuer);
  if (!address.pathname.startsWith('/interaction/')) return callback(request, response);
  // Whoever the test says signs in here.
  const { id, amr } = JSON.parse(address.searchParams.get('who') ?? JSON.stringify(visitor));
  const result = id === undefined ? { error: 'access_denied' } : { login: { accountId: id, amr } };
  void provider.interactionFinished(request, response, result);
});
process.on('message', (message) => {
  if ('id' in message) people.set(message.id, message.claims);
  if ('visitor' in message) visitor = message.visitor;
  if ('isHanging' in message) isHanging = message.isHanging;
  if ('isBreaking' in message) isBreaking = message.isBreaking;
  process.send(message);
});
process.on('disconnect', () => process.exit());
process.send({ issuer });
