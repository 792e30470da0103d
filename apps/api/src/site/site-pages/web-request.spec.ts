import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { webRequest } from './web-request.js';

function asked(method: string): IncomingMessage {
  return Object.assign(new IncomingMessage(new Socket()), {
    method,
    url: '/be-en/fees',
    headers: { host: 'bank.test' },
  });
}

it('lets a page be drawn for HEAD as for GET, so that its length and tag are the same', async () => {
  for (const method of ['GET', 'HEAD']) {
    const request = await webRequest(asked(method), 'https', 'bank.test');
    expect([request.method, request.url]).toEqual(['GET', 'https://bank.test/be-en/fees']);
  }
});

it('takes a form whose sender leaves as one that is not whole', async () => {
  const request = asked('POST');
  request.push('name=No');
  const read = webRequest(request, 'https', 'bank.test');
  request.destroy(Object.assign(new Error('aborted'), { code: 'ECONNRESET' }));
  await expect(read).rejects.toMatchObject({ code: 'REQUEST.MALFORMED' });
});
