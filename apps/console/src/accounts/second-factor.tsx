import { useQueryClient } from '@tanstack/react-query';
import { Button, useToasts } from '@statewise/ui';
import { useState, type ReactNode } from 'react';
import { AnswerValue } from '../components/answer.js';
import { useConfirmation } from '../requests/confirmation.js';
import { addressOf, call, useCall, type Result } from '../requests/call.js';
import { usePerson, useSession } from '../requests/session.js';
import { FormDialog } from '../components/form-dialog.js';
import { Enrolment, type Secret } from '../sign-in/enrolment.js';
import { useAccountsText } from './messages/catalogue.js';
import { OwnPasskeys } from './passkeys.js';

const few = 3;

/** How one stands with the second factor; an app is set up, or set up again with new recovery codes. */
export function SecondFactor(): ReactNode {
  const t = useAccountsText();
  const { role } = usePerson();
  const status = useCall('GET /api/v1/session/second-factor', {}, { enabled: role !== 'intermediary' });
  if (role === 'intermediary') return null;
  return (
    <>
      <section aria-labelledby="second-factor" className="accounts-section">
        <h2 id="second-factor">{t('factor.title')}</h2>
        <AnswerValue query={status}>{(found) => <OwnFactor status={found} />}</AnswerValue>
      </section>
      <OwnPasskeys />
    </>
  );
}

function OwnFactor({
  status: { is_enrolled, is_required, recovery_codes_left, has_app },
}: {
  readonly status: Result<'GET /api/v1/session/second-factor'>;
}): ReactNode {
  const t = useAccountsText();
  const client = useQueryClient();
  const toasts = useToasts();
  const confirm = useConfirmation();
  const { signedIn } = useSession();
  const [isEnrolling, setIsEnrolling] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const [secret, setSecret] = useState<Secret>();
  if (isEnrolling)
    return (
      <div className="accounts-form">
        {is_enrolled && <p>{t('factor.renewWhy')}</p>}
        <Enrolment
          secret={secret}
          onDone={(person) => {
            setIsEnrolling(false);
            setSecret(undefined);
            signedIn(person);
            toasts.show({ tone: 'success', text: t('factor.done') });
            void client.invalidateQueries({ queryKey: [addressOf('GET /api/v1/session/second-factor')] });
          }}
        />
      </div>
    );
  // Asked for each time: an open browser must not put another app in the place of one's own.
  const begin = async (): Promise<void> => setIsEnrolling(await confirm());
  return (
    <>
      <p>{[t(has_app ? 'factor.on' : 'factor.off'), ...(is_required ? [t('factor.required')] : [])].join(' ')}</p>
      {is_enrolled && (
        <p>
          {t('factor.left', { count: recovery_codes_left })} {recovery_codes_left <= few && t('factor.leftFew')}
        </p>
      )}
      <div>
        <Button variant="secondary" onClick={() => (is_enrolled ? setIsAsking(true) : void begin())}>
          {t(has_app ? 'factor.renew' : 'factor.setUp')}
        </Button>
      </div>
      {isAsking && (
        <FormDialog
          title={t('factor.renew')}
          go={t('factor.renew')}
          fields={() => [{ name: 'code', label: t('factor.present'), hint: t('factor.presentHint') }]}
          errorText={(_, key) => t(key === 'required' ? 'factor.missing' : 'factor.wrong')}
          act={({ code = '' }) => call('POST /api/v1/session/second-factor/enrolment', { body: { code } })}
          onDone={(made) => {
            setSecret(made);
            setIsEnrolling(true);
          }}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
