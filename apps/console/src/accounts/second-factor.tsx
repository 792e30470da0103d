import { useQueryClient } from '@tanstack/react-query';
import { Button, useToasts } from '@statewise/ui';
import { useState } from 'react';
import { AnswerValue, Empty } from '../components/page.js';
import { useConfirmation } from '../requests/confirmation.js';
import { addressOf, call, useCall, type Result } from '../requests/call.js';
import { usePerson, useSession } from '../requests/session.js';
import { FormDialog, DialogButton } from '../components/act-buttons.js';
import { Enrolment, type Secret } from '../sign-in/enrolment.js';
import { useAccountsText } from './messages/catalogue.js';
import { RecordList, usePages } from '../components/pages.js';
import { askForPasskey, knowsPasskeys, registerPasskey } from '../requests/passkey.js';
import { RecoveryCodes } from '../sign-in/recovery-codes.js';

const few = 3;

/** How one stands with the second factor; an app is set up, or set up again with new recovery codes. */
export function SecondFactor() {
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

interface OwnFactorProps {
  readonly status: Result<'GET /api/v1/session/second-factor'>;
}

function OwnFactor({ status: { is_enrolled, is_required, recovery_codes_left, has_app } }: OwnFactorProps) {
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

type Status = Result<'GET /api/v1/session/second-factor'>;
type Passkey = Result<'GET /api/v1/session/passkeys'>['passkeys'][number];

/** The passkeys of one of the bank’s own people: others are added, and those that are lost removed. */
function OwnPasskeys() {
  const t = useAccountsText();
  const passkeys = usePages('GET /api/v1/session/passkeys', {}, 'passkeys');
  const status = useCall('GET /api/v1/session/second-factor');
  return (
    <section aria-labelledby="passkeys" className="accounts-section">
      <h2 id="passkeys">{t('passkeys.title')}</h2>
      <p className="sw-small">{t('passkeys.lead')}</p>
      <RecordList
        pages={passkeys}
        caption={t('passkeys.title')}
        empty={<Empty title={t('passkeys.empty')} />}
        rowId={({ id }) => id}
        columns={[
          { header: t('account.name'), cell: ({ name }) => name },
          { header: t('passkey.made'), at: ({ created_at }) => created_at },
          { header: t('session.seen'), at: ({ last_used_at }) => last_used_at, never: t('passkey.never') },
          { header: t('session.acts'), cell: (passkey) => <RemovePasskey passkey={passkey} /> },
        ]}
      />
      {status.data && knowsPasskeys() && <AddPasskey status={status.data} />}
    </section>
  );
}

function RemovePasskey({ passkey: { id, name } }: { readonly passkey: Passkey }) {
  const t = useAccountsText();
  return (
    <DialogButton
      button={{ small: true, 'aria-label': t('passkey.removeNamed', { name }) }}
      title={t('passkey.removeTitle', { name })}
      lead={t('passkey.removeLead')}
      go={t('passkey.remove')}
      isDangerous
      act={() => call('DELETE /api/v1/session/passkeys/{id}', { id })}
      said={t('passkey.removed')}
    />
  );
}

function AddPasskey({ status: { is_enrolled, has_passkey } }: { readonly status: Status }) {
  const t = useAccountsText();
  const { signedIn } = useSession();
  const [codes, setCodes] = useState<readonly string[]>([]);
  if (codes.length > 0) return <RecoveryCodes codes={codes} onKept={() => setCodes([])} />;
  const presentFactor = async (code: string): Promise<object> => {
    if (!is_enrolled) return {};
    return code === '' && has_passkey ? { passkey: await askForPasskey('confirm') } : { code };
  };
  const present = {
    name: 'code',
    label: t('factor.present'),
    hint: t(has_passkey ? 'passkey.presentHint' : 'factor.presentHint'),
  };
  const add = async (name: string, code: string) => registerPasskey(name, await presentFactor(code));
  return (
    <div>
      <DialogButton
        title={t('passkey.add')}
        lead={t('passkey.addLead')}
        go={t('passkey.add')}
        fields={() => [
          { name: 'name', label: t('account.name'), hint: t('passkey.nameHint') },
          ...(is_enrolled ? [present] : []),
        ]}
        errorText={(field, key) =>
          field === 'name' ? t('passkey.nameless') : t(key === 'required' ? 'factor.missing' : 'factor.wrong')
        }
        act={({ name = '', code = '' }) => add(name, code)}
        said={t('passkey.added')}
        onDone={({ user, recovery_codes }) => {
          signedIn(user);
          setCodes(recovery_codes);
        }}
      />
    </div>
  );
}
