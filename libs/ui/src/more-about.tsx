import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useUiText } from './i18n.js';
import { QuestionIcon } from './icons.js';

export interface MoreAboutProps {
  /** What is explained; completes "More about …". */
  readonly subject: string;
  readonly children: ReactNode;
}

/** An explanation that opens on click, tap or key in the flow of the page, so that it works without hovering and never covers a field. */
export function MoreAbout({ subject, children }: MoreAboutProps) {
  const t = useUiText();
  const id = useId();
  const [open, setOpen] = useState(false);
  const closeOnEscape = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && open) {
      event.stopPropagation();
      setOpen(false);
    }
  };
  return (
    <>
      <button
        type="button"
        className="sw-more"
        aria-expanded={open}
        aria-controls={id}
        aria-label={t('more', { subject })}
        onClick={() => setOpen(!open)}
        onKeyDown={closeOnEscape}
      >
        <QuestionIcon />
      </button>
      <div id={id} className="sw-more__text" hidden={!open}>
        {children}
      </div>
    </>
  );
}
