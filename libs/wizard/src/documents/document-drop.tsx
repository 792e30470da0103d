import { labelled } from '@statewise/i18n';
import { maxFiles, type UploadFile } from '@statewise/machines';
import { FileDrop } from '@statewise/ui';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useWizardText } from '../messages/use-wizard-text.js';
import { acceptable, acceptedFiles } from './acceptable.js';
import { shownFile, wholeUpload } from './upload-controls.js';
import type { Uploader } from './uploader.js';

export interface DocumentDropProps {
  readonly uploader: Uploader;
  readonly name: string;
  readonly label: string;
  /** What is chosen here becomes a document of this kind. */
  readonly kind: string;
  /** Those of the upload that are shown here. */
  readonly files: readonly UploadFile[];
  /** Whether the application takes documents now. */
  readonly isOpen: boolean;
  /** Whether it is said here that nothing has been chosen. */
  readonly isAsked: boolean;
}

/** Where documents of a kind are chosen, with those that have not been sent yet. */
export function DocumentDrop({ uploader, kind, files, isOpen, isAsked, ...shown }: DocumentDropProps) {
  const { actor, choose } = uploader;
  const t = useWizardText();
  const [told, setTold] = useState<string>();
  const snapshot = useSelector(actor, wholeUpload);
  const isUploading = snapshot.matches('uploading');
  // What was left out counts no more once the others are to be sent.
  if (snapshot.matches('confirming') && told !== undefined) setTold(undefined);
  const add = (added: readonly File[]): void => {
    const present = snapshot.matches('done') ? 0 : snapshot.context.files.length;
    const { taken, leftOut, isTooMany } = acceptable(added, maxFiles - present);
    const reasons = [
      ...leftOut.map(({ file, why }) => `${labelled(t.language, file.name, t(`documents.${why}`))}.`),
      ...(isTooMany ? [t('documents.tooMany')] : []),
    ];
    setTold(reasons.length > 0 ? reasons.join(' ') : undefined);
    if (taken.length > 0) choose(taken, kind);
  };
  return (
    <FileDrop
      {...shown}
      files={files.map((file) => shownFile(file, t('documents.unreachable')))}
      accept={acceptedFiles}
      multiple
      hasCamera
      disabled={!isOpen}
      error={told ?? (isAsked ? t('documents.noFile') : undefined)}
      onAdd={add}
      onRetry={(id) => actor.send({ type: 'file.retried', id })}
      onRemove={isUploading ? undefined : (id) => actor.send({ type: 'removal.requested', id })}
    />
  );
}
