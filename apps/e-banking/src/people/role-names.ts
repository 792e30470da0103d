import { contactName } from '@statewise/machines';
import type { FlowContext } from '@statewise/flow';
import { useBusinessText } from '../messages/use-business-text.js';
import type { PartyRole } from './roles.js';

/** Names a role, with the company where it is to own a part of one. */
export function useRoleName(contacts: FlowContext['contacts']): (role: Pick<PartyRole, 'list' | 'parentId'>) => string {
  const t = useBusinessText();
  return ({ list, parentId }) => {
    const company = contacts.find(({ id }) => id === parentId);
    return company === undefined
      ? t.text(`role.${list.name}`)
      : t('role.ownerOf', { name: contactName(company.fields) });
  };
}
