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

it('refers to what stands before a nonce, and to no nonce', async () => {
  const words = Array.from({ length: 2_000 }, (_, n) => `word-${(n * 7919) % 2_003}`).join(' ');
  const once = new NoncedText(words, '@@');
  const twice = new NoncedText(`${words}@@${words.slice(0, 9_000)}@@abc abc`, '@@');
  const [short, long] = await Promise.all([once.gzipped('n'), twice.gzipped('abc')]);
  expect(long.length).toBeLessThan(short.length * 1.3);
  expect(gunzipSync(long).toString()).toBe(`${words}abc${words.slice(0, 9_000)}abcabc abc`);
});

it('is the same text however large its parts are, and for all who ask at once', async () => {
  const text = Array.from({ length: 40_000 }, (_, n) => `${(n * 2_654_435_761) % 4_294_967_291}`).join('') + '@@end@@';
  const nonced = new NoncedText(text, '@@');
  const answers = await Promise.all(
    ['one', 'two', 'three'].map(async (nonce) => [nonce, await nonced.gzipped(nonce)] as const),
  );
  for (const [nonce, answer] of answers) expect(gunzipSync(answer).toString()).toBe(text.replaceAll('@@', nonce));
});

it.each(['', 'without a placeholder', '@@', '@@@@'])('takes %j', async (text) => {
  expect(gunzipSync(await new NoncedText(text, '@@').gzipped('n')).toString()).toBe(text.replaceAll('@@', 'n'));
});
