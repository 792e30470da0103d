import { screen } from '@testing-library/react';
import { ComboBox } from './combo-box.js';
import { matchOptions } from './match-options.js';
import { renderUi, WithValue } from './render-ui.js';

const options = ['1000 Brussel', '1300 Wavre', '9000 Gent', '4000 Liège'].map((label) => ({
  value: label.slice(0, 4),
  label,
}));

it('finds an option by what is typed and gives its value', async () => {
  const { user } = await renderUi(
    <WithValue>
      {(value, onChange) => (
        <ComboBox name="postcode" label="Postcode" options={options} value={value} onChange={onChange} />
      )}
    </WithValue>,
  );
  const box = await screen.findByRole('combobox', { name: 'Postcode' });
  await user.type(box, 'liege');
  await user.click(await screen.findByRole('option', { name: '4000 Liège' }));
  expect(screen.getByTestId('value')).toHaveTextContent('4000');
  expect(box).toHaveValue('4000 Liège');
});

it('chooses by keyboard, and is emptied when its text is', async () => {
  const { user } = await renderUi(
    <WithValue initial="9000">
      {(value, onChange) => (
        <ComboBox
          name="postcode"
          label="Postcode"
          options={options}
          value={value}
          onChange={onChange}
          error="Choose a postcode"
        />
      )}
    </WithValue>,
  );
  const box = await screen.findByRole('combobox', { name: 'Postcode' });
  expect(box).toHaveValue('9000 Gent');
  expect(box).toHaveAccessibleDescription(/Choose a postcode/);
  await user.clear(box);
  expect(screen.getByTestId('value')).toHaveTextContent('');
  await user.type(box, 'wav{ArrowDown}{Enter}');
  expect(screen.getByTestId('value')).toHaveTextContent('1300');
});

it('takes another option that was typed over the chosen one', async () => {
  const { user } = await renderUi(
    <WithValue initial="9000">
      {(value, onChange) => (
        <ComboBox name="postcode" label="Postcode" options={options} value={value} onChange={onChange} />
      )}
    </WithValue>,
  );
  await user.tab();
  await user.keyboard('wav');
  await user.tab();
  expect(screen.getByTestId('value')).toHaveTextContent('1300');
});

it.each(['xyz', '00'])('keeps what is no option by itself, with no value, until one is chosen: %s', async (typed) => {
  const { user } = await renderUi(
    <WithValue initial="9000">
      {(value, onChange) => (
        <ComboBox name="postcode" label="Postcode" options={options} value={value} onChange={onChange} />
      )}
    </WithValue>,
  );
  const box = await screen.findByRole('combobox', { name: 'Postcode' });
  await user.tab();
  await user.keyboard(typed);
  if (typed === 'xyz')
    expect(await screen.findByText('Nothing found', { selector: '[aria-live]' })).toBeInTheDocument();
  await user.tab();
  expect(box).toHaveValue(typed);
  expect(box).toHaveAccessibleDescription(new RegExp(`which entry “${typed}” is`));
  expect(screen.getByTestId('value')).toHaveTextContent('');
  await user.clear(box);
  await user.type(box, 'wav');
  await user.tab();
  expect(box).toHaveValue('1300 Wavre');
  expect(box).toBeValid();
});

it('gives the chosen option back with Escape', async () => {
  const { user } = await renderUi(
    <WithValue initial="9000">
      {(value, onChange) => (
        <ComboBox name="postcode" label="Postcode" options={options} value={value} onChange={onChange} />
      )}
    </WithValue>,
  );
  await user.tab();
  await user.keyboard('xyz{Escape}');
  await user.tab();
  expect(await screen.findByRole('combobox', { name: 'Postcode' })).toHaveValue('9000 Gent');
  expect(screen.getByTestId('value')).toHaveTextContent('9000');
});

it('puts matches at the beginning first and draws at most a hundred', () => {
  expect(
    matchOptions(
      [
        { value: 'a', label: 'Sint-Gent' },
        { value: 'b', label: 'Gent' },
        { value: 'c', label: 'Aalst' },
      ],
      'GENT',
    ).map(({ value }) => value),
  ).toEqual(['b', 'a']);
  expect(matchOptions(options, '1 bruss').map(({ value }) => value)).toEqual(['1000']);
  expect(
    matchOptions(
      Array.from({ length: 500 }, (_, index) => ({ value: String(index), label: `Place ${index}` })),
      'place',
    ),
  ).toHaveLength(100);
});
