import { screen, waitFor, within } from '@testing-library/react';
import { Checkbox, RadioGroup } from './choice.js';
import { AmountSlider } from './amount-slider.js';
import { MoneyField } from './money-field.js';
import { PhoneField } from './phone-field.js';
import { renderUi, WithValue } from './render-ui.js';
import { Select } from './select.js';
import { TextArea, TextField } from './text-field.js';

const value = (): string | null => screen.getByTestId('value').textContent;

describe('text field', () => {
  it('is named by its label and described by its hint and its error', async () => {
    await renderUi(
      <TextField
        name="email"
        label="E-mail"
        hint="For your code"
        error="Enter an address"
        value=""
        onChange={() => undefined}
      />,
    );
    const input = screen.getByRole('textbox', { name: 'E-mail' });
    expect(input).toHaveAttribute('id', 'field-email');
    expect(input).toHaveAccessibleDescription('For your code Error: Enter an address');
    expect(input).toBeInvalid();
    expect(input).toBeRequired();
  });

  it('says that it is optional and takes what is typed', async () => {
    const { user } = await renderUi(
      <WithValue>
        {(text, onChange) => <TextField name="box" label="Box" optional value={text} onChange={onChange} />}
      </WithValue>,
      'fr',
    );
    const input = screen.getByRole('textbox', { name: 'Box (facultatif)' });
    await user.type(input, '12B');
    expect(value()).toBe('12B');
    expect(input).not.toBeRequired();
  });

  it('opens its explanation on a click and closes it with Escape', async () => {
    const { user } = await renderUi(
      <TextField name="iban" label="IBAN" more="The number on your card" value="" onChange={() => undefined} />,
    );
    const more = screen.getByRole('button', { name: 'More about IBAN' });
    expect(screen.getByText('The number on your card')).not.toBeVisible();
    await user.click(more);
    expect(screen.getByText('The number on your card')).toBeVisible();
    await user.keyboard('{Escape}');
    expect(more).toHaveAttribute('aria-expanded', 'false');
  });

  it('counts the characters of a long text', async () => {
    const { user } = await renderUi(
      <WithValue>
        {(text, onChange) => <TextArea name="d" label="Description" maxLength={5} value={text} onChange={onChange} />}
      </WithValue>,
    );
    await user.type(screen.getByRole('textbox', { name: 'Description' }), 'kitchen');
    expect(value()).toBe('kitchen');
    expect(screen.getByText('7 / 5')).toBeInTheDocument();
  });

  it.each([
    ['an emoji as the one character', '🛁🛁🛁🛁🛁'],
    ['no blanks around a text', ' \n five! \n'],
    ['no mark of how a sign is drawn', '❤️❤️❤️❤️❤️'],
  ])('counts %s, as the rules do', async (_, typed) => {
    await renderUi(<TextArea name="d" label="Description" maxLength={5} value={typed} onChange={() => undefined} />);
    expect(screen.getByText('5 / 5')).not.toHaveClass('sw-counter--over');
  });
});

describe('money field', () => {
  const field = (initial = '') => (
    <WithValue initial={initial}>
      {(text, onChange) => <MoneyField name="amount" label="Amount" value={text} onChange={onChange} />}
    </WithValue>
  );

  it.each([
    ['1,250.50', '1250.5', '1,250.50'],
    ['1.250,50', '1250.5', '1,250.50'],
    ['12 000', '12000', '12,000'],
    ['a lot', 'a lot', 'a lot'],
  ])('reads %s as %s and writes %s', async (typed, canonical, shown) => {
    const { user } = await renderUi(field());
    const input = screen.getByRole('textbox', { name: 'Amount' });
    await user.type(input, typed);
    expect(input).toHaveValue(typed);
    await user.tab();
    expect(value()).toBe(canonical);
    expect(input).toHaveValue(shown);
  });

  it('writes in the reader’s locale', async () => {
    await renderUi(field('1250.5'), 'nl', 'be');
    expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveValue('1.250,50');
  });

  it('is the same amount on the slider and in the input, which takes more than the slider reaches', async () => {
    const { user } = await renderUi(
      <WithValue initial="10000">
        {(text, onChange) => (
          <AmountSlider
            name="amount"
            label="Amount"
            min={500}
            max={25000}
            step={500}
            value={text}
            onChange={onChange}
          />
        )}
      </WithValue>,
    );
    const slider = screen.getByRole('slider', { name: 'Amount: amount' });
    expect(slider).toHaveValue('10000');
    await user.clear(screen.getByRole('textbox', { name: 'Amount' }));
    await user.type(screen.getByRole('textbox', { name: 'Amount' }), '40000');
    expect(value()).toBe('40000');
    expect(slider).toHaveAttribute('aria-valuetext', '€25,000');
  });
});

