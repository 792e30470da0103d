import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { inlineStyles } from '@statewise/site-content';
import { SiteAnswer } from './site-answer.js';

const drawn = (words: string) => SiteAnswer.of(new Response(words, { headers: { [inlineStyles]: "'sha256-abc'" } }));
const reader = (encodings: string) =>
  Object.assign(new IncomingMessage(new Socket()), { headers: { 'accept-encoding': encodings } });
const long = Array.from({ length: 400 }, (_, at) => `word ${at * at}`).join(' ');

it('has the tag of its content, whichever process drew it', async () => {
  const [one, another, other] = [await drawn('words'), await drawn('words'), await drawn('more')];
  expect(one.tag).toBe(another.tag);
  expect(one.tag).not.toBe(other.tag);
});

it('keeps cookies, and the sources of its styles, apart from the other headers', async () => {
  const headers = new Headers({ 'Content-Type': 'text/html', 'Set-Cookie': 'a=1', [inlineStyles]: "'sha256-abc'" });
  headers.append('Set-Cookie', 'b=2');
  const answer = await SiteAnswer.of(new Response('', { headers }));
  expect(answer.cookies).toEqual(['a=1', 'b=2']);
  expect(answer.headers).toEqual([['content-type', 'text/html']]);
  expect(answer.inlineStyles).toBe("'sha256-abc'");
  expect(answer.isPage).toBe(true);
});

it('keeps the sources of its styles when its text changes', async () => {
  const changed = (await drawn('words')).changed((text) => `${text} of before`, [['Age', '3']]);
  expect(changed.inlineStyles).toBe("'sha256-abc'");
  expect(changed.headers).toEqual(expect.arrayContaining([['age', '3']]));
  expect((await changed.body(reader(''))).bytes.toString()).toBe('words of before');
});

it('is sent as the reader takes it, and as it is where it is short', async () => {
  const answer = await drawn(long);
  const [plain, gzip, br] = await Promise.all(
    ['identity', 'gzip, deflate', 'gzip, br'].map((accepted) => answer.body(reader(accepted))),
  );
  expect(plain).toEqual({ bytes: Buffer.from(long) });
  expect(gzip?.encoding).toBe('gzip');
  expect(gunzipSync(gzip?.bytes ?? '').toString()).toBe(long);
  expect(br?.encoding).toBe('br');
  expect(brotliDecompressSync(br?.bytes ?? '').toString()).toBe(long);
  for (const refused of ['br;q=0', 'br; q=0.0, identity', 'BRAVE'])
    expect((await answer.body(reader(refused))).encoding).toBeUndefined();
  expect((await answer.body(reader('br;q=0.001, gzip'))).encoding).toBe('br');
  expect((await answer.body(reader('br;q=0, gzip'))).encoding).toBe('gzip');
  expect(await (await drawn('words')).body(reader('gzip, br'))).toEqual({ bytes: Buffer.from('words') });
});

it('gets smaller once it was asked for again', async () => {
  const answer = await drawn(long);
  const sizeNow = async (): Promise<number> => (await answer.body(reader('br'))).bytes.length;
  const first = await sizeNow();
  expect(await sizeNow()).toBe(first);
  let size = first;
  for (let tries = 0; size === first && tries < 500; tries += 1) {
    await sleep(20);
    size = await sizeNow();
  }
  expect(size).toBeLessThan(first);
  expect(brotliDecompressSync((await answer.body(reader('br'))).bytes).toString()).toBe(long);
});
