import { labelled } from '@statewise/i18n';
import { Card, Stack, type SentFile } from '@statewise/ui';
import { FileRow } from '@statewise/ui/file-row';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useWizardText } from '../messages/use-wizard-text.js';
import { Question } from '../shell/question.js';
import type { ScreenProps } from '../wizard-options.js';
import { DocumentDrop } from './document-drop.js';
import { useHeldFiles } from './hold-files.js';
import { UploadControls, UploadFailures, wholeUpload } from './upload-controls.js';
import { uploaderOf, type Uploader } from './uploader.js';

/** A place for one kind of document. */
export interface DocumentSlot {
  readonly kind: string;
  readonly label: string;
  /** In words: whether it is missing, has arrived or is checked. */
  readonly standing: string;
  readonly tone: 'missing' | 'arrived' | 'extra';
  /** What has arrived of it. */
  readonly stored: readonly SentFile[];
  /** Whether what has arrived can be taken back. */
  readonly canRemove: boolean;
}

export interface DocumentSlotsProps extends ScreenProps {
  readonly address: string;
  readonly slots: readonly DocumentSlot[];
  readonly isOpen: boolean;
  readonly onRemove: (id: string) => void;
}

/** Each kind of document by itself: what it is, whether it is there, what has arrived of it and where to add more. */
export function DocumentSlots({ flow, address, slots, isOpen, onRemove }: DocumentSlotsProps) {
  const t = useWizardText();
  const uploader = uploaderOf(flow.client, address);
  useHeldFiles(flow.client);
  const snapshot = useSelector(uploader.actor, wholeUpload);
  const [leaving, setLeaving] = useState<string>();
  const { isFileMissing } = snapshot.context;
  return (
    <>
      <UploadFailures uploader={uploader} />
      {slots.map((slot, index) => (
        <Slot
          key={slot.kind}
          slot={slot}
          uploader={uploader}
          isOpen={isOpen}
          isAsked={isFileMissing && index === 0}
          onRemove={setLeaving}
        />
      ))}
      <UploadControls actor={uploader.actor} isOpen={isOpen} isPrimary />
      <Question
        isOpen={leaving !== undefined}
        title={t('documents.confirmDelete')}
        yes={t('documents.yesDelete')}
        isDanger
        onYes={() => {
          if (leaving !== undefined) onRemove(leaving);
          setLeaving(undefined);
        }}
        onNo={() => setLeaving(undefined)}
      />
    </>
  );
}

interface SlotProps {
  readonly slot: DocumentSlot;
  readonly uploader: Uploader;
  readonly isOpen: boolean;
  readonly isAsked: boolean;
  readonly onRemove: (id: string) => void;
}

function Slot({ slot, uploader, isOpen, isAsked, onRemove }: SlotProps) {
  const { kind, label, standing, tone, stored, canRemove } = slot;
  const t = useWizardText();
  const { files } = useSelector(uploader.actor, wholeUpload).context;
  return (
    <Card className={`wizard-slot wizard-slot--${tone}`}>
      <Stack>
        <p className="wizard-slot__standing">{standing}</p>
        <DocumentDrop
          uploader={uploader}
          kind={kind}
          name={`files-${kind}`}
          label={label}
          files={files.filter(({ id, state }) => state !== 'sent' && uploader.kindOf(id) === kind)}
          isOpen={isOpen}
          isAsked={isAsked}
        />
        {stored.length > 0 && (
          <ul className="sw-files" aria-label={labelled(t.language, label, t('documents.arrived'))}>
            {stored.map((file) => (
              <FileRow key={file.id} file={file} {...(canRemove ? { onRemove } : {})} />
            ))}
          </ul>
        )}
      </Stack>
    </Card>
  );
}
