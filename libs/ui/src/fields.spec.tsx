import { screen } from '@testing-library/react';
import { Checkbox, RadioGroup } from './choice.js';
import { AmountSlider } from './amount-slider.js';
import { MoneyField } from './money-field.js';
import { formValue, renderUi, WithValue } from './render-ui.js';
import { Select } from './select.js';
import { TextArea, TextField } from './text-field.js';

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

  it('has a no-break space before the colon in French', async () => {
    await renderUi(<TextField name="email" label="E-mail" error="Vide" value="" onChange={() => undefined} />, 'fr');
    expect(screen.getByText('Erreur\u00a0:', { normalizer: (text) => text.trimEnd() })).toHaveClass('sw-sr');
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
    expect(formValue()).toBe('12B');
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
    expect(formValue()).toBe('kitchen');
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
    ['nl', '€12'],
    ['fr', '12€'],
  ] as const)('has its sign in %s where amounts have it', async (language, shown) => {
    await renderUi(field('12'), language, 'be');
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' });
    const parts = [...(input.parentElement?.children ?? [])];
    expect(parts.map((part) => (part === input ? input.value : part.textContent)).join('')).toBe(shown);
  });

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
    expect(formValue()).toBe(canonical);
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
    expect(formValue()).toBe('40000');
    expect(slider).toHaveAttribute('aria-valuetext', '€25,000');
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
    expect(formValue()).toBe('single');
    await user.keyboard('{ArrowDown}');
    expect(formValue()).toBe('married');
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
    expect(formValue()).toBe('married');
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
    expect(formValue()).toBe('yes');
    await user.click(box);
    expect(formValue()).toBe('no');
  });
});
