import { Button } from '@statewise/ui';
import { AnswerValue } from '../components/page.js';
import { RelativeTime } from '../components/values.js';
import { contentWith, noContent, type ContentDifference } from '@statewise/machines';
import { ContentChanges } from './changes.js';
import { useContentHistory, type Content, type Revision } from './content.js';
import { useContentText } from './messages/catalogue.js';
import type { EditorProps } from './use-content-editor.js';

/** What was published, by whom, and what each changed. */
export function History({ kind, itemKey, editor, send }: EditorProps & { readonly itemKey: string }) {
  const t = useContentText();
  const restored = (field: ContentDifference, from: Content = noContent): Content =>
    contentWith(editor.context.content, field, from);
  return (
    <section aria-labelledby="history" className="content-history">
      <h2 id="history">{t('history')}</h2>
      <AnswerValue query={useContentHistory(kind.name, itemKey)}>
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
                  {revision.act === 'published' && (
                    <ContentChanges
                      kind={kind}
                      before={revisions[at + 1]?.content ?? noContent}
                      after={revision.content}
                      summary={(count) => t('history.changes', { count })}
                      onRestore={
                        kind.can_edit
                          ? (field) =>
                              send({ type: 'content.changed', content: restored(field, revisions[at + 1]?.content) })
                          : undefined
                      }
                    />
                  )}
                  {kind.can_edit && (
                    <Button
                      small
                      variant="secondary"
                      disabled={!editor.can({ type: 'restore.requested', to: revision.version })}
                      onClick={() => send({ type: 'restore.requested', to: revision.version })}
                    >
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
