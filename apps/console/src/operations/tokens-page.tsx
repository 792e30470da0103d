import { useState } from 'react';
import { useActorText } from '../components/actor/use-actor-text.js';
import { Empty } from '../components/page.js';
import { Badge } from '../components/values.js';
import { DialogButton } from '../components/act-buttons.js';
import type { FormValues } from '../components/form-fields.js';
import { RecordList, usePages } from '../components/pages.js';
import { ShownOnce } from '../components/shown-once.js';
import { call, type Result } from '../requests/call.js';
import { useOperationsText } from './messages/catalogue.js';
import { OperationsPage } from './operations-page.js';

type Token = Result<'GET /api/v1/tokens'>['tokens'][number];

const roles = ['staff', 'qa', 'admin'] as const satisfies readonly Token['role'][];
/** What a token may be narrowed to besides its role. */
const narrowings = ['operations', 'flows', 'addresses'] as const;
const lives = [30, 90, 180, 365];
const day = 86_400_000;

/** Tokens with which programs sign in: made here, shown once, revoked one by one. */
export function TokensPage() {
  const t = useOperationsText();
  const actor = useActorText();
  const [secret, setSecret] = useState<string>();
  const tokens = usePages('GET /api/v1/tokens', {}, 'tokens');
  const make = (
    <DialogButton
      button={{ variant: 'primary' }}
      label={t('tokens.new')}
      title={t('tokens.new')}
      lead={t('tokens.newLead')}
      go={t('token.make')}
      initial={{ role: 'staff', life: '90' }}
      fields={({ role }) => [
        { name: 'name', label: t('token.name') },
        {
          name: 'role',
          label: t('token.role'),
          options: roles.map((value) => ({ value, label: actor(value) })),
        },
        {
          name: 'life',
          label: t('token.life'),
          options: lives.map((count) => ({ value: String(count), label: t('token.days', { count }) })),
        },
        ...narrowings.map((name) => ({
          name,
          label: t(`token.${name}`),
          hint: t(`token.${name}Hint`),
          optional: true,
        })),
        ...(role === 'admin'
          ? [{ name: 'reason', label: t('token.reason'), hint: t('token.reasonHint'), optional: true }]
          : []),
      ]}
      act={issue}
      errorText={(_, key) => (key === 'oneOf' ? t('token.isUnknown') : undefined)}
      onDone={(answer) => setSecret(answer.secret)}
      onProposed={(answer) => setSecret(answer.secret)}
    />
  );
  return (
    <OperationsPage part="tokens" lead={t('tokens.lead')} actions={make}>
      <ShownOnce title={t('token.secret')} why={t('token.secretWhy')} text={secret} onDismiss={setSecret} />
      <RecordList
        pages={tokens}
        caption={t('tokens.caption')}
        empty={<Empty title={t('tokens.empty')}>{t('tokens.emptyWhy')}</Empty>}
        rowId={({ id }) => id}
        columns={[
          { header: t('token.name'), cell: ({ name }) => name },
          { header: t('token.role'), cell: ({ role }) => actor(role) },
          { header: t('token.scope'), cell: (token) => scopeOf(token) || t('token.everything') },
          { header: t('token.state'), cell: (token) => <TokenState token={token} /> },
          { header: t('token.expires'), at: ({ expires_at }) => expires_at },
          { header: t('token.used'), at: ({ last_used_at }) => last_used_at, never: t('token.never') },
          { header: t('token.acts'), cell: (token) => isValid(token) && <Revoke token={token} /> },
        ]}
      />
    </OperationsPage>
  );
}

function issue(typed: FormValues): Promise<Result<'POST /api/v1/tokens'>> {
  const { name = '', role = '', life = '', reason = '', operations, flows, addresses } = typed;
  const expires_at = new Date(Date.now() + Number(life || 0) * day).toISOString();
  const scope = { operations: listOf(operations), flows: listOf(flows), addresses: listOf(addresses) };
  return call('POST /api/v1/tokens', { body: { name, role, expires_at, reason, ...scope } });
}

/** What was typed with commas or spaces between. */
const listOf = (typed = ''): string[] => typed.split(/[\s,;]+/).filter((part) => part !== '');

const scopeOf = (token: Token): string => narrowings.flatMap((name) => token[name]).join(', ');

const isExpired = ({ expires_at }: Token): boolean => Date.parse(expires_at) <= Date.now();
const isValid = (token: Token): boolean => token.revoked_at === null && !isExpired(token);

function TokenState({ token }: { readonly token: Token }) {
  const t = useOperationsText();
  if (token.revoked_at !== null) return <Badge>{t('token.revoked')}</Badge>;
  return isExpired(token) ? <Badge>{t('token.expired')}</Badge> : <Badge tone="success">{t('token.valid')}</Badge>;
}

function Revoke({ token: { id, name } }: { readonly token: Token }) {
  const t = useOperationsText();
  return (
    <DialogButton
      button={{ small: true }}
      isDangerous
      title={t('token.revoke.title', { name })}
      lead={t('token.revoke.lead')}
      go={t('token.revoke')}
      act={() => call('DELETE /api/v1/tokens/{id}', { id })}
      said={t('token.isRevoked')}
    />
  );
}
