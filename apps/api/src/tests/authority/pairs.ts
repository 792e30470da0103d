import type { Expected, Operation } from '@statewise/contract';
import { exampleOf, fieldsOf } from '@statewise/fields';
import { insideRoles, maySend, type EventDeclaration, type Flow, type Role } from '@statewise/flow';
import type { ApiDocument } from '@statewise/server/platform/openapi/describe-api.js';
import type { Shown } from '../platform/openapi/described-examples.js';
import { png } from '../../testing/small-files.js';

// Every pair that the table of authority speaks of, and what it says of it.

/** Who calls: a role, by a session or by a token. */
export interface PairCaller {
  readonly name: string;
  readonly role: Role;
  readonly isProgram: boolean;
  readonly headers: Readonly<Record<string, string>>;
  /** Who answers for the calls: of a program, the one who made its token. */
  readonly person: string;
}

/** An application by all its names. */
export type NamedApplication = Readonly<Record<'code' | 'id' | 'adminCode', string>>;

export const triedNamings = ['code', 'id', 'adminCode'] as const;

/** What it says of an event that is sent to an application which `maker` brought into being; undefined: the chart's word. */
export function expectedOfEvent(
  { who, dryRunFor = [] }: EventDeclaration,
  { role, isProgram, person }: PairCaller,
  maker: PairCaller | undefined,
): Expected | undefined {
  if (!insideRoles.includes(role)) return undefined;
  if (who.person && isProgram) return 'refused';
  const isOwn = maker?.person === person && maker.role === role;
  const own = { preparedBy: isOwn ? role : null };
  return maySend({ who, dryRunFor }, { role }, own) ? 'let in' : 'refused';
}

/** Whether an operation names an application: its table says by what. */
export const isNaming = ({ who: { namedBy } }: Operation): boolean =>
  namedBy.includes('code') || namedBy.includes('id');

/** The types of a call's bodies. */
export type PairBody = string | FormData;

/** A call of an operation: where, and with which body. */
export interface PairCall {
  readonly method: string;
  readonly path: string;
  readonly body: PairBody | undefined;
}

/** A call of an operation with its example, about the application of a name; undefined where it takes a form or a report. */
export function callOf(operation: Operation, document: ApiDocument, name: string): PairCall | undefined {
  const { method, address, accepts = 'json' } = operation;
  const described = document.paths[address]?.[method.toLowerCase()] as Shown | undefined;
  if (described === undefined || (accepts !== 'json' && accepts !== 'upload')) return undefined;
  let path = address;
  const query: string[] = [];
  for (const { name: parameterName, in: where, example = '1', required } of described.parameters ?? []) {
    // What many operations have in common is named by a reference alone.
    if (parameterName === undefined) continue;
    const isName = isNaming(operation) && (parameterName === 'code' || (where === 'path' && parameterName === 'id'));
    const value = encodeURIComponent(isName ? name : String(example));
    if (where === 'path') path = path.replace(`{${parameterName}}`, value);
    else if (where === 'query' && (required === true || isName)) query.push(`${parameterName}=${value}`);
  }
  const body = accepts === 'upload' ? uploadOf(operation) : bodyOf(operation, described.requestBody, name);
  return { method, path: query.length > 0 ? `${path}?${query.join('&')}` : path, body };
}

/** A form with the smallest of documents, or with a message. */
function uploadOf(operation: Operation): FormData {
  const form = new FormData();
  if (isNaming(operation)) {
    form.set('document_type', operation.address.startsWith('/e-banking') ? 'identity' : 'other');
    form.set('files', new Blob([new Uint8Array(png)], { type: 'image/png' }), 'page.png');
  } else form.set('message', 'Good morning');
  return form;
}

function bodyOf(operation: Operation, requestBody: Shown['requestBody'], name: string): string | undefined {
  if (requestBody === undefined) return undefined;
  const [first] = Object.values(requestBody.content['application/json']?.examples ?? {});
  const value: Record<string, unknown> = { ...first?.value };
  const members = operation.body?.type ? fieldsOf(operation.body.type) : new Map<string, unknown>();
  if (isNaming(operation))
    for (const member of ['code', 'applicationCode']) if (member in value || members.has(member)) value[member] = name;
  return JSON.stringify(value);
}

/** An event with the example of its payload. */
export function eventOf(flow: Flow, type: string): object {
  const payload = flow.events[type]?.payload;
  const first = Object.values(flow.steps).find(({ fields, step }) => fields !== undefined && step > 0);
  const fields = first?.fields ? exampleOf(first.fields) : {};
  const example = payload ? exampleOf(payload) : {};
  return { type, ...example, ...(/save|create/.test(type) && { fields }), ...(type.endsWith('.save') && { step: 1 }) };
}
