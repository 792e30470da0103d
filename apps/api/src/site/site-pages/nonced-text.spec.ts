import { gunzipSync } from 'node:zlib';
import { NoncedText } from './nonced-text.js';

const page = `<style nonce="@@">${'body { color: red } '.repeat(200)}</style><p>Één page, 🏦</p><script nonce="@@"></script>@@`;

it('puts the nonce of each answer in the place of the placeholder', async () => {
  const text = new NoncedText(page, '@@');
  for (const nonce of ['abc', 'a-longer-one']) {
    const expected = page.replaceAll('@@', nonce);
    expect(text.with(nonce).toString()).toBe(expected);
    expect(gunzipSync(await text.gzipped(nonce)).toString()).toBe(expected);
  }
});

it('is smaller when compressed', async () => {
  expect((await new NoncedText(page, '@@').gzipped('abc')).length).toBeLessThan(page.length / 10);
});

it.each(['', 'without a placeholder', '@@', '@@@@'])('takes %j', async (text) => {
  expect(gunzipSync(await new NoncedText(text, '@@').gzipped('n')).toString()).toBe(text.replaceAll('@@', 'n'));
});
