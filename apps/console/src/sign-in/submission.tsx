import { RequestFailure } from '@statewise/flow-client';
import { useRef, useState, type ReactNode } from 'react';
import { Notice, Button } from '@statewise/ui';
import { useConsoleText } from '../messages/use-console-text.js';
import { isProblem, sentenceOf, useCall } from '../requests/call.js';
import { knowsPasskeys, PasskeyFailure } from '../requests/passkey.js';
import { signInNews } from '../requests/query-client.js';
import { WindowFailure } from '../requests/single-sign-on.js';

export interface Submission {
  readonly busy: boolean;
  readonly failure: unknown;
  /** It was sent with something missing: the fields say what. */
  readonly isIncomplete: boolean;
  readonly submit: () => void;
}

/** Sends a form of the sign-in once at a time; what was thrown is shown, and nothing is sent while something is missing. */
export function useSubmission({
  isComplete,
  send,
}: {
  readonly isComplete: boolean;
  readonly send: () => Promise<void>;
}): Submission {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const [isIncomplete, setIsIncomplete] = useState(false);
  // Of two quick presses the second comes before the page is drawn busy.
  const isUnderWay = useRef(false);
  const attempt = async (): Promise<void> => {
    isUnderWay.current = true;
    setBusy(true);
    setFailure(undefined);
    try {
      await send();
    } catch (thrown) {
      if (isProblem(thrown, 'session:required')) signInNews.dispatchEvent(new Event('lost'));
      setFailure(thrown);
    } finally {
      isUnderWay.current = false;
      setBusy(false);
    }
  };
  return {
    busy,
    failure,
    isIncomplete,
    submit: () => {
      setIsIncomplete(!isComplete);
      if (isComplete && !isUnderWay.current) void attempt();
    },
  };
}

/** What comes after the right password. */
export const secondStages = ['code', 'codeOrPasskey', 'enrolment'] as const;
export type SecondStage = (typeof secondStages)[number];

/** Where a sign-in goes on whose password was right; undefined when it was not. */
export function secondStage(failure: unknown): SecondStage | undefined {
  if (!(failure instanceof RequestFailure) || !isProblem(failure, 'session:second-factor')) return undefined;
  const told = { is_enrolled: false, has_passkey: false, ...failure.problem };
  if (!told.is_enrolled) return 'enrolment';
  return told.has_passkey ? 'codeOrPasskey' : 'code';
}

interface FailureNoticeProps {
  /** What was thrown; null or undefined where nothing was. */
  readonly failure: unknown;
  /** Said instead of what the server says, where there is something. */
  readonly children?: ReactNode;
}

/** Says why something was not done; nothing where it was, or was not tried. */
export function FailureNotice({ failure, children }: FailureNoticeProps) {
  const t = useConsoleText();
  if (failure === undefined || failure === null) return null;
  return (
    <Notice tone="danger" live="assertive">
      {children || (sentenceOf(failure) ?? t('act.unreachable'))}
    </Notice>
  );
}

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
        {failure instanceof PasskeyFailure ? t('passkey.failed') : failure instanceof WindowFailure && t('sso.blocked')}
      </FailureNotice>
      <Button variant="secondary" wide isPaused busy={busy} onClick={submit}>
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
