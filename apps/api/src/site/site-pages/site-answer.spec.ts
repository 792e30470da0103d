import { SiteAnswer } from './site-answer.js';

const drawn = (placeholder: string, words: string) =>
  SiteAnswer.of(new Response(`<style nonce="${placeholder}"></style>${words}`), placeholder);

it('has the tag of its content, whichever process drew it', async () => {
  const [one, another, other] = [await drawn('abc', 'words'), await drawn('xyz', 'words'), await drawn('abc', 'more')];
  expect(one.tag).toBe(another.tag);
  expect(one.tag).not.toBe(other.tag);
});

it('keeps cookies apart from the other headers', async () => {
  const headers = new Headers({ 'Content-Type': 'text/html', 'Set-Cookie': 'a=1' });
  headers.append('Set-Cookie', 'b=2');
  const answer = await SiteAnswer.of(new Response('', { headers }), 'abc');
  expect(answer.cookies).toEqual(['a=1', 'b=2']);
  expect(answer.headers).toEqual([['content-type', 'text/html']]);
  expect(answer.isPage).toBe(true);
});
