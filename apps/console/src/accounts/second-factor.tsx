import { useQueryClient } from '@tanstack/react-query';
import { Actions, Button, useToasts } from '@statewise/ui';
import { useState } from 'react';
import { AnswerValue, Empty } from '../components/page.js';
import { useConfirmation } from '../requests/confirmation.js';
import { call, useCall, type Result } from '../requests/call.js';
import { usePerson, useSession } from '../requests/session.js';
import { DialogButton } from '../components/act-buttons.js';
import type { FormValues } from '../components/form-fields.js';
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

type Status = Result<'GET /api/v1/session/second-factor'>;

/** How a factor that one has is asked for before another one, or new codes, are given, and what shows it. */
function usePresentFactor({ is_enrolled, has_app, has_passkey }: Status) {
  const t = useAccountsText();
  const hint = has_app ? (has_passkey ? 'passkey.presentHint' : 'factor.presentHint') : 'factor.recoveryHint';
  return {
    fields: () =>
      is_enrolled
        ? [
            {
              name: 'code',
              label: t(has_app ? 'factor.present' : 'factor.recovery'),
              hint: t(hint),
              autoComplete: 'one-time-code' as const,
            },
          ]
        : [],
    errorText: (_: string, key: string) => t(key === 'required' ? 'factor.missing' : 'factor.wrong'),
    show: async ({ code = '' }: FormValues): Promise<object> => {
      if (!is_enrolled) return {};
      return code === '' && has_passkey ? { passkey: await askForPasskey('confirm') } : { code };
    },
  };
}

function OwnFactor({ status }: { readonly status: Status }) {
  const { is_enrolled, is_required, recovery_codes_left, recovery_codes_kept, has_app, has_passkey } = status;
  const t = useAccountsText();
  const client = useQueryClient();
  const toasts = useToasts();
  const confirm = useConfirmation();
  const { signedIn } = useSession();
  const { show, ...present } = usePresentFactor(status);
  const [isEnrolling, setIsEnrolling] = useState(false);
  const [secret, setSecret] = useState<Secret>();
  const [codes, setCodes] = useState<readonly string[]>([]);
  const leave = (): void => {
    setIsEnrolling(false);
    setSecret(undefined);
    setCodes([]);
  };
  if (codes.length > 0) return <RecoveryCodes codes={codes} onKept={leave} />;
  if (isEnrolling)
    return (
      <div className="accounts-form">
        {has_app && <p>{t('factor.renewWhy')}</p>}
        <Enrolment
          secret={secret}
          onRestart={() => {
            leave();
            void client.invalidateQueries();
          }}
          onDone={(person) => {
            leave();
            signedIn(person);
            toasts.show({ tone: 'success', text: t('factor.done') });
          }}
        />
      </div>
    );
  // Asked for each time: an open browser must not put another app in the place of one's own.
  const begin = async (): Promise<void> => setIsEnrolling(await confirm());
  const setUp = t(has_app ? 'factor.renew' : 'factor.setUp');
  const needsOne = is_required && (has_app || !has_passkey);
  return (
    <>
      <p>{[t(has_app ? 'factor.on' : 'factor.off'), ...(needsOne ? [t('factor.required')] : [])].join(' ')}</p>
      {is_enrolled && (
        <p>
          {t('factor.left', { count: recovery_codes_left })}{' '}
          {recovery_codes_kept ? recovery_codes_left <= few && t('factor.leftFew') : t('factor.unkept')}
        </p>
      )}
      <Actions>
        {is_enrolled ? (
          <>
            <DialogButton
              {...present}
              title={setUp}
              go={setUp}
              act={async (values) => call('POST /api/v1/session/second-factor/enrolment', { body: await show(values) })}
              onDone={(made) => {
                setSecret(made);
                setIsEnrolling(true);
              }}
            />
            <DialogButton
              {...present}
              title={t('codes.renew')}
              lead={t('codes.renewLead')}
              go={t('codes.renew')}
              act={async (values) => {
                const body = await show(values);
                return call('POST /api/v1/session/second-factor/recovery-codes', { body });
              }}
              onDone={({ recovery_codes }) => setCodes(recovery_codes)}
            />
          </>
        ) : (
          <Button variant="secondary" onClick={() => void begin()}>
            {setUp}
          </Button>
        )}
      </Actions>
    </>
  );
}

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

function AddPasskey({ status }: { readonly status: Status }) {
  const t = useAccountsText();
  const { signedIn } = useSession();
  const { fields, errorText, show } = usePresentFactor(status);
  const [codes, setCodes] = useState<readonly string[]>([]);
  if (codes.length > 0) return <RecoveryCodes codes={codes} onKept={() => setCodes([])} />;
  return (
    <div>
      <DialogButton
        title={t('passkey.add')}
        lead={t('passkey.addLead')}
        go={t('passkey.add')}
        isPaused
        fields={() => [{ name: 'name', label: t('account.name'), hint: t('passkey.nameHint') }, ...fields()]}
        errorText={(field, key) => (field === 'name' ? t('passkey.nameless') : errorText(field, key))}
        act={async (values) => registerPasskey(values['name'] ?? '', await show(values))}
        said={t('passkey.added')}
        onDone={({ user, recovery_codes }) => {
          signedIn(user);
          setCodes(recovery_codes);
        }}
      />
    </div>
  );
}
