import { codeAsTyped, codeOf } from './typed-code.js';

it.each(['7k3m-9qwx-2trb', ' 7K3M 9QWX 2TRB ', '7K3M9QWX2TRB'])('reads %s as the same code', (typed) => {
  expect(codeOf(typed)).toBe('7K3M9QWX2TRB');
});

it('groups what is typed while it is typed', () => {
  expect(['7', '7k3m', '7k3m9', '7K3M9QWX2TRBXYZ'].map(codeAsTyped)).toEqual(['7', '7K3M', '7K3M-9', '7K3M-9QWX-2TRB']);
});
