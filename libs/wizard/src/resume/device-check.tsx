import type { PlatformContract } from '@statewise/contract';
import { createClient } from '@statewise/contract/client';
import { newKey, RequestFailure } from '@statewise/flow-client';
import { Actions, Button, Card, focusField, LinkButton, Notice, Stack, TextField } from '@statewise/ui';
import { startTransition, useActionState, useEffect, useState } from 'react';
import type { WizardKey } from '../messages/catalogue.js';
import { useWizardText } from '../messages/use-wizard-text.js';
import { useWizard } from '../services.js';
import { Shell } from '../shell/shell.js';
import { StepHeading } from '../step/step-heading.js';
import { rememberOnce } from '../visit/remember.js';

const tooMany = 429;

/** What became of the last click: where it failed, why. */
interface Outcome {
  readonly failure?: WizardKey;
  /** How many numbers were sent so far; another tab or device may have asked for the first. */
  readonly sent: number;
}

interface DeviceCheckProps {
  readonly code: string;
  readonly onConfirmed: () => Promise<unknown>;
}

/** Asks for the number that goes to the applicant's e-mail: this device has not opened the application before. */
export function DeviceCheck({ code, onConfirmed }: DeviceCheckProps) {
  const t = useWizardText();
  const { request, storage } = useWizard();
  const call = createClient<PlatformContract>(request);
  const [number, setNumber] = useState('');
  // A number whose answer was lost counts again from the same tab, also after a reload.
  const [{ visit }] = useState(() => rememberOnce(storage, 'statewise.device', { visit: newKey() }, () => false));
  const [seconds, wait] = useCountdown();
  const [{ failure, sent }, act, isBusy] = useActionState<Outcome, 'send' | 'confirm'>(
    async ({ sent: before }, what) => {
      if (what === 'confirm' && number === '') {
        focusField('number');
        return { sent: before, failure: 'device.empty' };
      }
      try {
        if (what === 'send') {
          const { wait_seconds } = await call('POST /api/v1/applications/{code}/device/number', { code });
          wait(wait_seconds);
          return { sent: before + 1 };
        }
        await call('POST /api/v1/applications/{code}/device', { code, body: { number } }, { key: visit + number });
      } catch (refusal) {
        if (!(refusal instanceof RequestFailure)) throw refusal;
        const { retryAfterSeconds } = refusal.problem ?? {};
        if (what === 'send' && retryAfterSeconds !== undefined) wait(retryAfterSeconds);
        if (what === 'confirm') focusField('number');
        if (what === 'send' && refusal.problem?.status === tooMany)
          return { sent: before || 1, failure: 'device.later' };
        return { sent: before, failure: failureOf(refusal) };
      }
      await onConfirmed();
      return { sent: before };
    },
    { sent: 0 },
  );
  useEffect(() => {
    if (sent > 0) focusField('number');
  }, [sent]);
  const isSent = sent > 0;
  const isAboutNumber = failure === 'device.empty' || failure === 'device.wrong' || failure === 'device.expired';
  const again = (
    <Button
      variant={isSent ? 'quiet' : 'primary'}
      busy={isBusy}
      aria-disabled={seconds > 0}
      onClick={() => seconds === 0 && startTransition(() => act('send'))}
    >
      {seconds > 0 ? t('device.wait', { seconds }) : t(isSent ? 'device.again' : 'device.send')}
    </Button>
  );
  return (
    <Shell narrow>
      <form action={() => act(isSent ? 'confirm' : 'send')} noValidate>
        <Stack>
          <StepHeading title={t('device.title')} lead={t('device.lead')} />
          {isSent && failure === undefined && (
            <Notice key={sent} tone="info" live="polite">
              {t('device.sent')}
            </Notice>
          )}
          {failure !== undefined && !isAboutNumber && (
            <Notice tone={failure === 'device.later' ? 'warning' : 'danger'} live="assertive">
              {t(failure)}
            </Notice>
          )}
          {isSent && (
            <Card>
              <TextField
                name="number"
                label={t('device.number')}
                hint={t('device.hint')}
                value={number}
                error={isAboutNumber ? t(failure) : undefined}
                onChange={(typed) => setNumber(typed.replace(/[\s-]/g, ''))}
                width="narrow"
                inputMode="numeric"
                autoComplete="one-time-code"
                spellCheck={false}
              />
            </Card>
          )}
          <Actions>
            {isSent && (
              <Button type="submit" busy={isBusy}>
                {t('device.submit')}
              </Button>
            )}
            {again}
            <LinkButton variant="quiet" href="/">
              {t('resume.new')}
            </LinkButton>
          </Actions>
          <p className="sw-small">{t('device.help')}</p>
        </Stack>
      </form>
    </Shell>
  );
}

function failureOf({ kind, problem }: RequestFailure): WizardKey {
  const [wrong] = problem?.errors?.['number'] ?? [];
  if (wrong !== undefined) return wrong === 'unknown' ? 'device.expired' : 'device.wrong';
  if (problem?.status === tooMany) return 'device.many';
  return kind === 'unknown' ? 'resume.unknown' : 'resume.unreachable';
}

/** Whole seconds that are left, counting down to 0, and how to begin anew. */
function useCountdown(): readonly [seconds: number, begin: (seconds: number) => void] {
  const [end, setEnd] = useState(0);
  const [now, setNow] = useState(0);
  const left = Math.max(0, Math.ceil((end - now) / 1000));
  const isRunning = left > 0;
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [isRunning]);
  const begin = (seconds: number): void => {
    setNow(Date.now());
    setEnd(Date.now() + seconds * 1000);
  };
  return [left, begin];
}
