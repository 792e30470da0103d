import { useEffect, useRef, type ComponentProps, type RefObject } from 'react';
import { useLocation } from 'react-router';

export interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  readonly onSubmit: () => unknown;
}

/** A form that the page itself sends; what is wrong in it is said by its fields, not by the browser, and the first of them gets the focus. */
export function Form({ onSubmit, ...form }: FormProps) {
  const element = useRef<HTMLFormElement>(null);
  const isSent = useRef(false);
  const wrongBefore = useRef(0);
  useEffect(() => {
    const wrong = [...(element.current?.querySelectorAll<HTMLElement>('[aria-invalid="true"]') ?? [])];
    const isTyping = document.activeElement?.matches('input, select, textarea') === true;
    if (isSent.current || (wrong.length > wrongBefore.current && !isTyping)) wrong[0]?.focus();
    if (wrong.length > 0) isSent.current = false;
    wrongBefore.current = wrong.length;
  });
  return (
    <form
      noValidate
      {...form}
      onFocus={(event) => {
        element.current = event.currentTarget;
      }}
      onSubmit={(event) => {
        event.preventDefault();
        element.current = event.currentTarget;
        isSent.current = true;
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
