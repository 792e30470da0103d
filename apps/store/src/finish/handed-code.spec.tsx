import { forgetHandedCodes, handedCode, keepingHandedCodes } from './handed-code.js';

beforeEach(() => sessionStorage.clear());

it('keeps what an answer tells to hand over, for the tab that was told, until it is left', async () => {
  const answer = { application: { code: 'SALE' }, handed_over: { flow: 'loan-application', code: 'AAAABBBBCCCC' } };
  const request = keepingHandedCodes((path) => Promise.resolve(path === '/prepare' ? answer : { success: true }));
  expect(await request('/other')).toEqual({ success: true });
  expect(handedCode('SALE')).toBe('');
  expect(await request('/prepare')).toBe(answer);
  expect(handedCode('SALE')).toBe('AAAABBBBCCCC');
  expect(handedCode('OTHER')).toBe('');
  sessionStorage.setItem('kept', 'too');
  forgetHandedCodes(sessionStorage);
  expect([handedCode('SALE'), sessionStorage.getItem('kept')]).toEqual(['', 'too']);
});
