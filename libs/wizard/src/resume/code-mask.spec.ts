import fc from 'fast-check';
import { maskCode, mailedLinkIn } from './code-mask.js';

const whole = '7K3M-9QWX-2TRB';

/** Edits a text as a browser does, between two places, and shows the caret as `|`. */
function edit(before: string, inserted: string, [from, to]: readonly [number, number], isForward = false): string {
  const text = before.slice(0, from) + inserted + before.slice(to);
  const { text: after, caret } = maskCode(before, { text, caret: from + inserted.length, isForward });
  return `${after.slice(0, caret)}|${after.slice(caret)}`;
}

it.each([
  ['a character typed in the middle takes the place of the next', edit(whole, 'a', [2, 2]), '7KA|M-9QWX-2TRB'],
  ['goes over the hyphen', edit(whole, 'a', [4, 4]), '7K3M-A|QWX-2TRB'],
  ['what is short grows', edit('7K3M-9QW', 'a', [2, 2]), '7KA|3-M9QW'],
  ['nothing too long is typed at the end', edit(whole, 'a', [14, 14]), '7K3M-9QWX-2TRB|'],
  ['one deleted in the middle draws up the rest', edit(whole, '', [1, 2]), '7|3M9-QWX2-TRB'],
  ['deleting the hyphen deletes the one before it', edit(whole, '', [4, 5]), '7K3|9-QWX2-TRB'],
  ['or the one behind it with Delete', edit(whole, '', [4, 5], true), '7K3M|-QWX2-TRB'],
  ['several over a hyphen', edit(whole, '', [3, 6]), '7K3|Q-WX2T-RB'],
  ['a code pasted over another', edit(whole, 'aaaa bbbb cccc', [0, 14]), 'AAAA-BBBB-CCCC|'],
  ['a part pasted over a part', edit(whole, 'zz', [5, 7]), '7K3M-ZZ|WX-2TRB'],
])('%s', (_, shown, expected) => {
  expect(shown).toBe(expected);
});

it.each([
  [
    'https://bank.example/be-en/loan-application/resume/7K3M9QWX2TRB#q83v_-R',
    { code: '7K3M9QWX2TRB', proof: 'q83v_-R' },
  ],
  ['Continue: https://bank.example/en/e-banking/code/7k3m-9qwx-2trb?lang=nl thanks', { code: '7k3m-9qwx-2trb' }],
  ['https://bank.example/be-nl/loan-application/resume#q83v_-R', { proof: 'q83v_-R' }],
])('finds what a mailed link carries in %s', (text, carried) => {
  expect(mailedLinkIn(text)).toMatchObject(carried);
  const { text: shown } = maskCode('AAAA', { text, caret: text.length });
  expect(shown).toBe('code' in carried ? whole : 'AAAA');
});

it('keeps the caret behind what stood before it, whatever is inserted or deleted', () => {
  const characters = fc.string({ unit: fc.constantFrom(...'0123456789ABCDEFGH'), maxLength: 12 });
  const place = fc.nat({ max: 14 });
  fc.assert(
    fc.property(characters, characters, place, place, (code, inserted, one, other) => {
      const { text: before } = maskCode('', { text: code, caret: code.length });
      const [from, to] = [Math.min(one, other, before.length), Math.min(Math.max(one, other), before.length)];
      const text = before.slice(0, from) + inserted + before.slice(to);
      const after = maskCode(before, { text, caret: from + inserted.length });
      const head = after.text.slice(0, after.caret).replaceAll('-', '');
      const typed = (before.slice(0, from) + inserted).replaceAll('-', '').slice(0, 12);
      expect(typed.startsWith(head) && head.length >= typed.length - 1).toBe(true);
      expect(after.text).toMatch(/^(?:[0-9A-H]{4}-){0,2}[0-9A-H]{0,4}$/);
    }),
  );
});
