import { newKey } from '@statewise/flow-client';
import { labelled } from '@statewise/i18n';
import type { AttachmentKey, contactFormMachine, ContactFormEvent } from '@statewise/machines';
import { acceptable, type Unacceptable } from '@statewise/wizard/acceptable';
import { Button, ErrorSummary, Notice, useLocale, useUiText } from '@statewise/ui';
import { useSyncExternalStore, type FormEvent } from 'react';
import type { SnapshotFrom } from 'xstate';
import { AttachmentsField } from './attachments-field.js';
import { Consent, MessageFields, PlainQuestion } from './contact-fields.js';
import type { ContactSectionProps } from './contact-section.js';
import { useContactText, useErrorText } from './messages/use-contact-text.js';

interface ContactFormProps extends Omit<ContactSectionProps, 'reference'> {
  /** Undefined until the reader has begun: what the server drew stands until then. */
  readonly snapshot: SnapshotFrom<typeof contactFormMachine> | undefined;
  readonly send: (event: ContactFormEvent) => void;
  readonly files: Map<string, File>;
}

/** The reason for which a file cannot be sent, as the key of its message. */
const reasonKeys: Readonly<Record<Unacceptable<File>['why'], AttachmentKey>> = {
  wrongKind: 'format',
  empty: 'required',
  tooLarge: 'length',
};

/** Script does not go away once it has come. */
const never = () => () => undefined;

/** The form itself: it is posted as it stands where there is no script. */
export function ContactForm({ question, refused, subject, isApplication, snapshot, send, files }: ContactFormProps) {
  const t = useContactText();
  const ui = useUiText();
  const { country, language } = useLocale();
  const hasScript = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const errors = snapshot?.context.errors ?? refused?.errors ?? {};
  const values = refused?.fields ?? { subject };
  const told = useErrorText();
  const leftOut = snapshot?.context.leftOut ?? (refused?.file ? [{ ...refused.file, key: 'format' as const }] : []);
  const wrongFiles =
    leftOut.length > 0
      ? leftOut.map(({ name, key, detail }) => labelled(language, name, detail ?? `${t(`file.${key}`)}.`))
      : (errors['attachments'] ?? []).map((key) => told('attachments', key, isApplication));
  const isChecking = snapshot?.matches('checking') === true;
  const isBusy = isChecking || snapshot?.matches('sending') === true;
  const choose = (chosen: readonly File[]): void => {
    const { taken, leftOut } = acceptable(chosen, Infinity);
    const attached = taken.map((file) => ({ id: newKey(), name: file.name, size: file.size, file }));
    for (const { id, file } of attached) files.set(id, file);
    send({
      type: 'files.chosen',
      files: attached.map(({ file: _file, ...about }) => about),
      leftOut: leftOut.map(({ file, why }) => ({ name: file.name, key: reasonKeys[why] })),
    });
  };
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const typed = [...new FormData(event.currentTarget)].filter(([, value]) => typeof value === 'string');
    const fields = Object.fromEntries(typed);
    send({ type: 'form.submitted', fields, key: newKey(), at: new Date().toISOString(), needsFile: isApplication });
  };
  return (
    <form
      className="site-contact__form"
      method="post"
      action={`/contact-us/contactUsByEmail?lang=${language}&country=${country}#contact-form`}
      encType="multipart/form-data"
      noValidate={hasScript || !isApplication}
      onSubmit={submit}
      onFocus={() => snapshot ?? void import('./contact-form-chart.js')}
    >
      <Refusals
        errors={errors}
        attempt={snapshot?.context.attempt ?? 0}
        message={snapshot ? undefined : refused?.message}
        wrongFiles={wrongFiles.join(' ')}
        isApplication={isApplication}
      />
      {snapshot?.matches('failed') && (
        <Notice tone="danger" live="assertive">
          {t('failed')}
        </Notice>
      )}
      <MessageFields values={values} errors={errors} isApplication={isApplication} />
      <AttachmentsField
        attachments={snapshot?.context.attachments ?? []}
        wrong={wrongFiles.join(' ')}
        isApplication={isApplication}
        isAskedAgain={snapshot === undefined && refused !== undefined}
        hasScript={hasScript}
        onChoose={choose}
        onRemove={(id) => send({ type: 'file.removed', id })}
      />
      <Consent errors={errors} />
      <PlainQuestion question={question} />
      <div className="sw-actions">
        <Button type="submit" busy={isBusy} aria-label={isBusy ? ui('busy') : undefined}>
          {t(isApplication ? 'submit.application' : 'submit')}
        </Button>
        <p role="status">{isBusy ? t(isChecking ? 'checking' : 'sending') : ''}</p>
      </div>
    </form>
  );
}

interface RefusalsProps {
  readonly errors: Readonly<Record<string, readonly string[]>>;
  readonly attempt: number;
  readonly message: string | undefined;
  /** What is wrong with the attachments, each file by its name. */
  readonly wrongFiles: string;
  readonly isApplication: boolean;
}

/** Everything that is wrong, at the top; errors of attachments alone stand beside them, since nothing was sent yet. */
function Refusals({ errors, attempt, message, wrongFiles, isApplication }: RefusalsProps) {
  const told = useErrorText();
  const listed = Object.entries(errors).flatMap(([name, [key]]) =>
    key === undefined
      ? []
      : [
          {
            name: name === 'form' ? undefined : name,
            message: name === 'attachments' ? wrongFiles : told(name, key, isApplication),
          },
        ],
  );
  const all = message === undefined ? listed : [...listed, { message }];
  return attempt > 0 || message !== undefined || listed.some(({ name }) => name !== 'attachments') ? (
    <ErrorSummary errors={all} attempt={attempt} />
  ) : null;
}
