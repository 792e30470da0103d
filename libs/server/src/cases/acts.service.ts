import { Injectable } from '@nestjs/common';
import type { Colleague, Proposal } from '@statewise/contract';
import type { FieldErrors } from '@statewise/fields';
import {
  decide,
  describeChart,
  possibleJumps,
  possibleStatuses,
  possibleUndo,
  statusObjection,
  statusValue,
  stepOf,
  type Flow,
  type PossibleStatus,
  type Stamp,
} from '@statewise/flow';
import type { Language, Translator } from '@statewise/i18n';
import { ApplicationAccess } from '../applications/application-access.js';
import { isDecider, isProposal } from '../applications/application-view.js';
import { FlowRegistry, flowTranslator } from '../engine/flow-registry.js';
import type { Outcome } from '../engine/stored-application.js';
import type { Caller } from '../platform/auth/access.js';
import { Sql, statement } from '../platform/database/sql.js';
import { Erasures } from './erasures.service.js';
import { staffActs } from './staff-acts.js';

const readColleagues = statement<Colleague>(
  'colleagues-named',
  'select id::text, name from "user" where id::text = any($1::text[])',
);

/** What a caller may do with an application now: its chart is asked, nothing is done. */
@Injectable()
export class Acts {
  constructor(
    private readonly access: ApplicationAccess,
    private readonly registry: FlowRegistry,
    private readonly erasures: Erasures,
    private readonly sql: Sql,
  ) {}

  /** The acts that are open to the caller, and what waits for a second person; `APPLICATION.NOT_FOUND` where there is none. */
  async of(code: string, caller: Caller, language: Language) {
    const outcome = await this.access.read(code, caller);
    const { flow, snapshot, application } = outcome;
    const stamp: Stamp = { at: new Date().toISOString(), actor: caller.actor };
    const added = await this.addedTo(outcome, caller);
    const request = await this.erasures.requestOf(application.public_id);
    const proposal = isDecider(caller.actor) ? proposalIn(snapshot.context) : undefined;
    const change = flow.events['status.change'];
    const decides = change !== undefined && this.access.mayDecide(change, caller.actor);
    const ids = [proposal?.by, request?.person].filter((id) => id !== undefined);
    const colleague = await this.colleaguesNamed(ids);
    const person = personOf(caller);
    const t = await flowTranslator(this.registry.get(flow.id), language);
    return {
      version: application.version,
      state: application.state,
      acts: staffActs(flow, snapshot, stamp, t),
      jumps: this.jumps(outcome, stamp),
      jump: this.lastJump(outcome, stamp),
      statuses: decides ? possibleStatuses(flow, snapshot, stamp, added).map((status) => worded(flow, status, t)) : [],
      acceptance_errors: acceptanceErrors(outcome, stamp, added),
      proposal: proposal
        ? { ...this.proposal(outcome, proposal, stamp, person, colleague), ...(!decides && neither) }
        : null,
      erasure: request
        ? { by: colleague(request.person), at: request.requested_at, is_own: request.person === person }
        : null,
    };
  }

  /** The people of these accounts by id; of one that is gone the id stands for the name. */
  private async colleaguesNamed(ids: readonly string[]): Promise<(id: string) => Colleague> {
    const rows = ids.length === 0 ? [] : await this.sql.run(readColleagues, [ids]);
    const names = new Map(rows.map(({ id, name }) => [id, name]));
    return (id) => ({ id, name: names.get(id) ?? id });
  }

  /** What only the server says of a decision, with the version that the caller is about to be told. */
  private async addedTo({ flow, application, snapshot }: Outcome, { actor }: Caller): Promise<object> {
    if (!Object.hasOwn(flow.events, 'status.change')) return {};
    const request = { application, context: snapshot.context, actor };
    const { type: _, ...added } = await this.registry.get(flow.id).prepare({ type: 'status.change' }, request);
    return { ...added, seen: application.version, person: actor.person ?? actor.id };
  }

  private jumps({ flow, snapshot }: Outcome, stamp: Stamp) {
    const states = new Map(describeChart(flow.machine).states.map((state) => [state.path, state]));
    return possibleJumps(flow, snapshot, stamp).map(({ state, isAllowed, passedOver, unmet }) => ({
      state,
      path: stepOf(flow, state)?.path ?? null,
      description: states.get(state)?.description ?? null,
      is_allowed: isAllowed,
      passed_over: passedOver,
      unmet,
    }));
  }

  /** The jump that can still be undone, told to admins. */
  private lastJump({ flow, snapshot }: Outcome, stamp: Stamp) {
    const { jump } = snapshot.context;
    const leads_to = possibleUndo(flow, snapshot, stamp);
    if (jump === null || stamp.actor.role !== 'admin') return null;
    return { from: jump.from, reason: jump.reason, passed_over: jump.unmet, can_undo: leads_to !== undefined };
  }

  private proposal(
    { flow, snapshot, application }: Outcome,
    { by, ...proposal }: Proposal,
    stamp: Stamp,
    person: string,
    colleague: (id: string) => Colleague,
  ) {
    const confirm = { type: 'decision.confirm', seen: application.version, person, ...stamp };
    const decline = { type: 'decision.decline', reason: '?', ...stamp };
    return {
      ...proposal,
      by: colleague(by),
      is_own: by === person,
      can_confirm: decide(flow, snapshot, confirm).taken,
      can_decline: decide(flow, snapshot, decline).taken,
    };
  }
}

/** What is offered of a proposal to who does not decide. */
const neither = { can_confirm: false, can_decline: false };

/** The person who answers for a caller. */
function personOf({ actor: { id = '', person = id } }: Caller): string {
  return person;
}

function proposalIn(context: object): Proposal | undefined {
  return 'proposal' in context && isProposal(context.proposal) ? context.proposal : undefined;
}

/** What keeps an application from being accepted, by field; nothing where its flow tracks no decision. */
function acceptanceErrors({ flow, snapshot }: Outcome, stamp: Stamp, added: object): FieldErrors {
  const decision = flow.statusTypes?.find(({ isDecision }) => isDecision);
  const accepted = decision && { type: decision.type, value: statusValue.passed };
  return (accepted && statusObjection(flow, snapshot, accepted, stamp, added)) ?? {};
}

function worded({ statusTypes = [] }: Flow, status: PossibleStatus, t: Translator) {
  return {
    ...status,
    label: t.text(`status.${status.type}`),
    value_label: t.text(`value.${status.value}`),
    is_decision: statusTypes.some(({ type, isDecision }) => type === status.type && isDecision === true),
  };
}
