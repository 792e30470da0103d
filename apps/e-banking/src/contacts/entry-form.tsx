import { Actions, Button, Notice } from '@statewise/ui';
import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { useBusinessText } from '../messages/use-business-text.js';
import { contactForm, editedBy, savedIn } from './contact-form.js';
import { ContactTypes } from './contact-types.js';
import { EntryField } from './entry-field.js';
import { personName } from './persons.js';
import { SamePerson } from './same-person.js';
import { elementIds, type ContactListBinding } from './use-contact-list.js';

interface BindingProps {
  readonly binding: ContactListBinding;
}

/** The form of the entry that is open. It stands in the form of its step, so it is none itself: Enter saves the entry. */
export function EntryForm({ binding }: BindingProps): ReactNode {
  const t = useBusinessText();
  const heading = useId();
  const { flow, list, snapshot, send } = binding;
  const { entry } = snapshot.context;
  if (entry === null) return null;
  const form = contactForm({
    flow,
    entry,
    list: snapshot.context,
    step: list.step,
    prefix: `${list.name}-`,
    onType: (fields) => send({ type: 'field.typed', fields }),
    onSave: () => send({ type: 'entry.submitted' }),
  });
  const saveOnEnter = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement) || event.target.type === 'radio') return;
    event.preventDefault();
    form.save();
  };
  const edited = editedBy(flow, entry);
  const company = savedIn(flow).contacts.find(({ id }) => id === entry.parentId);
  const adding =
    company === undefined ? t.text(`add.${list.name}`) : t('add.below', { name: personName(company.fields) });
  const title = edited === undefined ? adding : t('contacts.editing', { name: personName(edited.fields) });
  const fields = [...form.specs.keys()].map((name) => (
    <EntryField key={name} binding={binding} form={form} name={name} />
  ));
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
      <Gone binding={binding} />
      <ContactTypes binding={binding}>
        {entry.contactId === null && <SamePerson binding={binding} />}
        <div className="contacts__fields">{fields}</div>
      </ContactTypes>
      <Actions>
        <Button busy={snapshot.hasTag('busy')} onClick={() => form.save()}>
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

/** The contact, its company or its list does not take the entry any more; what was typed is still there. */
function Gone({ binding: { flow, list, snapshot, send } }: BindingProps): ReactNode {
  const t = useBusinessText();
  const { entry, errors } = snapshot.context;
  if (entry === null) return null;
  const isGone = entry.contactId !== null && editedBy(flow, entry) === undefined;
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

function Warning({ list, actions, children }: WarningProps): ReactNode {
  return (
    <div id={elementIds(list).notice} tabIndex={-1}>
      <Notice tone="warning" live="polite" actions={actions}>
        {children}
      </Notice>
    </div>
  );
}
