import { contactName, totalShares } from '@statewise/machines';
import { Button, PlusIcon } from '@statewise/ui';
import type { ReactNode } from 'react';
import { savedIn } from '../contacts/contact-form.js';
import { elementIds, type ContactListBinding } from '../contacts/use-contact-list.js';
import { useBusinessText } from '../messages/use-business-text.js';
import type { Party } from './parties.js';
import { useShare } from './use-share.js';

export interface CompanyOwnersProps {
  readonly binding: ContactListBinding;
  readonly party: Party;
}

/** How much of a company that is an owner is divided among its own owners, who stand in the list as everyone does. */
export function CompanyOwners({ binding, party }: CompanyOwnersProps): ReactNode {
  const t = useBusinessText();
  const share = useShare();
  const { flow, list, snapshot, send } = binding;
  const owners = party.contacts.filter(({ contact_type }) => contact_type === 'beneficial_owner_company');
  return owners.map(({ id, fields }) => {
    const total = totalShares(savedIn(flow), id);
    const begin = { type: 'entry.begun', contactType: 'person', parentId: id } as const;
    return (
      <div key={id} className="contacts__below">
        <p className="sw-small sw-figures">
          {t('shares.below', { name: contactName(fields), total: share(total), whole: share(100) })}
        </p>
        {snapshot.can(begin) && total < 100 && (
          <Button
            id={elementIds(list).addBelow(id)}
            variant="secondary"
            small
            icon={<PlusIcon />}
            onClick={() => send(begin)}
          >
            {t('add.below', { name: contactName(fields) })}
          </Button>
        )}
      </div>
    );
  });
}
