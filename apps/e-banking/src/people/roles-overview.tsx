import type { FlowBinding } from '@statewise/flow-client';
import { CheckCircleIcon, fieldId } from '@statewise/ui';
import { savedIn } from '../contacts/contact-form.js';
import { useBusinessText } from '../messages/use-business-text.js';
import { partyName, type Party } from './parties.js';
import { listsOfPeople, roleOf } from './roles.js';

export interface RolesOverviewProps {
  readonly flow: FlowBinding;
  readonly parties: readonly Party[];
}

/** Who fills each role that somebody must fill; the error summary leads to those that nobody does. */
export function RolesOverview({ flow, parties }: RolesOverviewProps) {
  const t = useBusinessText();
  const needed = listsOfPeople(savedIn(flow)).filter(({ min, question }) => min > 0 && question === undefined);
  return (
    <dl className="people-roles" aria-label={t('people.overview')}>
      {needed.map((list) => {
        const names = parties
          .filter(({ contacts }) => contacts.some((one) => roleOf(one)?.list === list))
          .map(partyName);
        return (
          <div key={list.name} id={fieldId(list.name)} tabIndex={-1} data-filled={names.length > 0}>
            <dt>{t.text(`list.${list.name}`)}</dt>
            <dd>
              {names.length > 0 && <CheckCircleIcon size={16} />}
              {names.length > 0 ? names.join(', ') : t('people.nobody')}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
