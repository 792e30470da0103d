import type { FlowBinding } from '@statewise/flow-client';
import { Button, Modal } from '@statewise/ui';
import type { ReactNode } from 'react';
import { useLoanText } from '../messages/use-loan-text.js';

/** Two saves met: both are shown, and the applicant takes either. */
export function ConflictDialog({ flow }: { readonly flow: FlowBinding }): ReactNode {
  const t = useLoanText();
  const { conflict, client } = flow;
  if (conflict === undefined) return null;
  const actions = (
    <>
      <Button onClick={() => client.keepMine()}>{t('conflict.keepMine')}</Button>
      <Button variant="secondary" onClick={() => client.takeTheirs()}>{t('conflict.takeTheirs')}</Button>
    </>
  );
  return (
    <Modal open isStatic onClose={() => client.takeTheirs()} title={t('conflict.title')} actions={actions}>
      <p>{t('conflict.text')}</p>
      <div className="loan-conflict">
        <table>
          <thead>
            <tr>
              <th scope="col">{t('conflict.field')}</th>
              <th scope="col">{t('conflict.mine')}</th>
              <th scope="col">{t('conflict.theirs')}</th>
            </tr>
          </thead>
          <tbody>
            {conflict.differences.map(({ field, mine, theirs }) => (
              <tr key={field}>
                <th scope="row">{t.text(`field.${field}`)}</th>
                <td>{String(mine ?? '') || t('summary.empty')}</td>
                <td>{String(theirs ?? '') || t('summary.empty')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Modal>
  );
}
