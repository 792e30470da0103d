import { FailureNotice } from './failure-notice.js';
import { Button } from '@statewise/ui';
import { useConsoleText } from '../messages/use-console-text.js';
import { useCall } from '../requests/call.js';
import { knowsPasskeys, PasskeyFailure } from '../requests/passkey.js';
import { useSubmission } from './submission.js';

interface OtherWayProps {
  readonly label: string;
  readonly act: () => Promise<void>;
}

/** A button beside a form for who shows otherwise who they are; a failure is shown beside it. */
function OtherWay({ label, act }: OtherWayProps) {
  const t = useConsoleText();
  const { busy, failure, submit } = useSubmission({ isComplete: true, send: act });
  return (
    <>
      <FailureNotice failure={failure}>
        {failure instanceof PasskeyFailure ? t('passkey.failed') : undefined}
      </FailureNotice>
      <Button variant="secondary" wide busy={busy} onClick={submit}>
        {label}
      </Button>
    </>
  );
}

/** Uses or makes a passkey, in browsers that know them. */
export function PasskeyButton(way: OtherWayProps) {
  return knowsPasskeys() && <OtherWay {...way} />;
}

/** Leads to the identity provider, where one is configured. */
export function SingleSignOnButton({ act }: Pick<OtherWayProps, 'act'>) {
  const t = useConsoleText();
  const { data } = useCall('GET /api/v1/session/ways', {}, { staleTime: 'static' });
  const provider = data?.single_sign_on;
  return provider && <OtherWay label={t('sso.go', { name: provider.name })} act={act} />;
}
