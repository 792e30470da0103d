import fc from 'fast-check';
import { completeDate, maskDate } from './date-mask.js';

const afterEdit = (before: string, text: string): string => maskDate(before, { text, caret: text.length }).text;
const typed = (text: string): string =>
  [...text].reduce((before, character) => afterEdit(before, before + character), '');

it.each([
  ['27031985', '27/03/1985'],
  ['27/03/1985', '27/03/1985'],
  ['27.3.1985', '27/3/1985'],
  ['7 3 1985', '7/3/1985'],
  ['2703198599', '27/03/198599'],
  ['ab27', 'ab27'],
  ['14 maart 1985', '14/maart 1985'],
])('makes of %s, typed one by one, %s', (keys, shown) => {
  expect(typed(keys)).toBe(shown);
});

it('takes pasted dates', () => {
  const pasted = ['1985-03-27', '1985/03/27', '27031985', '27-03-1985', '27–3–1985', '27\u202F‑\u202F03‑1985\u200B'];
  for (const text of pasted) expect(completeDate(afterEdit('', text))).toBe('27/03/1985');
});

it('takes a date that is pasted over another as into an empty field', () => {
  for (const text of ['1985-12-31', '31121985', '3112', '31.12.1985'])
    for (const before of ['01/02/1985', '31/12/1980', '3/1/1980'])
      expect(maskDate(before, { text, caret: text.length })).toEqual(maskDate('', { text, caret: text.length }));
});

it('completes only what is a date', () => {
  expect(['1/2/2000', '31/2/2000', '1/2'].map(completeDate)).toEqual(['01/02/2000', '31/2/2000', '1/2']);
});

it('writes any day as it is typed, however it is separated, and as it is pasted', () => {
  const day = fc.date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
  const separator = fc.constantFrom('/', '.', '-', ' ');
  fc.assert(
    fc.property(day, separator, (date, between) => {
      const iso = date.toISOString().slice(0, 10);
      const parts = iso.split('-').toReversed();
      const short = parts.map((part) => String(Number(part)));
      const written = parts.join('/');
      expect(typed(parts.join(between))).toBe(written);
      expect(typed(parts.join(''))).toBe(written);
      expect(completeDate(typed(short.join(between)))).toBe(written);
      expect(afterEdit('', ` ${iso} `)).toBe(written);
    }),
  );
});

it('never makes a date of what is none', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(typed(text)).toMatch(/[^\d/.\s\p{Pd}\p{Cf}]/u.test(text) ? /[^\d/]/ : /^[\d/]*$/);
    }),
  );
  expect(afterEdit('', 'the 3rd of May')).toBe('the 3rd of May');
  expect(completeDate('29/2/2023')).toBe('29/2/2023');
  expect(completeDate('29/2/2024')).toBe('29/02/2024');
});

it('takes a text with letters for a date again once they are deleted', () => {
  expect(maskDate('14 m', { text: '14 ', caret: 3 }).text).toBe('14/');
  expect(maskDate('x27', { text: '27', caret: 0 })).toEqual({ text: '27', caret: 0 });
});

it('drops nothing that is typed or pasted but what stands between day, month and year', () => {
  const content = (text: string): string => text.replace(/[/.\s\p{Pd}\p{Cf}]/gu, '');
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'0123456789/.- a') })), (text) => {
      expect(content(typed(text))).toBe(content(text));
      expect(content(afterEdit('', text))).toBe(
        /^\s*\d{4}([-/.])\d{2}\1\d{2}\s*$/.test(text) ? content(afterEdit('', text)) : content(text),
      );
    }),
  );
});
