import { allowedEvents, roles, type Flow } from '@statewise/flow';
import type { ReactNode } from 'react';
import { RecordTable } from '../../components/record-table.js';
import { useInspectorText } from '../messages/use-inspector-text.js';
import type { Simulation } from './use-simulation.js';

/** Which events each role may send from the present state, side by side. */
export function RolesTable({ flow, simulation }: { readonly flow: Flow; readonly simulation: Simulation }): ReactNode {
  const t = useInspectorText();
  const allowed = roles.map((role) => allowedEvents(flow, simulation.entry.snapshot, { role }, simulation.at));
  const types = [...new Set(allowed.flat())];
  return (
    <section className="inspector-group">
      <h2>{t('rolesTitle')}</h2>
      <p className="sw-small">{t('rolesLead')}</p>
      <RecordTable
        caption={t('rolesTitle')}
        rows={types}
        rowId={(type) => type}
        columns={[
          { id: 'event', header: t('event'), cell: (type) => type },
          ...roles.map((role, index) => ({
            id: role,
            header: t(`role.${role}`),
            cell: (type: string) => (allowed[index]?.includes(type) ? t('may') : t('mayNot')),
          })),
        ]}
      />
    </section>
  );
}
