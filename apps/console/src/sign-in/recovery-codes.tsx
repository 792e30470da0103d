import { useQueryClient } from '@tanstack/react-query';
import { Actions, Button, CopyButton, Notice, Stack } from '@statewise/ui';
import { useEffect, useRef } from 'react';
import { useConsoleText } from '../messages/use-console-text.js';
import { addressOf, call, isProblem } from '../requests/call.js';
import { useSession } from '../requests/session.js';
import { FailureNotice, useSubmission } from './submission.js';

export interface RecoveryCodesProps {
  readonly codes: readonly string[];
  /** Whether they take the place of some that perhaps nobody saw. */
  readonly isAgain?: boolean;
  readonly onKept: () => void;
}

/** Shows the recovery codes, once: until it is said that they are kept, the next sign-in makes others. */
export function RecoveryCodes({ codes, isAgain = false, onKept }: RecoveryCodesProps) {
  const t = useConsoleText();
  const text = codes.join('\n');
  const client = useQueryClient();
  const { busy, failure, submit } = useSubmission({
    isComplete: true,
    send: async () => {
      // Any shows whose list this is; the first may be used on another device by now.
      const code = codes.at(-1);
      await call('POST /api/v1/session/second-factor/recovery-codes/kept', { body: { code } });
      await client.invalidateQueries({ queryKey: [addressOf('GET /api/v1/session/second-factor')] });
      onKept();
    },
  });
  const isReplaced = isProblem(failure, 'operation:refused');
  const list = useRef<HTMLUListElement>(null);
  // What asked for them is gone, and with it the place at which keys were.
  useEffect(() => list.current?.focus(), []);
  const { hold } = useSession();
  useEffect(hold, [hold]);
  return (
    <Stack>
      <Notice tone="warning" live="polite" title={t('recovery.title')}>
        {isAgain && `${t('recovery.again')} `}
        {t('recovery.lead')}
      </Notice>
      <ul className="console-codes" ref={list} tabIndex={-1} aria-label={t('recovery.title')}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Actions>
        <CopyButton text={text} />
        <a
          className="sw-button sw-button--secondary sw-button--small"
          download="recovery-codes.txt"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
        >
          <span>{t('recovery.download')}</span>
        </a>
      </Actions>
      {isReplaced ? (
        <Notice tone="danger" live="assertive">
          {t('recovery.replaced')}
        </Notice>
      ) : (
        <FailureNotice failure={failure} />
      )}
      <Button wide busy={busy} onClick={isReplaced ? onKept : submit}>
        {t(isReplaced ? 'recovery.goOn' : 'recovery.kept')}
      </Button>
    </Stack>
  );
}
