import { Checkbox } from '@statewise/ui';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { AnswerValue } from '../components/answer.js';
import { call, useCall } from '../requests/call.js';
import { useAct } from '../requests/use-act.js';
import { useAccountsText } from './messages/catalogue.js';

/** Whether the reader gets a mail in the morning about what waits. */
export function TaskMail(): ReactNode {
  const t = useAccountsText();
  const wish = useCall('GET /api/v1/session/task-mail');
  return (
    <section aria-labelledby="task-mail" className="accounts-section">
      <h2 id="task-mail">{t('taskMail.title')}</h2>
      <AnswerValue query={wish}>{({ is_wanted }) => <Wish isWanted={is_wanted} />}</AnswerValue>
    </section>
  );
}

function Wish({ isWanted }: { readonly isWanted: boolean }): ReactNode {
  const t = useAccountsText();
  const client = useQueryClient();
  const { mutate, isPending } = useAct({
    act: (is_wanted: boolean) => call('PUT /api/v1/session/task-mail', { body: { is_wanted } }),
    said: t(isWanted ? 'taskMail.ended' : 'taskMail.ordered'),
    onDone: () => client.invalidateQueries(),
  });
  return (
    <Checkbox
      name="task-mail"
      label={t('taskMail.want')}
      checked={isWanted}
      disabled={isPending}
      onChange={(wanted) => mutate(wanted)}
    />
  );
}
