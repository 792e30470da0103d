import { FailureNotice } from './failure-notice.js';
import { Button } from '@statewise/ui';
import type { ReactNode } from 'react';
import { useConsoleText } from '../messages/use-console-text.js';
import { useCall } from '../requests/call.js';
import { useSubmission } from './submission.js';

/** A button that leads to the identity provider, where one is configured; a failure is shown beside it. */
export function SingleSignOnButton({ act }: { readonly act: () => Promise<void> }): ReactNode {
  const t = useConsoleText();
  const { data } = useCall('GET /api/v1/session/ways', {}, { staleTime: 'static' });
  const { busy, failure, submit } = useSubmission({ isComplete: true, send: act });
  const provider = data?.single_sign_on ?? null;
  if (provider === null) return null;
  return (
    <>
      <FailureNotice failure={failure} />
      <Button variant="secondary" wide busy={busy} onClick={submit}>
        {t('sso.go', { name: provider.name })}
      </Button>
    </>
  );
}
