import type { Attached } from '@statewise/machines';
import { Field, FileDrop } from '@statewise/ui';
import { acceptedFiles } from '@statewise/wizard/acceptable';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useContactText } from './messages/use-contact-text.js';

export interface AttachmentsFieldProps {
  readonly attachments: readonly Attached[];
  /** What is wrong with them; empty where nothing is. */
  readonly wrong: string;
  /** Whether the message applies for a job, so that a CV is needed. */
  readonly isApplication: boolean;
  /** Whether a refused form brought the page, which cannot bring its files. */
  readonly isAskedAgain: boolean;
  /** Whether the browser runs scripts, so that files can also be dropped. */
  readonly hasScript: boolean;
  readonly onChoose: (files: readonly File[]) => void;
  readonly onRemove: (id: string) => void;
}

/** The browser's own field, until script has come and can draw one that also takes dropped files. */
export function AttachmentsField({
  attachments,
  wrong,
  isApplication,
  isAskedAgain,
  hasScript,
  onChoose,
  onRemove,
}: AttachmentsFieldProps) {
  const t = useContactText();
  const area = useRef<HTMLDivElement>(null);
  /** What was chosen before script had come goes along when the plain field goes away. */
  const keepEarly = (input: HTMLInputElement | null) => () => {
    const early = [...(input?.files ?? [])];
    if (early.length > 0) onChoose(early);
  };
  const askForFile = useEffectEvent(() => onChoose([]));
  useEffect(() => {
    // The dialog was closed without a file. React knows no such event of an input.
    const closed = (event: Event): void => {
      if (event.target instanceof HTMLInputElement) askForFile();
    };
    const { current } = area;
    current?.addEventListener('cancel', closed, { capture: true });
    return () => current?.removeEventListener('cancel', closed, { capture: true });
  }, []);
  const field = {
    name: 'attachments',
    label: t(isApplication ? 'field.attachments.application' : 'field.attachments'),
    hint: [
      ...(isApplication ? [t('hint.cv')] : []),
      t('hint.attachments'),
      ...(isAskedAgain ? [t('hint.attachAgain')] : []),
    ].join(' '),
    error: wrong === '' ? undefined : wrong,
    optional: !isApplication,
  };
  return (
    <div ref={area}>
      {hasScript ? (
        <FileDrop
          {...field}
          files={attachments.map((file) => ({ ...file, status: 'waiting' }))}
          accept={acceptedFiles}
          multiple
          onAdd={onChoose}
          onRemove={onRemove}
        />
      ) : (
        <Field {...field}>
          {(control) => (
            <input
              {...control}
              ref={keepEarly}
              type="file"
              className="site-contact__files"
              multiple
              accept={acceptedFiles}
              required={isApplication}
            />
          )}
        </Field>
      )}
    </div>
  );
}
