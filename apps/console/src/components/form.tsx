import { useEffect, useRef, type ComponentProps, type RefObject } from 'react';
import { useLocation } from 'react-router';

export interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  readonly onSubmit: () => unknown;
}

/** A form that the page itself sends; what is wrong in it is said by its fields, not by the browser. */
export function Form({ onSubmit, ...form }: FormProps) {
  return (
    <form
      noValidate
      {...form}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    />
  );
}

/** The form whose first empty field, or else its chosen option, or else its button, has the focus where it was chosen. */
export function useFocusWhere(isChosen: boolean): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const { key } = useLocation();
  useEffect(() => {
    if (!isChosen) return;
    const fields = [...(form.current?.querySelectorAll<HTMLInputElement>('input, select, textarea') ?? [])];
    const first = fields.find(({ value }) => value === '') ?? fields.find(({ checked }) => checked);
    (first ?? form.current?.querySelector('button'))?.focus();
  }, [isChosen, key]);
  return form;
}
