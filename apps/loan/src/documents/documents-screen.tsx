import { documentTypes, isSubmitted, mostFiles, type UploadFile } from '@statewise/machines';
import { Actions, Button, Card, FileDrop, Modal, Notice, RadioGroup, Stack, type SentFile } from '@statewise/ui';
import { FileRow } from '@statewise/ui/file-row';
import { useState, type ReactNode } from 'react';
import { useLoanText } from '../messages/use-loan-text.js';
import { useServices } from '../services.js';
import { useSnapshot } from '../use-snapshot.js';
import { loanContextOf } from '../wizard/loan-step-form.js';
import type { ScreenProps } from '../wizard/screens.js';
import { StepHeading } from '../wizard/step-heading.js';
import { acceptable } from '@statewise/wizard';
import { uploaderOf, type Uploader } from './uploader.js';

/** The documents that the bank needs, each sent by itself. */
export function DocumentsScreen({ flow }: ScreenProps): ReactNode {
  const t = useLoanText();
  const uploader = uploaderOf(flow.client, useServices().locale.language);
  return (
    <Stack>
      <StepHeading title={t('documents.title')} lead={t('documents.lead')} />
      <Upload uploader={uploader} isOpen={isSubmitted(loanContextOf(flow).statuses)} />
      {flow.can({ type: 'step.goTo', step: 7 }) && (
        <Actions>
          <Button variant="secondary" onClick={() => flow.send({ type: 'step.goTo', step: 7 })}>
            {t('documents.finish')}
          </Button>
        </Actions>
      )}
    </Stack>
  );
}

function Upload({
  uploader: { actor, choose },
  isOpen,
}: {
  readonly uploader: Uploader;
  readonly isOpen: boolean;
}): ReactNode {
  const t = useLoanText();
  const [documentType, setDocumentType] = useState<string>('payslip');
  const [removing, setRemoving] = useState<string>();
  const [leftOut, setLeftOut] = useState<string>();
  const snapshot = useSnapshot(actor);
  const { files, isFileMissing } = snapshot.context;
  const sent = files.filter(({ state }) => state === 'sent');
  const unsent = files.filter((file) => !sent.includes(file));
  const isUploading = snapshot.matches('uploading');
  const add = (added: readonly File[]): void => {
    const { taken, tooLarge, isTooMany } = acceptable(added, mostFiles - (snapshot.matches('done') ? 0 : files.length));
    const reasons = [
      ...tooLarge.map(({ name }) => `${name}: ${t('documents.tooLarge')}.`),
      ...(isTooMany ? [t('documents.tooMany')] : []),
    ];
    setLeftOut(reasons.length > 0 ? reasons.join(' ') : undefined);
    if (taken.length > 0) choose(taken, documentType);
  };
  const kinds = documentTypes.map((type) => ({ value: type, label: t(`documents.${type}`) }));
  return (
    <>
      {snapshot.matches('failed') && (
        <Notice tone="danger" live="assertive">
          {t('documents.failed')}
        </Notice>
      )}
      <Card>
        <Stack>
          <RadioGroup
            name="document_type"
            label={t('documents.type')}
            value={documentType}
            options={kinds}
            look="inline"
            onChange={setDocumentType}
            disabled={isUploading}
          />
          <FileDrop
            name="files"
            label={t('documents.files')}
            files={unsent.map((file) => shown(file, t('documents.unreachable')))}
            accept=".pdf,.png,.jpg,.jpeg,application/pdf,image/png,image/jpeg"
            multiple
            disabled={isUploading || !isOpen}
            error={leftOut ?? (isFileMissing ? t('documents.noFile') : undefined)}
            onAdd={add}
            onRetry={(id) => actor.send({ type: 'file.retried', id })}
            onRemove={isUploading ? undefined : setRemoving}
          />
          {sent.length > 0 && (
            <ul className="sw-files" aria-label={t('documents.arrived')}>
              {sent.map((file) => (
                <FileRow key={file.id} file={shown(file, '')} />
              ))}
            </ul>
          )}
        </Stack>
      </Card>
      <Actions>
        {isUploading && (
          <Button variant="secondary" onClick={() => actor.send({ type: 'upload.cancelled' })}>
            {t('documents.cancel')}
          </Button>
        )}
        {snapshot.matches('selecting') && (
          <Button disabled={!isOpen} onClick={() => actor.send({ type: 'upload.requested' })}>
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
        isOpen={removing !== undefined}
        title={t('documents.confirmDelete')}
        yes={t('documents.yesDelete')}
        onYes={() => {
          if (removing !== undefined) actor.send({ type: 'file.removed', id: removing });
          setRemoving(undefined);
        }}
        onNo={() => setRemoving(undefined)}
      />
    </>
  );
}

interface QuestionProps {
  readonly isOpen: boolean;
  readonly title: string;
  readonly yes: string;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

function Question({ isOpen, title, yes, onYes, onNo }: QuestionProps): ReactNode {
  const t = useLoanText();
  const actions = (
    <>
      <Button onClick={onYes}>{yes}</Button>
      <Button variant="secondary" onClick={onNo}>
        {t('documents.no')}
      </Button>
    </>
  );
  return (
    <Modal open={isOpen} narrow onClose={onNo} title={title} actions={actions}>
      {null}
    </Modal>
  );
}

function shown({ id, name, size, state, share, reason }: UploadFile, unreachable: string): SentFile {
  return {
    id,
    name,
    size,
    status: state,
    progress: Math.round(share * 100),
    ...(reason === null ? {} : { message: reason === '' ? unreachable : reason }),
  };
}
