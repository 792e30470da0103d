import type { FlowBinding } from '@statewise/flow-client';
import { contactsIn, remainingCapacity, type ContactList } from '@statewise/machines';
import { Button, Card, Notice, PlusIcon } from '@statewise/ui';
import { Question, useWizardText } from '@statewise/wizard';
import type { ReactNode } from 'react';
import { useBusinessText } from '../messages/use-business-text.js';
import { savedIn } from './contact-form.js';
import { ContactRows } from './contact-rows.js';
import { EntryForm } from './entry-form.js';
import { personName } from './persons.js';
import { elementIds, useContactList, type ContactListBinding } from './use-contact-list.js';

export interface ContactListPartProps {
  readonly flow: FlowBinding;
  readonly list: ContactList;
  /** Stands over the entries. */
  readonly children?: ReactNode;
}

/** One list of contacts: what stands in it, the form of the entry that is open, and what happened last. */
export function ContactListPart({ flow, list, children }: ContactListPartProps): ReactNode {
  const t = useBusinessText();
  const binding = useContactList(flow, list);
  const ids = elementIds(list);
  const contacts = contactsIn(list, savedIn(flow).contacts);
  const top = contacts.filter(({ parent_id }) => parent_id === null);
  return (
    <Card as="section" aria-labelledby={ids.title} className="wizard-part contacts">
      <div>
        <div className="contacts__head">
          <h2 id={ids.title} tabIndex={-1}>
            {t.text(`list.${list.name}`)}
          </h2>
          <span className="contacts__count">
            <span aria-hidden="true">{top.length}</span>
            <span className="sw-sr">{t('contacts.count', { count: top.length })}</span>
          </span>
        </div>
        <p className="sw-small">{t.text(`list.${list.name}.text`)}</p>
      </div>
      {children}
      <ContactRows binding={binding} contacts={top} all={contacts} />
      {isOpenAtEnd(binding) && <EntryForm binding={binding} />}
      <Adding binding={binding} isEmpty={top.length === 0} />
      <Refusal binding={binding} />
      <Deletion binding={binding} />
      <p role="status" className="sw-sr">
        <Outcome binding={binding} />
      </p>
    </Card>
  );
}

interface BindingProps {
  readonly binding: ContactListBinding;
}

/** A form stands where its contact or company stands; a new one at the top, and one whose place is gone, at the end. */
function isOpenAtEnd({ flow, snapshot }: ContactListBinding): boolean {
  const { entry } = snapshot.context;
  if (!snapshot.hasTag('form') || entry === null) return false;
  const place = entry.contactId ?? entry.parentId;
  return place === null || !savedIn(flow).contacts.some(({ id }) => id === place);
}

function Adding({ binding, isEmpty }: BindingProps & { readonly isEmpty: boolean }): ReactNode {
  const t = useBusinessText();
  const { flow, list, snapshot, send } = binding;
  const [contactType = ''] = list.types;
  const begin = { type: 'entry.begun', contactType, parentId: null } as const;
  if (snapshot.hasTag('form')) return null;
  const { steps } = savedIn(flow);
  if (remainingCapacity(list, savedIn(flow)) <= 0)
    return <p className="sw-small">{t('contacts.full', { count: list.max(steps) })}</p>;
  return (
    <div>
      {isEmpty && <p className="contacts__empty">{t('contacts.empty')}</p>}
      <Button id={elementIds(list).add} variant="secondary" icon={<PlusIcon />} onClick={() => send(begin)}>
        {t.text(`add.${list.name}`)}
      </Button>
    </div>
  );
}

/** Why a contact could not be deleted. */
function Refusal({ binding: { flow, list, snapshot, send } }: BindingProps): ReactNode {
  const t = useBusinessText();
  const { removal, errors } = snapshot.context;
  const contact = savedIn(flow).contacts.find(({ id }) => id === removal);
  if (!snapshot.matches('refused')) return null;
  const text =
    errors['contact_id'] === undefined || contact === undefined
      ? t('session.refused')
      : t('contacts.notDeleted', { name: personName(contact.fields) });
  return (
    <div id={elementIds(list).notice} tabIndex={-1}>
      <Notice tone="warning" live="polite" onDismiss={() => send({ type: 'refusal.dismissed' })}>
        {text}
      </Notice>
    </div>
  );
}

function Deletion({ binding: { flow, snapshot, send } }: BindingProps): ReactNode {
  const t = useWizardText();
  const contact = savedIn(flow).contacts.find(({ id }) => id === snapshot.context.removal);
  return (
    <Question
      isOpen={snapshot.matches('confirming')}
      title={t('documents.confirmDelete')}
      yes={t('documents.yesDelete')}
      onYes={() => send({ type: 'deletion.confirmed' })}
      onNo={() => send({ type: 'deletion.declined' })}
    >
      <DeletionText binding={{ flow, snapshot }} name={contact === undefined ? '' : personName(contact.fields)} />
    </Question>
  );
}

interface DeletionTextProps {
  readonly binding: Pick<ContactListBinding, 'flow' | 'snapshot'>;
  readonly name: string;
}

/** Who is deleted, and who goes along. */
function DeletionText({ binding: { flow, snapshot }, name }: DeletionTextProps): ReactNode {
  const t = useBusinessText();
  const below = savedIn(flow).contacts.filter(({ parent_id }) => parent_id === snapshot.context.removal).length;
  return (
    <p>
      <strong>{name}</strong>
      {below > 0 && ` ${t('contacts.withShareholders', { count: below })}`}
    </p>
  );
}

/** What was done last, for those who do not see the list change. */
function Outcome({ binding: { flow, snapshot } }: BindingProps): ReactNode {
  const t = useBusinessText();
  const { outcome } = snapshot.context;
  if (outcome === null) return null;
  const contact = savedIn(flow).contacts.find(({ id }) => id === outcome.id);
  return t(`contacts.${outcome.what}`, { name: contact === undefined ? '' : personName(contact.fields) });
}
