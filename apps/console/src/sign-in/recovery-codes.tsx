import { Actions, Button, CopyButton, Notice, Stack } from '@statewise/ui';
import { useEffect, useRef } from 'react';
import { useConsoleText } from '../messages/use-console-text.js';

export interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onKept: () => void;
}

/** Shows the recovery codes, once. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const t = useConsoleText();
  const text = codes.join('\n');
  const list = useRef<HTMLUListElement>(null);
  // What asked for them is gone, and with it the place at which keys were.
  useEffect(() => list.current?.focus(), []);
  return (
    <Stack>
      <Notice tone="warning" live="polite" title={t('recovery.title')}>
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
      <Button wide onClick={onKept}>
        {t('recovery.kept')}
      </Button>
    </Stack>
  );
}
