import type { ActNeedingTwo, ProposalState } from '@statewise/contract';
import type { Language } from '@statewise/i18n';
import { canSignIn } from '../platform/auth/can-sign-in.js';
import { statement } from '../platform/database/sql.js';

/** The content of a proposal: what its hash is made over, together with the act, its kind and its subject. */
export interface ProposalContent {
  /** The name of what it is about. */
  readonly title: string;
  /** What stands there now, by name; null where there is nothing. */
  readonly before: object | null;
  /** What is proposed, by name. */
  readonly after: object;
  /** What the act needs besides. */
  readonly terms: object;
}

/** A proposal as it is stored. */
export interface ProposalRow {
  readonly id: string;
  readonly act: string;
  readonly kind: ActNeedingTwo;
  readonly subject: string;
  readonly content: ProposalContent;
  readonly hash: string;
  readonly language: Language;
  readonly reason: string | null;
  readonly proposed_by: string;
  readonly proposer_name: string | null;
  readonly concerned: string | null;
  readonly created_at: Date;
  readonly expires_at: Date;
  readonly state: ProposalState;
  readonly decided_by: string | null;
  readonly decider_name: string | null;
  readonly decided_at: Date | null;
  readonly decision_reason: string | null;
}

/** One that nobody decided on in its time has expired, without a job that says so. */
const state = `case when proposal.state = 'open' and proposal.expires_at <= now() then 'expired' else proposal.state end`;
const columns = `proposal.id, act, kind, subject, content, hash, language, reason, proposed_by, proposer.name as proposer_name,
  concerned, proposal.created_at, expires_at, ${state} as state, decided_by,
  case when decided_by = concerned then content->>'title' else decider.name end as decider_name, decided_at, decision_reason`;
const people = `left join "user" proposer on proposer.id::text = proposal.proposed_by
  left join "user" decider on decider.id::text = proposal.decided_by`;

/** $1 act, $2 kind, $3 subject, $4 content, $5 hash, $6 language, $7 reason, $8 person, $9 hash of a link, $10 whom it concerns, $11 days */
export const insert = statement<{ id: string }>(
  'proposal-insert',
  `insert into proposal (act, kind, subject, content, hash, language, reason, proposed_by, approval_hash, concerned, expires_at)
    values ($1, $2, $3, $4::jsonb, $5, $6, $7, $8, $9, $10, now() + make_interval(days => $11))
    on conflict do nothing returning id`,
);

/** $1 act, $2 subject */
export const expire = statement(
  'proposal-expire',
  `update proposal set state = 'expired' where act = $1 and subject = $2 and state = 'open' and expires_at <= now()`,
);
export const byId = statement<ProposalRow>(
  'proposal-by-id',
  `select ${columns} from proposal ${people} where proposal.id = $1`,
);
export const locked = statement<ProposalRow>('proposal-locked', `${byId.text} for update of proposal`);
/** $1 hash of the token of a mailed link */
export const byApproval = statement<ProposalRow>(
  'proposal-by-approval',
  `select ${columns} from proposal ${people} where approval_hash = $1 for update of proposal`,
);

/** The link of who approved it goes on to say so. $1 id, $2 state, $3 person, $4 why or null */
export const decide = statement(
  'proposal-decide',
  `update proposal set state = $2, decided_by = $3, decided_at = now(), decision_reason = $4,
    approval_hash = case when $2 = 'confirmed' and concerned = $3 then approval_hash end where id = $1`,
);

/** $1 acts, $2 subject */
export const waiting = statement<ProposalRow>(
  'proposal-waiting',
  `select ${columns} from proposal ${people} where act = any($1::text[]) and subject = $2 and proposal.state = 'open' and expires_at > now()
    order by proposal.created_at desc limit 1`,
);

/** $1 kind or null, $2 which, $3 the caller, $4 how many, $5 whether others’ too */
export const list = statement<ProposalRow>(
  'proposal-list',
  `select ${columns} from proposal ${people}
    where ($1::text is null or kind = $1) and ($5::boolean or proposed_by = $3) and case $2::text
      when 'open' then proposal.state = 'open' and expires_at > now()
      when 'mine' then proposed_by = $3
      else proposal.state <> 'open' or expires_at <= now() end
    order by proposal.created_at desc, proposal.id limit $4`,
);

const until = `coalesce((facts->'proposal'->>'until')::timestamptz, proposed_at + interval '7 days')`;

/** Acceptances that wait, which the chart of their application keeps; of a proposer, expired ones too. $1 the proposer or null, $2 how many */
export const acceptances = statement<AcceptanceRow>(
  'proposal-acceptances',
  `select public_id::text as id, flow, facts->'proposal' as proposal, version, proposed_at, ${until} as expires_at, proposer.name as proposer_name
    from application left join "user" proposer on proposer.id::text = facts->'proposal'->>'by'
    where proposed_at is not null and case when $1::text is null then ${until} > now() else facts->'proposal'->>'by' = $1 end
    order by proposed_at desc limit $2`,
);

/** An acceptance as its application has it. */
export interface AcceptanceRow {
  readonly id: string;
  readonly flow: string;
  readonly proposal: { readonly by: string; readonly reason?: string };
  readonly version: number;
  readonly proposed_at: Date;
  readonly expires_at: Date;
  readonly proposer_name: string | null;
}

/** Admins who can sign in. */
export const admins = statement<{ id: string; name: string; email: string }>(
  'proposal-admins',
  `select id::text, name, email from "user" where role = 'admin' and active and ${canSignIn('"user"')} order by created_at`,
);
