import { Actions, Button, Notice } from '@statewise/ui';
import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { useBusinessText } from '../messages/use-business-text.js';
import { elementIds, type ContactListBinding } from './use-contact-list.js';

export interface EntryFrameProps {
  readonly binding: ContactListBinding;
  readonly title: string;
  /** Whether what the entry edits was deleted on another device. */
  readonly isGone: boolean;
  readonly onSave: () => void;
  readonly children: ReactNode;
}

/** The form of the entry that is open. It stands in the form of its step, so it is none itself: Enter saves the entry. */
export function EntryFrame({ binding, title, isGone, onSave, children }: EntryFrameProps) {
  const t = useBusinessText();
  const heading = useId();
  const { flow, list, snapshot, send } = binding;
  const saveOnEnter = (event: KeyboardEvent): void => {
    const { target } = event;
    if (event.key !== 'Enter' || !(target instanceof HTMLInputElement) || target.type === 'radio') return;
    event.preventDefault();
    onSave();
  };
  return (
    <div
      role="group"
      id={elementIds(list).form}
      className="contacts__entry"
      aria-labelledby={heading}
      aria-busy={snapshot.hasTag('busy')}
      tabIndex={-1}
      onKeyDown={saveOnEnter}
    >
      <h3 id={heading}>{title}</h3>
      <Gone binding={binding} isGone={isGone} />
      {children}
      <Actions>
        <Button busy={snapshot.hasTag('busy')} isPaused={flow.phase === 'offline'} onClick={onSave}>
          {t('contacts.save')}
        </Button>
        {snapshot.can({ type: 'entry.cancelled' }) && (
          <Button variant="quiet" onClick={() => send({ type: 'entry.cancelled' })}>
            {t('contacts.cancel')}
          </Button>
        )}
      </Actions>
    </div>
  );
}

/** What was edited, its company or its list does not take the entry any more; what was typed is still there. */
function Gone({ binding: { list, snapshot, send }, isGone }: Pick<EntryFrameProps, 'binding' | 'isGone'>) {
  const t = useBusinessText();
  const { errors } = snapshot.context;
  const full = `error.${list.name}.max`;
  const renewal = (
    <Button small variant="secondary" onClick={() => send({ type: 'entry.renewed' })}>
      {t('contacts.renew')}
    </Button>
  );
  if (isGone && !snapshot.hasTag('busy'))
    return (
      <Warning list={list} actions={renewal}>
        {t('contacts.gone')}
      </Warning>
    );
  if (errors['parent_id'] !== undefined) return <Warning list={list}>{t('contacts.companyGone')}</Warning>;
  // A list of numbers has the name of its field: what is wrong with the number stands at the field.
  if (errors[list.name]?.includes('max') !== true) return null;
  return <Warning list={list}>{t.has(full) ? t.text(full) : t('session.refused')}</Warning>;
}

interface WarningProps extends Pick<ContactListBinding, 'list'> {
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

function Warning({ list, actions, children }: WarningProps) {
  return (
    <div id={elementIds(list).notice} tabIndex={-1}>
      <Notice tone="warning" live="polite" actions={actions}>
        {children}
      </Notice>
    </div>
  );
}
