import { useState, type ReactNode } from 'react';
import { Empty } from '../components/answer.js';
import { DialogButton } from '../components/form-dialog.js';
import { RecordList, usePages } from '../components/pages.js';
import { call, useCall, type Result } from '../requests/call.js';
import { askForPasskey, knowsPasskeys, registerPasskey } from '../requests/passkey.js';
import { useSession } from '../requests/session.js';
import { RecoveryCodes } from '../sign-in/recovery-codes.js';
import { useAccountsText } from './messages/catalogue.js';

type Status = Result<'GET /api/v1/session/second-factor'>;
type Passkey = Result<'GET /api/v1/session/passkeys'>['passkeys'][number];

/** The passkeys of one of the bank’s own people: others are added, and those that are lost removed. */
export function OwnPasskeys(): ReactNode {
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

function RemovePasskey({ passkey: { id, name } }: { readonly passkey: Passkey }): ReactNode {
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

function AddPasskey({ status: { is_enrolled, has_passkey } }: { readonly status: Status }): ReactNode {
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
