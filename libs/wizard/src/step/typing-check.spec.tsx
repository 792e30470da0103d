import { act, renderHook } from '@testing-library/react';
import { useTypingCheck } from './typing-check.js';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (milliseconds: number): void => act(() => jest.advanceTimersByTime(milliseconds));

function typing(first: string) {
  const check = (typed: string) => useTypingCheck(typed === '12345678' ? undefined : 'format', typed, 600);
  const { result, rerender } = renderHook(check, { initialProps: first });
  return { type: rerender, told: () => result.current };
}

it('says nothing of a field for as long as the pause after each key', () => {
  const field = typing('1');
  pass(599);
  field.type('12');
  pass(599);
  expect(field.told()).toBeUndefined();
  pass(1);
  expect(field.told()).toBe('format');
});

it('goes on saying that a field is wrong, says at once that it is mended, and waits again after that', () => {
  const field = typing('1');
  pass(600);
  field.type('12');
  expect(field.told()).toBe('format');
  field.type('12345678');
  expect(field.told()).toBeUndefined();
  pass(1);
  field.type('1234567');
  pass(599);
  expect(field.told()).toBeUndefined();
});
