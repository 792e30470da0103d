import { insideRoles, mayCall, namings, roles, tolds, type Flow, type Role } from '@statewise/flow';
import { ok, operation, operations, type Area, type Operation } from './operation.js';
import * as s from './schema.js';
import { actsNeedingTwo, insiders, type Naming, type Who } from './who.js';

const area: Area = {
  name: 'Authority',
  description: 'Who may do what: every operation and every event of every flow, as they are declared.',
};

const act = s.namedObject('AuthorityRow', {
  name: s.text('An operation by method and address, an event by its type', {
    example: 'POST /api/v1/applications/{code}/jump',
  }),
  flow: s.nullable(s.text('The flow of an event; null for an operation')),
  area: s.text('Of an operation, or the title of the flow'),
  says: s.text('What it does'),
  roles: s.list(s.text(undefined, { enum: roles }), { description: 'None means everyone, signed in or not' }),
  own: s.list(s.text(undefined, { enum: roles }), {
    description: 'Those who may do so only to applications that they brought into being themselves',
  }),
  named_by: s.list(s.text(undefined, { enum: namings }), { description: 'What the call may name its object by' }),
  person: s.flag('No program may'),
  fresh: s.text('Whether a sign-in confirmed a moment ago is asked for', { enum: ['no', 'sometimes', 'yes'] }),
  second: s.nullable(s.text('The act of the register by which another person confirms it', { enum: actsNeedingTwo })),
  told: s.nullable(s.text('Who gets a mail about it', { enum: tolds })),
  noted: s.text('What leaves a row of the audit', { enum: ['no', 'changes', 'reads'] }),
  is_masked: s.flag('What `qa` sees of real people is dots'),
});

/** One row of the table of authority. */
export type AuthorityRow = s.OutputOf<typeof act>;

/** Who may do what. */
export const authority = operations('authority', area, {
  table: operation('GET', '/api/v1/authority', {
    who: insiders,
    summary: 'Who may do what',
    description: 'Every operation and every event of every flow, with all that is declared of who may cause it.',
    answers: ok({ acts: s.list(act) }),
  }),
});

/** The rows of the table: operations in their order, then the events of each flow. */
export function authorityOf(declared: readonly Operation[], flows: readonly Flow[]): AuthorityRow[] {
  return [
    ...declared.map((one) => ({
      name: `${one.method} ${one.address}`,
      flow: null,
      area: one.area.name,
      says: one.summary,
      ...columnsOf(one.who),
    })),
    ...flows.flatMap(({ id, title, events }) =>
      Object.entries(events)
        .filter(([, { local }]) => local !== true)
        .map(([type, { who, description: says }]) => ({ name: type, flow: id, area: title, says, ...columnsOf(who) })),
    ),
  ];
}

function columnsOf(who: Who): Omit<AuthorityRow, 'name' | 'flow' | 'area' | 'says'> {
  const { fresh } = who;
  return {
    roles: [...who.roles],
    own: [...(who.own ?? [])],
    named_by: [...who.namedBy],
    person: who.person,
    fresh: typeof fresh === 'function' ? 'sometimes' : fresh ? 'yes' : 'no',
    second: who.second ?? null,
    told: who.told ?? null,
    noted: who.noted,
    is_masked: who.sees === 'masked',
  };
}

/** Whether everything that the table asks of a declaration is said: what is not is refused when the server starts. */
export function isDeclared(who: Partial<Who> | undefined): who is Who {
  const { roles: may, namedBy, person, fresh, noted } = who ?? {};
  return [may, namedBy, person, fresh, noted].every((column) => column !== undefined) && (namedBy?.length ?? 0) > 0;
}

/** What the table says of a call: refused because of the caller, an unknown name, or let in. */
export type Expected = 'refused' | 'unknown' | 'let in';

/** What the table says of a caller who names an application in a way, or nothing; to an application of an applicant. */
export function expectedOf(
  { roles: may, own = [], namedBy, person }: Pick<Who, 'roles' | 'own' | 'namedBy' | 'person'>,
  { role, isProgram }: { readonly role: Role; readonly isProgram: boolean },
  naming: Naming,
): Expected {
  if (!mayCall({ roles: may, namedBy }, role) || (person && isProgram)) return 'refused';
  if (naming === 'nothing') return 'let in';
  const isTheirs = naming === 'id' ? insideRoles.includes(role) : naming !== 'adminCode' || role === 'admin';
  if (!isTheirs || !namedBy.includes(naming)) return 'unknown';
  return own.includes(role) ? 'refused' : 'let in';
}
