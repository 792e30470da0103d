import { useEffect, useId, useRef, useState, type MouseEvent } from 'react';
import { TextButton } from './button.js';
import { fieldId } from './field.js';
import { useUiText } from './i18n.js';

/** One wrong answer. */
export interface SummarisedError {
  /** Name of the field, or undefined when the problem is with the form as a whole. */
  readonly name?: string | undefined;
  readonly message: string;
  /** Leads to where it can be mended, when that is no field of this page. */
  readonly onGoTo?: (() => void) | undefined;
}

export interface ErrorSummaryProps {
  readonly errors: readonly SummarisedError[];
  /** Changes with every attempt to send, so that focus comes back here each time. */
  readonly attempt: number;
  /** Called before a field is focused, e.g. to open the group it stands in. */
  readonly onGoTo?: (name: string) => void;
}

const mostShown = 3;

/** What is wrong, at the top of the form: takes the focus after each attempt and leads to each field. */
export function ErrorSummary({ errors, attempt, onGoTo }: ErrorSummaryProps) {
  const t = useUiText();
  const heading = useId();
  const box = useRef<HTMLDivElement>(null);
  const empty = errors.length === 0;
  const [isWhole, setIsWhole] = useState(false);
  // A list as long as the screen would hide the form that it is about.
  const shown = isWhole || errors.length <= mostShown + 1 ? errors : errors.slice(0, mostShown);
  useEffect(() => {
    if (!empty) box.current?.focus();
  }, [attempt, empty]);
  if (empty) return null;
  const goTo = (event: MouseEvent, name: string): void => {
    event.preventDefault();
    onGoTo?.(name);
    // A group that has just been opened is drawn in the next frame.
    requestAnimationFrame(() => focusField(name));
  };
  return (
    <div ref={box} className="sw-error-summary" role="alert" aria-labelledby={heading} tabIndex={-1}>
      <h2 id={heading}>{t('errorSummary.title', { count: errors.length })}</h2>
      <ul>
        {shown.map(({ name, message, onGoTo: leave }) => (
          <li key={`${name ?? ''}${message}`}>
            {name === undefined ? (
              leave === undefined ? (
                message
              ) : (
                <TextButton onClick={leave}>{message}</TextButton>
              )
            ) : (
              <a href={`#${fieldId(name)}`} onClick={(event) => goTo(event, name)}>
                {message}
              </a>
            )}
          </li>
        ))}
      </ul>
      {shown.length < errors.length && (
        <TextButton onClick={() => setIsWhole(true)}>
          {t('errorSummary.more', { count: errors.length - shown.length })}
        </TextButton>
      )}
    </div>
  );
}

/** Moves the focus to a field by its name and brings its label into view. */
export function focusField(name: string): void {
  const control = document.getElementById(fieldId(name));
  control?.focus({ preventScroll: true });
  (control?.closest('.sw-field') ?? control)?.scrollIntoView?.({ block: 'nearest' });
}
