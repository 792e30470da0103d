import { languages, type Language } from '@statewise/i18n';
import { Button, Card, Modal, Notice, Stack } from '@statewise/ui';
import { useState, type ReactNode } from 'react';
import { useConsoleText } from '../messages/use-console-text.js';
import { RelativeTime } from '../components/relative-time.js';
import { fieldErrors, hasStatus } from '../requests/request.js';
import { ContentInput } from './content-input.js';
import type { ContentField, ContentKind, Fields, Item, Value } from './content.js';
import { useContentText } from './messages/catalogue.js';
import { useEditing } from './use-editing.js';
import { useTyped } from './use-typed.js';

export interface EditorProps {
  readonly kind: ContentKind;
  /** As the server has it; undefined for something new. */
  readonly item: Item | undefined;
  /** Told the key that something new was given. */
  readonly onMade: (key: string) => unknown;
}

/** The form of one thing: what is the same in every language, and its texts side by side. Nothing typed is ever lost. */
export function Editor({ kind, item: latest, onMade }: EditorProps): ReactNode {
  const t = useContentText();
  const shell = useConsoleText();
  const typed = useTyped(latest);
  const { content, over: item, isTouched, isBehind, change } = typed;
  const [isRemoving, setIsRemoving] = useState(false);
  const { save, publish, discard, remove, preview, reload } = useEditing(kind, typed, onMade);
  const acts = [save, publish, discard, remove];
  // What failed counts until another act, or until the present version is there.
  const counted = reload.isSuccess ? [...acts, reload] : acts;
  const failure = counted.reduce((last, next) => (next.submittedAt > last.submittedAt ? next : last)).error;
  const errors = fieldErrors(failure);
  const hasDraft = item?.draft !== null && item?.draft !== undefined;
  const isBusy = acts.some(({ isPending }) => isPending);
  const isStale = hasStatus(failure, 409) || (isBehind && !isBusy);
  const shared = { kind, errors, disabled: !kind.can_edit };
  return (
    <form
      noValidate
      className="content-editor"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) save.mutate(content);
      }}
    >
      {!kind.can_edit && <Notice>{t('edit.readOnly')}</Notice>}
      {isStale && (
        <Notice
          tone="warning"
          live="assertive"
          title={t('edit.stale')}
          actions={
            <Button small variant="secondary" busy={reload.isPending} onClick={() => reload.mutate(content)}>
              {t('edit.reload')}
            </Button>
          }
        >
          {t('edit.staleText')}
        </Notice>
      )}
      {hasDraft && item.draft_by !== null && item.draft_at !== null && (
        <p className="sw-small">
          {t('edit.draftBy', { name: item.draft_by })} (<RelativeTime at={item.draft_at} />)
        </p>
      )}
      {kind.facts.length > 0 && (
        <Card>
          <div className="content-editor__facts">
            <Group
              {...shared}
              fields={kind.facts}
              values={content.facts}
              onChange={(facts) => change({ ...content, facts })}
            />
          </div>
        </Card>
      )}
      {kind.texts.length > 0 && (
        <div className="content-editor__texts">
          {languages.map((language) => (
            <Card key={language} as="section" aria-labelledby={`texts-${language}`}>
              <Stack gap="m">
                <h2 id={`texts-${language}`}>{t(`language.${language}`)}</h2>
                <Group
                  {...shared}
                  language={language}
                  fields={kind.texts}
                  values={content.texts[language] ?? {}}
                  onChange={(texts) => change({ ...content, texts: { ...content.texts, [language]: texts } })}
                />
              </Stack>
            </Card>
          ))}
        </div>
      )}
      {kind.can_edit && (
        <div className="content-editor__acts">
          <Button type="submit" variant={hasDraft && !isTouched ? 'secondary' : 'primary'} busy={save.isPending}>
            {t('edit.save')}
          </Button>
          {hasDraft && (
            <Button
              variant={isTouched ? 'secondary' : 'primary'}
              busy={publish.isPending}
              onClick={() => publish.mutate(content)}
            >
              {t('edit.publish')}
            </Button>
          )}
          {hasDraft && kind.has_preview && (
            <Button variant="secondary" busy={preview.isPending} onClick={() => preview.mutate()}>
              {t('edit.preview')}
            </Button>
          )}
          {hasDraft && (
            <Button variant="quiet" busy={discard.isPending} onClick={() => discard.mutate(content)}>
              {t('edit.discard')}
            </Button>
          )}
          {kind.can_remove && item?.published && (
            <Button variant="quiet" busy={remove.isPending} onClick={() => setIsRemoving(true)}>
              {t('edit.remove')}
            </Button>
          )}
        </div>
      )}
      <Modal open={isRemoving} narrow title={t('edit.remove')} onClose={() => setIsRemoving(false)}>
        <p>{t('edit.remove.sure')}</p>
        <div className="sw-actions">
          <Button
            busy={remove.isPending}
            onClick={() => {
              setIsRemoving(false);
              remove.mutate();
            }}
          >
            {t('edit.remove')}
          </Button>
          <Button variant="secondary" onClick={() => setIsRemoving(false)}>
            {shell('cancel')}
          </Button>
        </div>
      </Modal>
    </form>
  );
}

interface GroupProps {
  readonly kind: ContentKind;
  readonly fields: readonly ContentField[];
  readonly values: Fields;
  readonly errors: Readonly<Record<string, readonly string[]>>;
  readonly disabled: boolean;
  readonly language?: Language;
  readonly onChange: (values: Fields) => void;
}

function Group({ kind, fields, values, errors, disabled, language, onChange }: GroupProps): ReactNode {
  return fields.map((field) => {
    const name = language === undefined ? field.name : `${language}.${field.name}`;
    return (
      <ContentInput
        key={name}
        {...{ field, name, disabled }}
        kind={kind.name}
        value={values[field.name]}
        errors={errors[name]}
        onChange={(value: Value) => onChange({ ...values, [field.name]: value })}
      />
    );
  });
}
