/** The answers that stood in the fields of a page before a part of it failed. */
export interface TypedAnswers {
  /** Writes them into the fields that are there again and lack them, as if they were typed. */
  readonly putBack: () => void;
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Neither secrets nor files are kept, and what is hidden was not typed. */
const notKept = new Set(['password', 'hidden', 'file', 'submit', 'button', 'reset', 'image']);

/** Keeps what stands in the named fields of the page, or of a part of it. */
export function keepTyped(page: ParentNode = document): TypedAnswers {
  const kept = controlsIn(page).map((control) => ({
    name: control.name,
    option: optionOf(control),
    answer: answerOf(control),
  }));
  const putBack = (): void => {
    const controls = controlsIn(page);
    for (const { name, option, answer } of kept) {
      const control = controls.find((other) => other.name === name && optionOf(other) === option);
      if (control !== undefined && answerOf(control) !== answer) write(control, answer);
    }
  };
  return { putBack };
}

function controlsIn(page: ParentNode): Control[] {
  const controls = [...page.querySelectorAll<Control>('input[name], textarea[name], select[name]')];
  return controls.filter(({ name, type, disabled }) => name !== '' && !disabled && !notKept.has(type));
}

const isTick = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio';

/** Tells apart the buttons of one group. */
const optionOf = (control: Control): string => (isTick(control) ? control.value : '');

const answerOf = (control: Control): string | boolean => (isTick(control) ? control.checked : control.value);

function write(control: Control, answer: string | boolean): void {
  if (isTick(control)) {
    // A radio button is left by choosing another one.
    if (answer === true || control.type === 'checkbox') control.click();
    return;
  }
  // React overwrites the property `value` of the element to notice changes of its own.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, answer);
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
}
