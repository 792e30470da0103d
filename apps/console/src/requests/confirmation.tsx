import { useSubmission, PasskeyButton, SingleSignOnButton } from '../sign-in/submission.js';
import { TextField } from '@statewise/ui';
import { withHumanCheck } from '@statewise/wizard';
import { createContext, useCallback, useContext, useRef, useState, type ReactNode } from 'react';
import { DialogForm } from '../components/dialog-form.js';
import { useConsoleText } from '../messages/use-console-text.js';
import { call, useCall, request, sentenceOf } from './call.js';
import { askForPasskey, knowsPasskeys } from './passkey.js';
import { askElsewhere } from './single-sign-on.js';

type Confirm = () => Promise<boolean>;

const ConfirmationContext = createContext<Confirm>(() => Promise.resolve(false));

/** Asks the person at the keyboard to show that it is them; answers whether they did. */
export function useConfirmation(): Confirm {
  return useContext(ConfirmationContext);
}

/** Draws the question over whatever page asks it. */
export function ConfirmationProvider({ children }: { readonly children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  const answer = useRef<(isConfirmed: boolean) => void>(undefined);
  const confirm = useCallback<Confirm>(() => {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    answer.current?.(false);
    answer.current = resolve;
    setIsOpen(true);
    return promise;
  }, []);
  const close = (isConfirmed: boolean): void => {
    setIsOpen(false);
    answer.current?.(isConfirmed);
    answer.current = undefined;
  };
  return (
    <ConfirmationContext value={confirm}>
      {children}
      {isOpen && <ConfirmationDialog onClose={close} />}
    </ConfirmationContext>
  );
}

function ConfirmationDialog({ onClose }: { readonly onClose: (isConfirmed: boolean) => void }) {
  const t = useConsoleText();
  const factor = useCall('GET /api/v1/session/second-factor', {}, { enabled: knowsPasskeys() });
  const [given, setGiven] = useState('');
  const { busy, failure, submit, isIncomplete } = useSubmission({
    isComplete: given !== '',
    send: async () => {
      await call('POST /api/v1/session/confirm', { body: confirmationOf(given) });
      onClose(true);
    },
  });
  const refusal = failure === undefined ? undefined : (sentenceOf(failure) ?? t('act.unreachable'));
  const confirmByPasskey = async (): Promise<void> => {
    const credential = await askForPasskey('confirm');
    await withHumanCheck(request, (extra) =>
      call('POST /api/v1/session/passkey/confirm', { body: { credential, ...extra } }),
    );
    onClose(true);
  };
  return (
    <DialogForm
      title={t('confirm.title')}
      go={t('confirm.go')}
      isBusy={busy}
      onSubmit={submit}
      onClose={() => onClose(false)}
    >
      <p>{t('confirm.why')}</p>
      <TextField
        name="confirmation"
        type="password"
        autoComplete="current-password"
        label={t('confirm.label')}
        hint={t('confirm.hint')}
        value={given}
        onChange={setGiven}
        error={isIncomplete ? t('confirm.empty') : refusal}
      />
      {factor.data?.has_passkey === true && <PasskeyButton label={t('passkey.use')} act={confirmByPasskey} />}
      <SingleSignOnButton act={() => askElsewhere('confirm', () => onClose(true))} />
    </DialogForm>
  );
}

/** Six digits are a code of the app; whatever else is a password, of at least twelve characters. */
function confirmationOf(given: string): { readonly code: string } | { readonly password: string } {
  const digits = given.replace(/\s/g, '');
  return /^\d{6}$/.test(digits) ? { code: digits } : { password: given };
}
