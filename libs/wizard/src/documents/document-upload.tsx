import { Card, RadioGroup, Stack } from '@statewise/ui';
import { FileRow } from '@statewise/ui/file-row';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useWizardText } from '../messages/use-wizard-text.js';
import type { ScreenProps } from '../wizard-options.js';
import { DocumentDrop } from './document-drop.js';
import { useHeldFiles } from './hold-files.js';
import { textOf } from '../requests/wire.js';
import { useAside } from '../step/use-aside.js';
import { shownFile, UploadControls, UploadFailures, wholeUpload } from './upload-controls.js';
import { uploaderOf } from './uploader.js';

export interface DocumentUploadProps extends ScreenProps {
  /** The endpoint that takes a document of an application. */
  readonly address: string;
  /** What a document can be; its text is `documents.<kind>`. */
  readonly kinds: readonly string[];
  /** The kind that is chosen where it is not by hand, such as one that is still missing; by default the first. */
  readonly firstKind?: string | undefined;
  /** Whether the application takes documents now. */
  readonly isOpen: boolean;
}

/** Documents of an application: chosen, confirmed and sent, each by itself. */
export function DocumentUpload({ flow, address, kinds, firstKind = kinds[0], isOpen }: DocumentUploadProps) {
  const uploader = uploaderOf(flow.client, address);
  useHeldFiles(flow.client);
  const { actor } = uploader;
  const t = useWizardText();
  const aside = useAside('document');
  // What was chosen by hand counts until another kind is the one that is missing.
  const [documentType, setDocumentType] = useState(() => {
    const { kind, first } = aside.get();
    return first === firstKind && kinds.includes(textOf(kind)) ? textOf(kind) : (firstKind ?? '');
  });
  const chooseKind = (kind: string): void => {
    setDocumentType(kind);
    aside.keep({ kind, first: firstKind ?? '' });
  };
  const snapshot = useSelector(actor, wholeUpload);
  const { files, isFileMissing } = snapshot.context;
  const sent = files.filter(({ state }) => state === 'sent');
  const unsent = files.filter((file) => !sent.includes(file));
  const options = kinds.map((kind) => ({ value: kind, label: t.text(`documents.${kind}`) }));
  return (
    <>
      <UploadFailures uploader={uploader} />
      <Card>
        <Stack>
          <RadioGroup
            name="document_type"
            label={t('documents.type')}
            value={documentType}
            options={options}
            look="inline"
            onChange={chooseKind}
          />
          <DocumentDrop
            uploader={uploader}
            kind={documentType}
            name="files"
            label={t('documents.files')}
            files={unsent}
            isOpen={isOpen}
            isAsked={isFileMissing}
          />
          {sent.length > 0 && (
            <ul className="sw-files" aria-label={t('documents.arrived')}>
              {sent.map((file) => (
                <FileRow key={file.id} file={shownFile(file, '')} />
              ))}
            </ul>
          )}
        </Stack>
      </Card>
      <UploadControls actor={actor} isOpen={isOpen} />
    </>
  );
}
