import type { UploadFile } from '@statewise/machines';
import { Actions, Button, Notice, type SentFile } from '@statewise/ui';
import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { useWizardText } from '../messages/use-wizard-text.js';
import { Question } from '../shell/question.js';
import type { Uploader } from './uploader.js';

export interface UploadControlsProps extends Pick<Uploader, 'actor'> {
  /** Whether the application takes documents now. */
  readonly isOpen: boolean;
  /** Whether sending documents is what the page is for, and not a form that they stand in. */
  readonly isPrimary?: boolean;
}

/** Sends what was chosen, or stops it, and asks before either counts. */
export function UploadControls({ actor, isOpen, isPrimary = false }: UploadControlsProps) {
  const t = useWizardText();
  const snapshot = useSelector(actor, wholeUpload);
  const isUploading = snapshot.matches('uploading');
  const isAsked = snapshot.matches({ selecting: 'removing' }) || snapshot.matches({ failed: 'removing' });
  return (
    <>
      <Actions>
        {isUploading && (
          <Button variant="secondary" onClick={() => actor.send({ type: 'upload.cancelled' })}>
            {t('documents.cancel')}
          </Button>
        )}
        {(snapshot.matches('selecting') || snapshot.matches('confirming')) && (
          <Button
            variant={isPrimary ? 'primary' : 'secondary'}
            disabled={!isOpen}
            onClick={() => actor.send({ type: 'upload.requested' })}
          >
            {t('documents.upload')}
          </Button>
        )}
      </Actions>
      <Question
        isOpen={snapshot.matches('confirming')}
        title={t('documents.confirmUpload')}
        yes={t('documents.yes')}
        onYes={() => actor.send({ type: 'upload.confirmed' })}
        onNo={() => actor.send({ type: 'upload.declined' })}
      />
      <Question
        isOpen={isAsked}
        title={t('documents.confirmDelete')}
        yes={t('documents.yesDelete')}
        isDanger
        onYes={() => actor.send({ type: 'removal.confirmed' })}
        onNo={() => actor.send({ type: 'removal.declined' })}
      />
    </>
  );
}

/** Says once an upload has ended that files are missing, and whether another try can help; focused where the button that had the focus is gone. */
export function UploadFailures({ uploader: { actor } }: { readonly uploader: Uploader }) {
  const t = useWizardText();
  const snapshot = useSelector(actor, wholeUpload);
  const hasFailed = snapshot.matches('failed');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hasFailed && document.activeElement === document.body) box.current?.focus();
  }, [hasFailed]);
  if (!hasFailed) return null;
  const isAny = (wanted: UploadFile['state']) => snapshot.context.files.some(({ state }) => state === wanted);
  return (
    <div ref={box} tabIndex={-1}>
      <Notice tone="danger" live="assertive">
        {isAny('failed') && <p>{t('documents.failed')}</p>}
        {snapshot.matches({ failed: 'pausing' }) && <p>{t('documents.tryingAgain')}</p>}
        {isAny('refused') && <p>{t('documents.refused')}</p>}
      </Notice>
    </div>
  );
}

/** The whole of what an upload knows. */
export const wholeUpload = (snapshot: ReturnType<Uploader['actor']['getSnapshot']>) => snapshot;

/** A file of an upload as a list shows it. */
export function shownFile({ id, name, size, state, share, reason }: UploadFile, unreachable: string): SentFile {
  return {
    id,
    name,
    size,
    status: state === 'refused' ? 'failed' : state,
    isFinal: state === 'refused',
    progress: Math.round(share * 100),
    ...(reason === null ? {} : { message: reason === '' ? unreachable : reason }),
  };
}
