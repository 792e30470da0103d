import { Button, Notice, Stack } from '@statewise/ui';
import { useLocation } from 'react-router';
import { useConsoleText } from '../messages/use-console-text.js';
import { call, isProblem } from '../requests/call.js';
import { useAct } from '../requests/use-act.js';
import { SignedOutPage } from '../sign-in/signed-out-page.js';
import { FailureNotice } from '../sign-in/submission.js';

/** Where the mailed link leads by which the owner of an account approves what is proposed about it. */
export function ApprovalPage() {
  const t = useConsoleText();
  // Behind the hash nothing of an address reaches a log or another server.
  const token = useLocation().hash.slice(1);
  const approve = useAct({
    act: () => call('POST /api/v1/proposals/approve', { body: { token } }),
    isShown: () => true,
  });
  return (
    <SignedOutPage title={t('approval.title')}>
      <Stack gap="m">
        <p>{t('approval.lead')}</p>
        <FailureNotice failure={approve.error}>
          {isProblem(approve.error, 'proposal:stale') && t('approval.failed')}
        </FailureNotice>
        {approve.isSuccess ? (
          <Notice tone="success">{t('approval.done')}</Notice>
        ) : (
          <Button busy={approve.isPending} onClick={() => approve.mutate()}>
            {t('approval.go')}
          </Button>
        )}
      </Stack>
    </SignedOutPage>
  );
}
