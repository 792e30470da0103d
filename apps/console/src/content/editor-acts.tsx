import { Button, LinkButton, Modal } from '@statewise/ui';
import { useConsoleText } from '../messages/use-console-text.js';
import { ActButton } from '../components/act-buttons.js';
import { call } from '../requests/call.js';
import { useContentText } from './messages/catalogue.js';
import { besideAddress, useBesideLanguage } from './preview-pane.js';
import type { EditorProps } from './use-content-editor.js';

/** Whether the form publishes what it has: a price is one number from a day on, which nobody drafts first. */
export const publishesAtOnce = ({ name }: EditorProps['kind']): boolean => name === 'price';

/** What can be done with a thing, as far as the chart of its editor takes it where that stands. */
export function EditorActs({ kind, editor, send }: EditorProps) {
  const t = useContentText();
  const { over } = editor.context;
  const isBeside = useBesideLanguage() !== undefined;
  const hasDraft = over !== null && over.draft !== null;
  const isTouched = editor.matches({ atRest: 'edited' });
  const isBusy = editor.matches('busy');
  const isPublishing = editor.matches({ busy: 'storing' }) || editor.matches({ busy: 'publishing' });
  const isDirect = publishesAtOnce(kind);
  const isPublishFirst = isDirect || (hasDraft && !isTouched);
  return (
    <div className="content-editor__acts">
      <Button
        {...(isDirect ? { onClick: () => send({ type: 'save.requested' }) } : { type: 'submit' })}
        variant={isPublishFirst ? 'secondary' : 'primary'}
        busy={editor.matches({ busy: 'saving' })}
        aria-disabled={!isBusy && !editor.can({ type: 'save.requested' })}
      >
        {t('edit.save')}
      </Button>
      {(hasDraft || isDirect) && (isBusy || editor.can({ type: 'publish.requested' })) && (
        <Button
          {...(isDirect ? { type: 'submit' } : { onClick: () => send({ type: 'publish.requested' }) })}
          variant={isPublishFirst ? 'primary' : 'secondary'}
          busy={isPublishing}
          aria-disabled={isBusy}
        >
          {t(editor.context.when.day === '' ? 'edit.publish' : 'when.schedule')}
        </Button>
      )}
      {hasDraft && kind.has_preview && (
        <ActButton
          go={t('edit.preview')}
          act={() => call('POST /api/v1/content/{kind}/{key}/preview', { kind: kind.name, key: over.key, body: {} })}
          onDone={({ preview: { path, address = path } }) => window.open(address, '_blank', 'noopener')}
          readsAgain={false}
        />
      )}
      {hasDraft && kind.has_preview && !isBeside && (
        <LinkButton variant="quiet" href={besideAddress(kind.name, over.key, t.language)}>
          {t('preview.beside')}
        </LinkButton>
      )}
      {hasDraft && (isBusy || editor.can({ type: 'discard.requested' })) && (
        <Button
          variant="quiet"
          busy={editor.matches({ busy: 'discarding' })}
          aria-disabled={isBusy}
          onClick={() => send({ type: 'discard.requested' })}
        >
          {t('edit.discard')}
        </Button>
      )}
      {kind.can_remove && over?.published && (
        <Button
          variant="quiet"
          busy={editor.matches({ busy: 'removing' })}
          aria-disabled={isBusy}
          onClick={() => send({ type: 'removal.requested' })}
        >
          {t('edit.remove')}
        </Button>
      )}
      <RemovalDialog editor={editor} send={send} />
    </div>
  );
}

function RemovalDialog({ editor, send }: Pick<EditorProps, 'editor' | 'send'>) {
  const t = useContentText();
  const shell = useConsoleText();
  const decline = (): void => send({ type: 'removal.declined' });
  return (
    <Modal
      open={editor.matches({ atRest: 'removalAsked' })}
      narrow
      title={t('edit.remove')}
      onClose={decline}
      actions={
        <>
          <Button variant="danger" onClick={() => send({ type: 'removal.confirmed' })}>
            {t('edit.remove')}
          </Button>
          <Button variant="secondary" onClick={decline}>
            {shell('cancel')}
          </Button>
        </>
      }
    >
      <p>{t('edit.remove.sure')}</p>
    </Modal>
  );
}
