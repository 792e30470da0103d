import { Button } from '@statewise/ui';
import type { ReactNode } from 'react';
import { AnswerValue } from '../components/answer.js';
import { RelativeTime } from '../components/relative-time.js';
import {
  contentDifferences,
  noContent,
  useContentHistory,
  type ContentKind,
  type ContentDifference,
  type Item,
  type Revision,
} from './content.js';
import { useContentText } from './messages/catalogue.js';
import { useRevert } from './use-editing.js';

/** What was published, by whom, and what each changed. */
export function History({ kind, item }: { readonly kind: ContentKind; readonly item: Item }): ReactNode {
  const t = useContentText();
  const revert = useRevert(kind, item);
  return (
    <section aria-labelledby="history" className="content-history">
      <h2 id="history">{t('history')}</h2>
      <AnswerValue query={useContentHistory(kind.name, item.key)}>
        {(revisions) =>
          revisions.length === 0 ? (
            <p className="sw-small">{t('history.empty')}</p>
          ) : (
            <ol>
              {revisions.map((revision, at) => (
                <li key={revision.version}>
                  <p>
                    <strong>{wordsOf(revision, t)}</strong>{' '}
                    <span className="sw-small">
                      <RelativeTime at={revision.at} />
                    </span>
                  </p>
                  <Changes revision={revision} before={revisions[at + 1]} />
                  {kind.can_edit && (
                    <Button small variant="secondary" onClick={() => revert.mutate(revision.version)}>
                      {t('history.take')}
                    </Button>
                  )}
                </li>
              ))}
            </ol>
          )
        }
      </AnswerValue>
    </section>
  );
}

function wordsOf({ act, author }: Revision, t: ReturnType<typeof useContentText>): string {
  const name = author ?? t('history.somebody');
  return act === 'first' ? t('history.first') : t(`history.${act}`, { name });
}

function Changes({
  revision,
  before,
}: {
  readonly revision: Revision;
  readonly before: Revision | undefined;
}): ReactNode {
  const t = useContentText();
  if (revision.act !== 'published') return null;
  const differences = contentDifferences(before?.content ?? noContent, revision.content);
  if (differences.length === 0) return <p className="sw-small">{t('history.same')}</p>;
  return (
    <details>
      <summary>{t('history.changes', { count: differences.length })}</summary>
      <dl className="content-history__changes">
        {differences.map((difference) => (
          <Change key={`${difference.language ?? ''}.${difference.name}`} difference={difference} />
        ))}
      </dl>
    </details>
  );
}

function Change({
  difference: { name, language, before, after },
}: {
  readonly difference: ContentDifference;
}): ReactNode {
  const t = useContentText();
  const label = t.text(`field.${name}`);
  return (
    <div>
      <dt>{language === undefined ? label : `${label} (${t(`language.${language}`)})`}</dt>
      <dd>
        {before !== '' && (
          <del>
            <span className="sw-sr">{t('history.before')}: </span>
            {before}
          </del>
        )}
        {after !== '' && (
          <ins>
            <span className="sw-sr">{t('history.after')}: </span>
            {after}
          </ins>
        )}
      </dd>
    </div>
  );
}
