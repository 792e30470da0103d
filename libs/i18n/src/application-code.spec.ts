import { groupCode, normaliseCode, typedCode } from './application-code.js';

it.each(['7k3m-9qwx-2trb', ' 7K3M 9QWX 2TRB ', '7K3M9QWX2TRB', '7K3M–9QWX\u20112TRB', '7K3M—9QWX−2TRB\u200b'])(
  'reads %s as the same code',
  (typed) => {
    expect(normaliseCode(typed)).toBe('7K3M9QWX2TRB');
    expect(typedCode(typed)).toBe('7K3M9QWX2TRB');
  },
);

it.each(['', '7K3M9QWX2TR', '7K3M9QWX2TRBX', 'ILOUILOUILOU', '7K3M_9QWX_2TRB', 12, null])(
  'takes %j for no code',
  (typed) => {
    expect(normaliseCode(typed)).toBeUndefined();
  },
);

it('takes the letters that no code has for the digits that look like them', () => {
  expect(typedCode('7k3m-oIL1')).toBe('7K3M0111');
});

it('groups a code while it is typed', () => {
  const shown = ['', '7', '7k3m', '7k3m9', '7K3M9QWX2TRBXYZ'].map((typed) => groupCode(typedCode(typed)));
  expect(shown).toEqual(['', '7', '7K3M', '7K3M-9', '7K3M-9QWX-2TRB']);
});
