import { Controller } from '@nestjs/common';
import { cases, type Colleague, type Proposal } from '@statewise/contract';
import type { FieldErrors } from '@statewise/fields';
import {
  decide,
  describeChart,
  possibleJumps,
  possibleStatuses,
  possibleUndo,
  stateOf,
  statusObjection,
  statusValue,
  stepOf,
  type Flow,
  type PossibleStatus,
  type Stamp,
} from '@statewise/flow';
import type { Translator } from '@statewise/i18n';
import { ApplicationAccess } from '../applications/application-access.js';
import { isDecider, isProposal } from '../applications/application-view.js';
import { emailOf } from '../applications/devices/devices.service.js';
import { reachedBy } from '../applications/notices.js';
import { FlowEngine } from '../engine/flow-engine.js';
import { FlowRegistry, flowTranslator } from '../engine/flow-registry.js';
import type { Outcome } from '../engine/stored-application.js';
import type { Caller } from '../platform/auth/access.js';
import { Sql, statement } from '../platform/database/sql.js';
import { Handles, type Input } from '../platform/http/handles.js';
import { Erasures } from './erasures.service.js';
import { staffActs } from './staff-acts.js';

const readColleagues = statement<Colleague>(
  'colleagues-named',
  'select id::text, name from "user" where id::text = any($1::text[])',
);

/** What a caller may do with an application now: its chart is asked, nothing is done. */
@Controller()
export class ActsController {
  constructor(
    private readonly access: ApplicationAccess,
    private readonly engine: FlowEngine,
    private readonly registry: FlowRegistry,
    private readonly erasures: Erasures,
    private readonly sql: Sql,
  ) {}

  /** The acts that are open to the caller, and what waits for a second person; `APPLICATION.NOT_FOUND` where there is none. */
  @Handles(cases.possible)
  async possible({ code, caller, language }: Input<typeof cases.possible>) {
    const outcome = await this.access.read(code, caller);
    const { flow, snapshot, application } = outcome;
    const stamp: Stamp = { at: new Date().toISOString(), actor: caller.actor };
    const added = await this.addedTo(outcome, caller);
    const request = await this.erasures.requestOf(application.public_id);
    const proposal = isDecider(caller.actor) ? proposalIn(snapshot.context) : undefined;
    const change = flow.events['status.change'];
    const decides = change !== undefined && this.access.mayDecide(change, caller.actor);
    const ids = [proposal?.by, request?.proposed_by].filter((id) => id !== undefined);
    const colleague = await this.colleaguesNamed(ids);
    const person = personOf(caller);
    const t = await flowTranslator(this.registry.get(flow.id), language);
    return {
      success: true,
      version: application.version,
      state: application.state,
      acts: staffActs(flow, snapshot, stamp, emailOf(application) ?? '', t),
      jumps: await this.jumps(outcome, stamp),
      jump: this.lastJump(outcome, stamp),
      statuses: decides ? await this.statuses(outcome, stamp, added, t) : [],
      acceptance_errors: acceptanceErrors(outcome, stamp, added),
      proposal: proposal
        ? { ...(await this.proposal(outcome, proposal, stamp, person, colleague)), ...(!decides && neither) }
        : null,
      erasure: request
        ? {
            by: colleague(request.proposed_by),
            at: request.created_at,
            is_own: request.proposed_by === person,
            hash: request.hash,
            reason: isDecider(caller.actor) ? request.reason : null,
          }
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

  private jumps(outcome: Outcome, stamp: Stamp) {
    const { flow, snapshot } = outcome;
    const states = new Map(describeChart(flow.machine).states.map((state) => [state.path, state]));
    const jumps = possibleJumps(flow, snapshot, stamp).map(async ({ state, isAllowed, passedOver, unmet }) => ({
      state,
      path: stepOf(flow, state)?.path ?? null,
      description: states.get(state)?.description ?? null,
      is_allowed: isAllowed,
      passed_over: passedOver,
      unmet,
      ...(isAllowed
        ? await this.endOfJump(outcome, state, stamp)
        : { leads_to: state, can_undo: false, writes_to: null }),
    }));
    return Promise.all(jumps);
  }

  /** Where a jump comes to rest, for a state may be left at once; whether it could be undone there, and to whom it writes. */
  private async endOfJump({ flow, application }: Outcome, state: string, stamp: Stamp) {
    const event = { type: 'application.jump', state, reason: '?' };
    const { snapshot, effects } = await this.engine.preview(application, event, { actor: stamp.actor });
    return {
      leads_to: stateOf(flow, snapshot),
      can_undo: possibleUndo(flow, snapshot, stamp) === application.state,
      writes_to: reachedBy(application, effects),
    };
  }

  private statuses({ flow, snapshot, application }: Outcome, stamp: Stamp, added: object, t: Translator) {
    const statuses = possibleStatuses(flow, snapshot, stamp, added).map(async (status) => {
      const change = {
        ...added,
        type: 'status.change',
        statusType: status.type,
        statusValue: status.value,
        reason: '?',
      };
      const { effects } = await this.engine.preview(application, change, { actor: stamp.actor });
      return { ...worded(flow, status, t), writes_to: reachedBy(application, effects) };
    });
    return Promise.all(statuses);
  }

  /** The jump that can still be undone, told to admins. */
  private lastJump({ flow, snapshot }: Outcome, stamp: Stamp) {
    const { jump } = snapshot.context;
    const leads_to = possibleUndo(flow, snapshot, stamp);
    if (jump === null || stamp.actor.role !== 'admin') return null;
    return { from: jump.from, reason: jump.reason, passed_over: jump.unmet, can_undo: leads_to !== undefined };
  }

  private async proposal(
    { flow, snapshot, application }: Outcome,
    { by, ...proposal }: Proposal,
    stamp: Stamp,
    person: string,
    colleague: (id: string) => Colleague,
  ) {
    const confirm = { type: 'decision.confirm', seen: application.version, person, ...stamp };
    const decline = { type: 'decision.decline', reason: '?', ...stamp };
    const declared = flow.events[confirm.type];
    const isStill = declared !== undefined && (await this.access.isStillProposed(declared, snapshot.context));
    return {
      ...proposal,
      until: proposal.until ?? null,
      by: colleague(by),
      is_own: by === person,
      can_confirm: isStill && decide(flow, snapshot, confirm).taken,
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
