import { call, member } from '../harness/call.ts';
import type { Experiment } from '../harness/experiment.ts';
import { makeColleagues, signIn } from '../harness/people.ts';

const forged = (n: number): Record<string, string> => ({
  'x-forwarded-for': `203.0.113.${n % 250}, 198.51.100.${n % 250}`,
  forwarded: `for=203.0.113.${n % 250};host=forged-host.example;proto=https`,
  'x-real-ip': `203.0.113.${n % 250}`,
  'x-client-ip': `203.0.113.${n % 250}`,
  'true-client-ip': `203.0.113.${n % 250}`,
  'x-forwarded-host': 'forged-host.example',
  'x-forwarded-proto': 'https',
});

/** Headers that only a proxy may write, forged by a client: they change no caller's address, and no link. */
export const forwarding: Experiment = {
  name: 'forwarding',
  full: 200,
  unit: 'requests with forged headers',
  async run(stage, wanted, tally) {
    // Fewer would not reach the limits.
    const amount = Math.max(wanted, 40);
    const direct = await stage.replica({ env: { WORKER: 'off', RATE_LIMIT_FACTOR: '1' } });
    const proxied = await stage.replica({ env: { WORKER: 'off', RATE_LIMIT_FACTOR: '1', TRUST_PROXY: '1' } });
    const guesses = async (where: string, url: string, headersOf = forged) => {
      let looked = 0;
      for (let n = 0; n < amount; n += 1) {
        const guess = `/api/v1/applications/${String(n).padStart(12, '0')}`;
        if ((await call(url, 'GET', guess, { headers: headersOf(n) })).status === 404) looked += 1;
      }
      tally.set(`looked at ${where}`, looked);
      tally.claim(looked <= 10, `${looked} guesses were looked at ${where}`);
    };
    await guesses('without a proxy', direct.url);
    const named = (n: number) => ({ ...forged(n), 'x-forwarded-for': `203.0.113.${n % 250}, 192.0.2.9` });
    await guesses('behind a proxy', proxied.url, named);

    const { url } = await stage.replica({ env: { WORKER: 'off' } });
    await makeColleagues(stage);
    const cookie = await signIn(url);
    const json = { role: 'qa', name: 'New', email: 'new@example.com' };
    const invited = await call(url, 'POST', '/api/v1/accounts', { json, cookie, headers: forged(1) });
    const link = String(member(invited.body, 'invitation', 'link'));
    tally.claim(
      invited.status === 201 && link.startsWith(`${url}/`),
      `an invitation (${invited.status}) leads to ${link}`,
    );
    for (const path of ['/', '/sitemap.xml', '/robots.txt', '/be-en/', '/api/openapi.json', '/be-en/blog/rss.xml']) {
      const answer = await call(url, 'GET', path, { headers: forged(1) });
      const told = `${JSON.stringify([...answer.headers])}${typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body)}`;
      tally.claim(!told.includes('forged-host.example'), `${path} repeats a forged host`);
      tally.add('answers without the forged host');
    }
    const other = {
      origin: 'https://forged-host.example',
      'sec-fetch-site': 'cross-site',
      'x-forwarded-host': 'forged-host.example',
    };
    const crossed = await call(url, 'DELETE', '/api/v1/session', { cookie, headers: other });
    tally.claim(crossed.status === 403, `a call from another site that forges its host was answered ${crossed.status}`);
  },
};
