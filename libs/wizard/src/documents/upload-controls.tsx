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
  const isWaiting = snapshot.context.files.some(({ state }) => state === 'waiting');
  const isAsked = snapshot.matches({ selecting: 'removing' }) || snapshot.matches({ failed: 'removing' });
  return (
    <>
      <Actions>
        {isUploading && (
          <Button variant="secondary" onClick={() => actor.send({ type: 'upload.cancelled' })}>
            {t('documents.cancel')}
          </Button>
        )}
        {(snapshot.matches('selecting') ||
          snapshot.matches('confirming') ||
          (snapshot.matches('failed') && isWaiting)) && (
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

/**
 * Says once an upload has ended that files are missing, and whether another try can help; while one is made unasked, it stays. It
 * has the focus where the button that had it is gone.
 */
export function UploadFailures({ uploader: { actor } }: { readonly uploader: Uploader }) {
  const t = useWizardText();
  const snapshot = useSelector(actor, wholeUpload);
  const { files, isUnasked } = snapshot.context;
  const hasFailed = snapshot.matches('failed');
  const isTryingAgain = snapshot.matches('uploading') && isUnasked;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { activeElement } = document;
    // Where nothing near takes the focus, it is given to the page.
    if (hasFailed && (activeElement === document.body || activeElement?.id === 'main')) box.current?.focus();
  }, [hasFailed]);
  if (!hasFailed && !isTryingAgain) return null;
  const isAny = (wanted: UploadFile['state']) => files.some(({ state }) => state === wanted);
  return (
    <div ref={box} tabIndex={-1}>
      <Notice tone="danger" live="assertive">
        {isAny('failed') && <p>{t('documents.failed')}</p>}
        {(isTryingAgain || snapshot.matches({ failed: 'pausing' })) && <p>{t('documents.tryingAgain')}</p>}
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
