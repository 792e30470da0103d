import { Button, LinkButton, Notice, useFormat } from '@statewise/ui';
import { RelativeTime } from '../components/values.js';
import { usePerson } from '../requests/session.js';
import { useContentText } from './messages/catalogue.js';
import type { ContentEditing } from './use-content-editor.js';

/** What stands in the way or is to come: a colleague's later version, a second person who has to confirm, a time to publish. */
export function EditorNotices({ editor, send }: ContentEditing) {
  const t = useContentText();
  const isReloading = editor.matches({ busy: 'reloading' });
  if (!isReloading && !editor.matches({ atRest: 'conflict' }))
    return (
      <>
        <ProposedNotice editor={editor} send={send} />
        <ScheduledNotice editor={editor} send={send} />
      </>
    );
  return (
    <Notice
      tone="warning"
      live="assertive"
      title={t('edit.stale')}
      actions={
        <Button small variant="secondary" busy={isReloading} onClick={() => send({ type: 'reload.requested' })}>
          {t('edit.reload')}
        </Button>
      }
    >
      {t('edit.staleText')}
    </Notice>
  );
}

/** Who proposed what waits, when and why; its author takes it back. */
function ProposedNotice({ editor, send }: ContentEditing) {
  const t = useContentText();
  const { role } = usePerson();
  const waiting = editor.context.latest?.waiting;
  if (!waiting) return null;
  const isWithdrawing = editor.matches({ busy: 'withdrawing' });
  const canWithdraw = isWithdrawing || editor.can({ type: 'withdrawal.requested' });
  return (
    <Notice
      live="polite"
      title={t('proposed')}
      actions={
        <>
          {(waiting.is_own || role === 'admin') && (
            <LinkButton small variant="secondary" href={`/proposals/${waiting.id}`}>
              {t(waiting.is_own ? 'proposed.open' : 'proposed.decide')}
            </LinkButton>
          )}
          {canWithdraw && (
            <Button small variant="quiet" busy={isWithdrawing} onClick={() => send({ type: 'withdrawal.requested' })}>
              {t('proposed.withdraw')}
            </Button>
          )}
        </>
      }
    >
      <p>
        {t('proposed.by', { name: waiting.proposed_by.name })} (<RelativeTime at={waiting.created_at} />)
        {waiting.reason !== null && `: ${waiting.reason}`}
      </p>
      <p>{t(Object.keys(waiting.after).length === 0 ? 'proposed.removal' : 'proposed.text')}</p>
    </Notice>
  );
}

/** When the draft publishes itself and on whose word; that is withdrawn here. */
function ScheduledNotice({ editor, send }: ContentEditing) {
  const t = useContentText();
  const format = useFormat();
  const { over } = editor.context;
  if (over === null || over.scheduled_at === null) return null;
  const isWithdrawing = editor.matches({ busy: 'unscheduling' });
  return (
    <Notice
      live="polite"
      title={t('when.scheduled', { time: format.dateTime(over.scheduled_at) })}
      actions={
        (isWithdrawing || editor.can({ type: 'unschedule.requested' })) && (
          <Button small variant="secondary" busy={isWithdrawing} onClick={() => send({ type: 'unschedule.requested' })}>
            {t('when.withdraw')}
          </Button>
        )
      }
    >
      {t('when.scheduledText', { name: over.scheduled_by ?? t('history.somebody') })}
    </Notice>
  );
}
