import { Button, Stack, TextField, type TextFieldProps } from '@statewise/ui';
import { useState } from 'react';
import { Form, useFocusWhere } from './form.js';

interface AskedAddressProps extends Pick<TextFieldProps, 'name' | 'label' | 'hint'> {
  /** What is wrong with what is typed; undefined where it can be gone to. */
  readonly errorOf: (typed: string) => string | undefined;
  readonly go: string;
  readonly onChosen: (address: string) => void;
  /** Whether the field has the focus: where what was chosen before is to have an address. */
  readonly isFocused?: boolean;
}

/** Asks where to go: one field, and what is wrong in it once it was sent. */
export function AskedAddress({ errorOf, go, onChosen, isFocused = false, ...field }: AskedAddressProps) {
  const form = useFocusWhere(isFocused);
  const [typed, setTyped] = useState('');
  const [isAsked, setAsked] = useState(false);
  const error = errorOf(typed.trim());
  const choose = (): void => {
    setAsked(true);
    if (error === undefined) onChosen(typed.trim());
  };
  return (
    <Form ref={form} className="console-asked-address" onSubmit={choose}>
      <Stack>
        <TextField
          {...field}
          value={typed}
          onChange={setTyped}
          error={isAsked ? error : undefined}
          autoComplete="off"
          spellCheck={false}
        />
        <div>
          <Button type="submit">{go}</Button>
        </div>
      </Stack>
    </Form>
  );
}
