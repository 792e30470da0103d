/** Who can send an event. The server says who did; a client's claim is never read. */
export const roles = ['applicant', 'intermediary', 'qa', 'editor', 'staff', 'admin', 'system'] as const;
export type Role = (typeof roles)[number];

export interface Actor {
  readonly role: Role;
  /** Account of a signed-in person; absent for applicants. */
  readonly id?: string;
  /** The person who answers for a program: the one who made its token. */
  readonly person?: string;
}

/** An event as a client sends it: nothing of it is known but its type. */
export interface UnstampedEvent {
  readonly type: string;
  readonly [name: string]: unknown;
}

/** Acts that one person proposes and another confirms. */
export const actsNeedingTwo = [
  'acceptance',
  'policy',
  'prices',
  'content',
  'limits',
  'accountReset',
  'accountAddress',
  'adminRole',
  'adminToken',
  'erasure',
  'bulk',
] as const;
export type ActNeedingTwo = (typeof actsNeedingTwo)[number];

/** What a call may name its object by: an application's code, its id or its admin code; what is the caller's own; nothing. */
export const namings = ['code', 'id', 'adminCode', 'own', 'nothing'] as const;
export type Naming = (typeof namings)[number];

/** Who is written to: the applicant, the owner of an account, its address before and the one after a change, every admin. */
export const tolds = ['applicant', 'owner', 'bothAddresses', 'admins'] as const;
export type Told = (typeof tolds)[number];

/** Who may cause an operation or an event, on whose word, and who hears of it. Each line of it is said: nothing is the default. */
export interface Who {
  /** Who may cause it at all; none named means everyone, signed in or not. */
  readonly roles: readonly Role[];
  /** Those of them who may do so only to an application that they brought into being themselves and no applicant took over. */
  readonly own?: readonly Role[];
  /** What the call may name its object by; by anything else it is unknown: 404. */
  readonly namedBy: readonly Naming[];
  /** A signed-in person alone, no program with a token: 403 `SESSION.ROLE`. */
  readonly person: boolean;
  /** A sign-in that was confirmed within the last minutes: 403 `SESSION.NOT_FRESH`. Programs have no session. */
  readonly fresh: boolean | ((event: UnstampedEvent) => boolean);
  /** The act of the register by which a second person confirms it, always or above a limit. */
  readonly second?: ActNeedingTwo;
  /** Who gets a mail about it. */
  readonly told?: Told;
  /** Which calls of insiders and programs leave a row of the audit: those that change something, or reads too. */
  readonly noted: 'no' | 'changes' | 'reads';
  /** What `qa` sees of people who are real: nothing but dots. */
  readonly sees?: 'masked';
}

/** Roles of the bank's own people who work with applications; an `editor` is one of its people too, and edits content alone. */
export const insideRoles: readonly Role[] = ['qa', 'staff', 'admin'];

/** Whether a role may call what is declared so at all. What names an application is closed to editors, whoever else may. */
export function mayCall({ roles: named, namedBy }: Pick<Who, 'roles' | 'namedBy'>, role: Role): boolean {
  if (named.length > 0) return named.includes(role);
  return role !== 'editor' || !(namedBy.includes('code') || namedBy.includes('id'));
}

/** An event of a customer: the bank's people send it only to what they made themselves. */
export const customers: Who = {
  roles: ['applicant', 'intermediary', ...insideRoles],
  own: insideRoles,
  namedBy: ['code', 'own'],
  person: false,
  fresh: false,
  noted: 'changes',
};

/** An event that brings an application into being: it becomes its sender's own. */
export const beginners: Who = {
  roles: customers.roles,
  namedBy: ['nothing'],
  person: false,
  fresh: false,
  noted: 'changes',
};

/** What the server words for those who hand papers in: the holder of the code, and colleagues to whom one was handed. */
export const handlers: Who = {
  roles: ['applicant', 'intermediary', ...insideRoles, 'system'],
  own: ['qa'],
  namedBy: ['code'],
  person: false,
  fresh: false,
  noted: 'changes',
};

/** An event that the server alone causes. */
export const systemAlone: Who = { roles: ['system'], namedBy: ['nothing'], person: false, fresh: false, noted: 'no' };

/** An act of the bank's people on an application that they name by its id, or open by a code that was shown to them. */
export const actOf = (roles: readonly Role[], more: Partial<Who> = {}): Who => ({
  roles,
  namedBy: ['id', 'code', 'adminCode'],
  person: false,
  fresh: false,
  noted: 'changes',
  ...more,
});

/** Whether a role may send an event to an application with this context, or only looks by it. */
export function maySend(
  { who, dryRunFor = [] }: { readonly who: Who; readonly dryRunFor?: readonly Role[] },
  { role }: Actor,
  { preparedBy }: { readonly preparedBy: string | null },
): boolean {
  if (!who.roles.includes(role)) return false;
  return who.own?.includes(role) !== true || preparedBy === role || dryRunFor.includes(role);
}

/** Whether an event asks for a sign-in that was confirmed a moment ago. */
export const asksFresh = ({ fresh }: Who, event: UnstampedEvent): boolean =>
  typeof fresh === 'function' ? fresh(event) : fresh;
