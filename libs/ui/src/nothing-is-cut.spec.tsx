import { fireEvent, screen } from '@testing-library/react';
import fc from 'fast-check';
import type { ReactNode } from 'react';
import { ComboBox } from './combo-box.js';
import { DateField } from './date-field.js';
import { MoneyField } from './money-field.js';
import { PercentageField } from './percentage-field.js';
import { PhoneField } from './phone-field.js';
import { renderUi, WithValue } from './render-ui.js';
import { TextArea, TextField } from './text-field.js';

type Field = (props: {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}) => ReactNode;

/** A part of a label is completed to it; none that is drawn is part of this one. */
const options = [{ value: 'sofia', label: 'София' }];
const fields: readonly (readonly [string, Field])[] = [
  ['a text', TextField],
  ['a long text', (props) => <TextArea {...props} maxLength={5} />],
  ['an amount', MoneyField],
  ['a percentage', PercentageField],
  ['a date', DateField],
  ['a telephone number', PhoneField],
  ['a searched list', (props) => <ComboBox {...props} options={options} />],
];

/** What is between letters and digits, and zeros, are the field's to write: a day's, an amount's, those that are dialled within a country alone. */
const kept = (text: string): string => text.replace(/[^\p{L}\p{N}]|0/gu, '');

const texts = fc.oneof(
  fc.bigInt({ min: 1n, max: 10n ** 24n }).map(String),
  fc.stringMatching(/^[1-9][0-9]{0,3}([.,][0-9]{3})?([.,][0-9]{1,4})?$/),
  fc.stringMatching(/^[A-Za-zéïß0-9 '-]{1,300}$/),
);

it.each(fields)('cuts nothing of what is put into the field of %s and left there', async (_, Shown) => {
  const { container } = await renderUi(
    <WithValue>{(value, onChange) => <Shown name="x" label="X" value={value} onChange={onChange} />}</WithValue>,
  );
  const field = await screen.findByRole(container.querySelector('[role=combobox]') ? 'combobox' : 'textbox', {
    name: 'X',
  });
  fc.assert(
    fc.property(texts, (text) => {
      fireEvent.focus(field);
      fireEvent.change(field, { target: { value: '' } });
      fireEvent.change(field, { target: { value: text } });
      fireEvent.blur(field);
      expect(kept((field as HTMLInputElement).value)).toBe(kept(text));
    }),
    { numRuns: 60 },
  );
});
