import type { Attached } from '@statewise/machines';
import { Field, FileDrop } from '@statewise/ui';
import { useEffect, useEffectEvent, useRef, useSyncExternalStore, type ReactNode } from 'react';
import { useContactText, useErrorText } from './messages/use-contact-text.js';

export interface AttachmentsFieldProps {
  readonly attachments: readonly Attached[];
  readonly keys: readonly string[] | undefined;
  /** Whether the message applies for a job, so that a CV is asked for. */
  readonly isApplication: boolean;
  /** Whether a refused form brought the page, which cannot bring its files. */
  readonly isAskedAgain: boolean;
  readonly onChoose: (files: readonly File[]) => void;
  readonly onRemove: (id: string) => void;
}

/** Script does not go away once it has come. */
const never = () => () => undefined;

const accept = '.pdf,.png,.jpg,.jpeg,application/pdf,image/png,image/jpeg';

/** The browser's own field, until script has come and can draw one that also takes dropped files. */
export function AttachmentsField({
  attachments,
  keys = [],
  isApplication,
  isAskedAgain,
  onChoose,
  onRemove,
}: AttachmentsFieldProps): ReactNode {
  const t = useContactText();
  const told = useErrorText();
  const hasScript = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
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
    label: t('field.attachments'),
    hint: [
      ...(isApplication ? [t('hint.cv')] : []),
      t('hint.attachments'),
      ...(isAskedAgain ? [t('hint.attachAgain')] : []),
    ].join(' '),
    error: keys.length === 0 ? undefined : keys.map((key) => told('attachments', key)).join(' '),
    optional: true,
  };
  return (
    <div ref={area}>
      {hasScript ? (
        <FileDrop
          {...field}
          files={attachments.map((file) => ({ ...file, status: 'waiting' }))}
          accept={accept}
          multiple
          onAdd={onChoose}
          onRemove={onRemove}
        />
      ) : (
        <Field {...field}>
          {(control) => (
            <input {...control} ref={keepEarly} type="file" className="site-contact__files" multiple accept={accept} />
          )}
        </Field>
      )}
    </div>
  );
}
