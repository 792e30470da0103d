import { labelled } from '@statewise/i18n';
import { Button, useFormat } from '@statewise/ui';
import { contentDifferences, type ContentDifference } from '@statewise/machines';
import type { Content, ContentKind } from './content.js';
import { optionLabel } from './content-input.js';
import { useContentText } from './messages/catalogue.js';
import { wordDifference } from './word-difference.js';

interface ChangesProps {
  readonly kind: ContentKind;
  readonly before: Content;
  readonly after: Content;
  /** What it says before the changes are unfolded. */
  readonly summary: (count: number) => string;
  /** Puts one field back to what it was; absent where that is not offered. */
  readonly onRestore?: ((field: ContentDifference) => void) | undefined;
}

/** What is another in a content, field by field and word by word. */
export function ContentChanges({ kind, before, after, summary, onRestore }: ChangesProps) {
  const t = useContentText();
  const show = useShownValue(kind);
  const differences = contentDifferences(before, after);
  if (differences.length === 0) return <p className="sw-small">{t('history.same')}</p>;
  return (
    <details>
      <summary>{summary(differences.length)}</summary>
      <dl className="content-history__changes">
        {differences.map((field) => {
          const label = labelOf(field, t);
          return (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <Change before={show(field.name, field.before)} after={show(field.name, field.after)} />
                {onRestore && (
                  <Button
                    small
                    variant="quiet"
                    aria-label={t('history.restoreNamed', { field: label })}
                    onClick={() => onRestore(field)}
                  >
                    {t('history.restore')}
                  </Button>
                )}
              </dd>
            </div>
          );
        })}
      </dl>
    </details>
  );
}

function labelOf({ name, language }: ContentDifference, t: ReturnType<typeof useContentText>): string {
  const label = t.text(`field.${name}`);
  return language === undefined ? label : `${label} (${t(`language.${language}`)})`;
}

function Change({ before, after }: { readonly before: string; readonly after: string }) {
  const t = useContentText();
  const tags = { same: 'span', before: 'del', after: 'ins' } as const;
  return (
    <p className="content-change">
      {wordDifference(before, after).map(({ kind, text }, at) => {
        const Tag = tags[kind];
        return (
          // oxlint-disable-next-line react/no-array-index-key -- a stretch is known by nothing but its place
          <Tag key={at}>
            {kind !== 'same' && <span className="sw-sr">{labelled(t.language, t(`history.${kind}`), '')}</span>}
            {text}
          </Tag>
        );
      })}
    </p>
  );
}

/** How a value of a field reads: choices by their labels, days and figures as the reader writes them. */
function useShownValue(kind: ContentKind): (name: string, value: string) => string {
  const t = useContentText();
  const format = useFormat();
  return (name, value) => {
    const field = kind.facts.find((known) => known.name === name);
    if (field?.input === 'boolean') return t(value === 'true' ? 'value.yes' : 'value.no');
    if (field === undefined || value === '') return value;
    const option = field.options.find((known) => known.value === value);
    if (option) return optionLabel(field, option, t);
    if (field.input === 'day' && /^\d{4}-\d\d-\d\d$/.test(value)) return format.date(value);
    if (field.input === 'money') return format.money(Number(value));
    return field.input === 'percentage' ? format.percent(Number(value)) : value;
  };
}
