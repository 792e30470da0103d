import { DateField, TextField } from '@statewise/ui';
import type { ReactNode } from 'react';
import { useContentText } from './messages/catalogue.js';
import type { ContentEditing } from './use-content-editor.js';

/** Why the draft is published, and when, by the clock in Brussels: at once unless a day is named. */
export function PublicationFields({ editor, send }: ContentEditing): ReactNode {
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