describe('phone field', () => {
  const field = (initial = '') => (
    <WithValue initial={initial}>
      {(text, onChange) => <PhoneField name="mobile" label="Mobile" value={text} onChange={onChange} />}
    </WithValue>
  );
  const input = (): HTMLElement => screen.getByRole('textbox', { name: 'Mobile' });

  it('asks the browser for the national part in a field that may have it', async () => {
    await renderUi(field());
    // HTML has `tel-national` for fields of text alone; `tel` on one is a whole number.
    expect(input()).toHaveAttribute('type', 'text');
    expect(input()).toHaveAttribute('inputmode', 'tel');
    expect(input()).toHaveAttribute('autocomplete', 'tel-national');
  });

  it('takes a number of any length, and points and brackets for spaces', async () => {
    const { user } = await renderUi(field());
    await user.type(input(), '99-12 34x5678901');
    expect(value()).toBe('+356 99-12 34x5678901');
    await user.clear(input());
    await user.paste('+44 (0)7911.123/456');
    expect(value()).toBe('+44 7911 123 456');
  });

  it('keeps the zero where it is part of the number', async () => {
    const { user } = await renderUi(field());
    await user.type(input(), '+39 06 1234 5678');
    expect(value()).toBe('+39 06 1234 5678');
  });

  it('drops the domestic zero, and the code when nothing is left', async () => {
    const { user } = await renderUi(field(), 'nl', 'be');
    await user.type(input(), '0470 12 34 56');
    expect(value()).toBe('+32 470 12 34 56');
    await user.clear(input());
    expect(value()).toBe('');
  });

  const codes = (): HTMLElement => screen.getByRole('combobox', { name: 'Mobile: Calling code' });

  it('gives a zero back with the country whose number it is part of', async () => {
    const { user } = await renderUi(field());
    await user.type(input(), '+39 06 1234 5678');
    await user.click(codes());
    await user.selectOptions(codes(), 'BE');
    expect(value()).toBe('+32 6 1234 5678');
    await user.selectOptions(codes(), 'IT');
    expect(value()).toBe('+39 06 1234 5678');
  });

  it('takes a pasted international number apart and remembers the code chosen before typing', async () => {
    const { user } = await renderUi(field());
    await user.click(input());
    await user.paste('+32 470 12 34 56');
    expect(codes()).toHaveValue('BE');
    expect(input()).toHaveValue('470 12 34 56');
    await user.clear(input());
    await user.click(codes());
    await user.selectOptions(codes(), 'Luxembourg (+352)');
    await user.type(input(), '621');
    expect(value()).toBe('+352 621');
  });

  it.each([
    ['+212612345678', 'MA', '+212 612345678'],
    ['0040 721 234 567', 'RO', '+40 721 234 567'],
    ['+1 202 555 014', 'US', '+1 202 555 014'],
  ])('takes %s as it is typed, with its own country', async (typed, country, number) => {
    const { user } = await renderUi(field(), 'nl', 'be');
    await user.type(input(), typed);
    expect(screen.getByRole('combobox', { name: /Mobile/ })).toHaveValue(country);
    expect(value()).toBe(number);
  });

  it('keeps a pasted number whole, for whoever typed it to see that it is too long', async () => {
    const { user } = await renderUi(field(), 'nl', 'be');
    await user.click(input());
    await user.paste('+40 721 234 567 890');
    expect(value()).toBe('+40 721 234 567 890');
  });

  it('keeps the country that was chosen where several share a code', async () => {
    const { user } = await renderUi(field());
    await user.click(codes());
    await user.selectOptions(codes(), 'Canada (+1)');
    await user.type(input(), '5551234');
    expect(codes()).toHaveValue('CA');
    expect(value()).toBe('+1 5551234');
  });

  it('offers every country by its name, the likely ones first', async () => {
    const { user } = await renderUi(field());
    await user.click(codes());
    const [first, second] = within(codes()).getAllByRole('option');
    expect(first).toHaveTextContent('Malta (+356)');
    expect(second).toHaveTextContent('Belgium (+32)');
    expect(within(codes()).getAllByRole('option').length).toBeGreaterThan(230);
  });

  it('offers them too when nobody comes near, and keeps what is chosen', async () => {
    const { user } = await renderUi(field());
    await user.type(input(), '+40 721');
    await waitFor(() => expect(within(codes()).getAllByRole('option').length).toBeGreaterThan(230));
    expect(within(codes()).getAllByRole('option')[0]).toHaveTextContent('Malta (+356)');
    expect(codes()).toHaveValue('RO');
  });
});

describe('choices', () => {
  const options = [
    { value: 'single', label: 'Single' },
    { value: 'married', label: 'Married', hint: 'Or registered' },
  ];

  it('chooses one of a group by pointer and by arrow keys', async () => {
    const { user } = await renderUi(
      <WithValue>
        {(text, onChange) => (
          <RadioGroup
            name="civil"
            label="Civil status"
            options={options}
            value={text}
            onChange={onChange}
            error="Choose one"
          />
        )}
      </WithValue>,
    );
    const group = screen.getByRole('radiogroup', { name: 'Civil status' });
    expect(group).toHaveAccessibleDescription('Error: Choose one');
    await user.click(screen.getByRole('radio', { name: 'Single' }));
    expect(value()).toBe('single');
    await user.keyboard('{ArrowDown}');
    expect(value()).toBe('married');
  });

  it('begins a list with no choice', async () => {
    const { user } = await renderUi(
      <WithValue>
        {(text, onChange) => (
          <Select name="civil" label="Civil status" options={options} value={text} onChange={onChange} />
        )}
      </WithValue>,
      'nl',
    );
    const select = screen.getByRole('combobox', { name: 'Civil status' });
    expect(select).toHaveDisplayValue('Maak een keuze…');
    await user.selectOptions(select, 'Married');
    expect(value()).toBe('married');
  });

  it('ticks and unticks a box', async () => {
    const { user } = await renderUi(
      <WithValue>
        {(text, onChange) => (
          <Checkbox
            name="tos"
            label="I agree"
            error="Tick this"
            checked={text === 'yes'}
            onChange={(checked) => onChange(checked ? 'yes' : 'no')}
          />
        )}
      </WithValue>,
    );
    const box = screen.getByRole('checkbox', { name: 'I agree' });
    expect(box).toHaveAccessibleDescription('Error: Tick this');
    await user.click(screen.getByText('I agree'));
    expect(value()).toBe('yes');
    await user.click(box);
    expect(value()).toBe('no');
  });
});
