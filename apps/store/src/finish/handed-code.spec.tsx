import { forgetHandedCodes, handedCode, keepingHandedCodes } from './handed-code.js';

beforeEach(() => sessionStorage.clear());

it('keeps what an answer tells to hand over, for the tab that was told, until it is left', async () => {
  const answer = { application: { code: 'SALE' }, handed_over: { flow: 'loan-application', code: 'AAAABBBBCCCC' } };
  const request = keepingHandedCodes(
    (path) => Promise.resolve(path === '/prepare' ? answer : { success: true }),
    sessionStorage,
  );
  expect(await request('/other')).toEqual({ success: true });
  expect(handedCode(sessionStorage, 'SALE')).toBe('');
  expect(await request('/prepare')).toBe(answer);
  expect(handedCode(sessionStorage, 'SALE')).toBe('AAAABBBBCCCC');
  expect(handedCode(sessionStorage, 'OTHER')).toBe('');
  sessionStorage.setItem('kept', 'too');
  forgetHandedCodes(sessionStorage);
  expect([handedCode(sessionStorage, 'SALE'), sessionStorage.getItem('kept')]).toEqual(['', 'too']);
});
