import { RequestFailure, type Request } from '@statewise/flow-client';
import { loanApplicationFlow } from '@statewise/machines';
import { openClient } from './open-client.js';

it('leaves nothing behind of a tab whose application could not be read', async () => {
  sessionStorage.clear();
  sessionStorage.setItem('statewise.loan-application', JSON.stringify({ code: 'AAAABBBBCCCC' }));
  const asked: string[] = [];
  const request: Request = (path) => {
    asked.push(path);
    return Promise.reject(new RequestFailure('unreachable'));
  };
  const options = { request, storage: sessionStorage, locale: { country: 'mt', language: 'en' } } as const;
  await expect(openClient({ flow: loanApplicationFlow }, options)).rejects.toThrow(RequestFailure);
  expect(asked).toHaveLength(1);
  window.dispatchEvent(new Event('focus'));
  await new Promise((done) => setTimeout(done, 30));
  expect(asked).toHaveLength(1);
});
