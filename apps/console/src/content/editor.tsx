import type { FieldErrors } from '@statewise/fields';
import { languages, type Language } from '@statewise/i18n';
import { contentWith, noContent } from '@statewise/machines';
import { Card, Notice, Stack, DateField, TextField } from '@statewise/ui';
import { Form, useFocusWhere } from '../components/form.js';
import { Badge, RelativeTime } from '../components/values.js';
import { ContentChanges } from './changes.js';
import { ContentInput } from './content-input.js';
import {
  useContentHistory,
  type Content,
  type ContentField,
  type ContentKind,
  type Fields,
  type Value,
} from './content.js';
import { EditorActs, publishesAtOnce } from './editor-acts.js';
import { typedLanguageState } from './language-state.js';
import { useContentText } from './messages/catalogue.js';
import { EditorNotices } from './notices.js';
import type { EditorProps, ContentEditing } from './use-content-editor.js';

/** The form of one thing: what is the same in every language, and its texts side by side. Nothing typed is ever lost. */
export function Editor({ kind, editor, send }: EditorProps) {
  const t = useContentText();
  const { content, over, errors } = editor.context;
  const change = (next: Content): void => send({ type: 'content.changed', content: next });
  const hasDraft = over !== null && over.draft !== null;
  const form = useFocusWhere(over === null);
  const shared = { kind, errors, disabled: !kind.can_edit };
  return (
    <Form
      ref={form}
      className="content-editor"
      onSubmit={() => send({ type: publishesAtOnce(kind) ? 'publish.requested' : 'save.requested' })}
    >
      {!kind.can_edit && <Notice>{t('edit.readOnly')}</Notice>}
      <EditorNotices editor={editor} send={send} />
      {hasDraft && over.draft_by !== null && over.draft_at !== null && (
        <p className="sw-small">
          {t('edit.draftBy', { name: over.draft_by })} (<RelativeTime at={over.draft_at} />)
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
                <div className="content-editor__language">
                  <h2 id={`texts-${language}`}>{t(`language.${language}`)}</h2>
                  {kind.languages !== 'any' && <LanguageBadge {...{ kind, editor, language }} />}
                </div>
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
      {over !== null && over.published !== null && editor.can({ type: 'publish.requested' }) && (
        <ContentChanges
          kind={kind}
          before={over.published}
          after={content}
          summary={(count) => t('edit.changes', { count })}
          onRestore={(field) => change(contentWith(content, field, over.published ?? noContent))}
        />
      )}
      {kind.can_edit && hasDraft && over.waiting === null && <PublicationFields editor={editor} send={send} />}
      {kind.can_edit && <EditorActs kind={kind} editor={editor} send={send} />}
    </Form>
  );
}

/** Says where the texts of a language are missing, or older than the original. */
function LanguageBadge({ kind, editor, language }: Omit<EditorProps, 'send'> & { readonly language: Language }) {
  const t = useContentText();
  const { content, over } = editor.context;
  const { data: revisions = [] } = useContentHistory(kind.name, over?.key);
  const published = over?.published && revisions.length === 0 ? [{ content: over.published }] : revisions;
  const state = typedLanguageState(language, content, published);
  return state === 'current' ? null : <Badge tone="warning">{t(`language.${state}`)}</Badge>;
}

interface GroupProps {
  readonly kind: ContentKind;
  readonly fields: readonly ContentField[];
  readonly values: Fields;
  readonly errors: FieldErrors;
  readonly disabled: boolean;
  readonly language?: Language;
  readonly onChange: (values: Fields) => void;
}

function Group({ kind, fields, values, errors, disabled, language, onChange }: GroupProps) {
  return fields.map((field) => {
    const name = language === undefined ? field.name : `${language}.${field.name}`;
    return (
      <ContentInput
        key={name}
        {...{ field, name, errors, disabled }}
        kind={kind.name}
        value={values[field.name]}
        onChange={(value: Value) => onChange({ ...values, [field.name]: value })}
      />
    );
  });
}

/** Why the draft is published, and when, by the clock in Brussels: at once unless a day is named. */
function PublicationFields({ editor, send }: ContentEditing) {
  const t = useContentText();
  const { reason, when, errors } = editor.context;
  const error = errors['at']?.[0];
  return (
    <div className="content-editor__facts">
      <TextField
        name="reason"
        label={t('edit.reason')}
        hint={t('edit.reasonHint')}
        value={reason}
        onChange={(next) => send({ type: 'reason.changed', reason: next })}
        optional
      />
      <DateField
        name="at"
        label={t('when.day')}
        hint={t('when.hint')}
        value={when.day}
        error={
          error === undefined ? undefined : t(error === 'min' || error === 'max' ? `when.${error}` : 'when.format')
        }
        onChange={(day) => send({ type: 'time.changed', when: { ...when, day } })}
        optional
      />
      {when.day !== '' && (
        <TextField
          name="at-time"
          type="time"
          width="narrow"
          label={t('when.time')}
          value={when.time}
          onChange={(time) => send({ type: 'time.changed', when: { ...when, time } })}
        />
      )}
    </div>
  );
}
