import type { Contact } from '@statewise/flow';
import { EditIcon, IconButton, TrashIcon, useFormat, WarningIcon } from '@statewise/ui';
import type { ReactNode } from 'react';
import { useBusinessText } from '../messages/use-business-text.js';
import { errorsIn, savedIn } from './contact-form.js';
import { alsoIn, personName } from './persons.js';
import { elementIds, type ContactListBinding } from './use-contact-list.js';

export interface ContactRowProps {
  readonly binding: ContactListBinding;
  readonly contact: Contact;
}

/** One contact in a line: who, which share, what is to be mended, and what can be done. */
export function ContactRow({ binding: { flow, list, snapshot, send }, contact }: ContactRowProps): ReactNode {
  const t = useBusinessText();
  const ids = elementIds(list);
  const { id, contact_type: contactType, parent_id: parentId, fields } = contact;
  const name = personName(contact.fields);
  const opening = { type: 'entry.opened', contactType, contactId: id, parentId, fields } as const;
  const removing = { type: 'deletion.requested', contactId: id } as const;
  return (
    <div className="contacts__row">
      <span className="contacts__name">{name}</span>
      <Facts flow={flow} contact={contact} />
      <ShareOf contact={contact} />
      <div className="contacts__do">
        <IconButton
          id={ids.contact(id)}
          label={t('contacts.edit', { name })}
          disabled={!snapshot.can(opening)}
          onClick={() => send(opening)}
        >
          <EditIcon />
        </IconButton>
        <IconButton
          id={ids.deletion(id)}
          label={t('contacts.delete', { name })}
          disabled={!snapshot.can(removing)}
          onClick={() => send(removing)}
        >
          <TrashIcon />
        </IconButton>
      </div>
    </div>
  );
}

function ShareOf({ contact: { fields } }: Pick<ContactRowProps, 'contact'>): ReactNode {
  const share = useShare();
  const shares = Number(fields['shares'] ?? Number.NaN);
  return Number.isFinite(shares) ? <span className="contacts__share sw-figures">{share(shares)}</span> : null;
}

/** Writes a share in the reader's way, decimals only where there are any. */
export function useShare(): (percent: number) => string {
  const format = useFormat();
  return (percent) => format.percent(percent, { whole: Number.isInteger(percent) });
}

type FactsProps = Pick<ContactRowProps, 'contact'> & Pick<ContactListBinding, 'flow'>;

/** What tells two people of one name apart, what else they are, and what is wrong by now. */
function Facts({ flow, contact }: FactsProps): ReactNode {
  const t = useBusinessText();
  const { fields } = contact;
  const also = alsoIn(savedIn(flow), contact).map((list) => t.text(`list.${list}`));
  const { birthday, relation, pep_position, political_exposed_contact_name: exposed } = fields;
  const facts = [birthday, relation, pep_position, exposed].filter((fact) => typeof fact === 'string' && fact !== '');
  const isExpired = errorsIn(flow, contact)['expiry'] !== undefined;
  if (facts.length === 0 && also.length === 0 && !isExpired) return null;
  return (
    <span className="contacts__facts">
      <span>
        {[...facts, ...(also.length > 0 ? [t('contacts.also', { lists: also.join(', ') })] : [])].join(' · ')}
      </span>
      {isExpired && (
        <span className="contacts__status">
          <WarningIcon size={16} />
          {t('contacts.expired')}
        </span>
      )}
    </span>
  );
}
