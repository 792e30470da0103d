import { useId, type ReactNode } from 'react';
import { classNames } from './class-names.js';
import { ChevronDownIcon } from './icons.js';

export interface AccordionGroup {
  readonly id: string;
  readonly title: string;
  readonly content: ReactNode;
  /** Beside the title, e.g. "completed" or "2 problems". */
  readonly status?: ReactNode;
}

export interface AccordionProps {
  readonly groups: readonly AccordionGroup[];
  /** The one group that is open. */
  readonly open: string | undefined;
  /** Called with the group to open, or undefined to close the open one. */
  readonly onOpen: (id: string | undefined) => void;
  /** Level of the titles in the page's outline. */
  readonly level?: 2 | 3 | 4;
}

/** Groups of which one is open at a time. Closed ones stay in the page, so that what is typed in them is kept. */
export function Accordion({ groups, open, onOpen, level = 2 }: AccordionProps) {
  const unique = useId();
  const Heading = `h${level}` as const;
  return (
    <div className="sw-accordion">
      {groups.map(({ id, title, content, status }) => {
        const isOpen = id === open;
        return (
          <section key={id} className={classNames('sw-accordion__group', isOpen && 'sw-accordion__group--open')}>
            <Heading className="sw-accordion__heading">
              <button
                type="button"
                className="sw-accordion__button"
                id={`${unique}${id}title`}
                aria-expanded={isOpen}
                aria-controls={`${unique}${id}`}
                onClick={() => onOpen(isOpen ? undefined : id)}
              >
                <span className="sw-accordion__title">{title}</span>
                {status !== undefined && <span className="sw-accordion__status">{status}</span>}
                <ChevronDownIcon />
              </button>
            </Heading>
            <div
              id={`${unique}${id}`}
              className="sw-accordion__content"
              role="region"
              aria-labelledby={`${unique}${id}title`}
              hidden={!isOpen}
            >
              {content}
            </div>
          </section>
        );
      })}
    </div>
  );
}
