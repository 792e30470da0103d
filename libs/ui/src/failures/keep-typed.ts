/** The answers that stood in the fields of a page before a part of it failed. */
export interface TypedAnswers {
  /** Writes them into the fields that are there again and lack them, as if they were typed. */
  readonly putBack: () => void;
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Neither secrets nor files are kept, and what is hidden was not typed. */
const notKept = new Set(['password', 'hidden', 'file', 'submit', 'button', 'reset', 'image']);

/** Keeps what stands in the named fields of the page, or of a part of it, and in the sliders beside them. */
export function keepTyped(page: ParentNode = document): TypedAnswers {
  const kept = controlsIn(page)
    .filter(isAnswer)
    .map((control) => ({
      name: nameOf(control),
      option: optionOf(control),
      answer: answerOf(control),
    }));
  const putBack = (): void => {
    const controls = controlsIn(page);
    for (const { name, option, answer } of kept) {
      const control = controls.find((other) => nameOf(other) === name && optionOf(other) === option);
      if (control !== undefined && answerOf(control) !== answer) write(control, answer);
    }
  };
  return { putBack };
}

function controlsIn(page: ParentNode): Control[] {
  const controls = [...page.querySelectorAll<Control>('input, textarea, select')];
  return controls.filter((control) => nameOf(control) !== '' && !control.disabled && !notKept.has(control.type));
}

/** The name of a field; of a slider that has none, the one of the field beside it. */
const nameOf = (control: Control): string => control.name || (besideSlider(control)?.name ?? '');

/** The field whose amount a slider sets too. */
function besideSlider({ type, name, parentElement }: Control): HTMLInputElement | null | undefined {
  return type === 'range' && name === '' ? parentElement?.querySelector('input[name]') : undefined;
}

/** Of a field and its slider, the one that was used last says the answer. */
function isAnswer(control: Control): boolean {
  const beside = besideSlider(control);
  if (!beside || !(control instanceof HTMLInputElement)) return true;
  const isMoved = control.value !== control.defaultValue;
  return isMoved && (beside.value === beside.defaultValue || control === document.activeElement);
}

const isTick = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio';

/** Tells apart the buttons of one group, and a field and its slider. */
const optionOf = (control: Control): string => (isTick(control) ? control.value : control.type);

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
