import { useId, type ReactNode } from 'react';
import { TextButton } from './button.js';
import { useUiText } from './i18n.js';
import { EditIcon } from './icons.js';

/** One thing that is known: what it is, and its value. */
interface Description {
  readonly term: string;
  readonly value: ReactNode;
}

/** Terms beside their values; on phones above them. An empty value is shown as a dash. */
export function DescriptionList({ items }: { readonly items: readonly Description[] }) {
  return (
    <dl className="sw-description">
      {items.map(({ term, value }) => (
        <div key={term} className="sw-description__row">
          <dt>{term}</dt>
          <dd>{value === '' || value === undefined || value === null ? '–' : value}</dd>
        </div>
      ))}
    </dl>
  );
}

export interface SummaryCardProps {
  readonly title: string;
  readonly items: readonly Description[];
  /** Edits the part. */
  readonly onEdit?: () => void;
  readonly level?: 2 | 3;
  /** Below the answers: what is no single answer, such as a list of people. */
  readonly children?: ReactNode;
}

/** One part of what was answered, with the way back to it. */
export function SummaryCard({ title, items, onEdit, level = 2, children }: SummaryCardProps) {
  const t = useUiText();
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <section className="sw-card sw-summary" aria-labelledby={id}>
      <div className="sw-summary__head">
        <Heading id={id}>{title}</Heading>
        {onEdit && (
          <TextButton onClick={onEdit}>
            <EditIcon size={18} />
            <span aria-hidden="true">{t('edit')}</span>
            <span className="sw-sr">{t('editPart', { name: title })}</span>
          </TextButton>
        )}
      </div>
      {items.length > 0 && <DescriptionList items={items} />}
      {children}
    </section>
  );
}
