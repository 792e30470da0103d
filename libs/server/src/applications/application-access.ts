import { Injectable } from '@nestjs/common';
import { normaliseCode } from '@statewise/i18n';
import {
  asksFresh,
  factsOf,
  maySend,
  pickPayload,
  type Actor,
  type EventDeclaration,
  type Flow,
  type FlowContext,
  type UnstampedEvent,
} from '@statewise/flow';
import { ApplicationRepository } from '../engine/application.repository.js';
import { FlowEngine, type FirstEvents, type CreateOptions, type EngineSendOptions } from '../engine/flow-engine.js';
import {
  isMaker,
  makersRole,
  type Alongside,
  type FollowedChange,
  type Outcome,
  type StoredApplication,
} from '../engine/stored-application.js';
import type { IdempotencyKey } from '../platform/http/handles.js';
import { Audit, type Act } from '../platform/audit/audit.js';
import { demandFresh, isInsider, refuseProgram, type Caller, isInFlows } from '../platform/auth/access.js';
import { Config } from '../platform/config/config.js';
import { SecondPerson } from '../platform/auth/second-person.js';
import { Problem } from '../platform/problem/problem.js';
import { Budgets } from '../platform/rate-limit/budgets.js';
import { FailedAttempts } from '../platform/rate-limit/failed-attempts.js';
import { changesOfApplication, isUuid } from '@statewise/contract';
import { RateLimits } from '../platform/rate-limit/rate-limits.js';
import { WaysBackMail } from './addresses/ways-back-mail.js';
import { isProposal } from './application-view.js';
import { Devices, emailOf } from './devices/devices.service.js';

/** Who wants to open an application, and of which flow it has to be; of any when that is not said. */
export interface Opener extends Caller {
  readonly flow?: string;
  /** Whether nothing of the application is told, so that it does not matter on which device its code is typed. */
  readonly anyDevice?: boolean;
}

/** The reason that is logged for an admin's help where the call of a wizard has no place for one. */
const byWizard = 'helped in the wizard, opened by code';

/** How a call on an application of a flow is sent: by whom, and what makes that safe. */
export const flowCall =
  ({ id: flow }: Pick<Flow, 'id'>) =>
  ({ version }: { readonly version?: number }, caller: Caller, key?: IdempotencyKey): EngineSendOptions & Opener => ({
    ...caller,
    version,
    idempotencyKey: key,
    flow,
  });

/** Whether an application is unknown to a caller. */
export type Hiding = (actor: Actor, stored: StoredApplication) => Promise<boolean>;

/** Opens applications by what their operation lets a call name them by, and makes guessing codes hopeless. */
@Injectable()
export class ApplicationAccess {
  private isHidden: Hiding | undefined;

  constructor(
    private readonly applications: ApplicationRepository,
    private readonly engine: FlowEngine,
    private readonly failedAttempts: FailedAttempts,
    private readonly limits: RateLimits,
    private readonly budgets: Budgets,
    private readonly audit: Audit,
    private readonly devices: Devices,
    private readonly waysBack: WaysBackMail,
    private readonly config: Config,
    private readonly secondPerson: SecondPerson,
  ) {}

  /** Says what is unknown to a caller who brings its code all the same. */
  alsoHides(isHidden: Hiding): void {
    this.isHidden = isHidden;
  }

  /** Brings an application into being, which this device may open from then on. */
  async create(
    flow: string,
    events: FirstEvents | (() => Promise<FirstEvents>),
    options: CreateOptions & Caller,
  ): Promise<Outcome> {
    if (!isInFlows(options, flow)) throw new Problem('SESSION.ROLE');
    const outcome = await this.engine.create(flow, events, {
      ...options,
      follows: (_, change) => {
        // Neither what is refused nor what was answered before comes into being.
        this.budgets.takeApplication(options);
        return together([this.waysBack.ofAddress(undefined, change, options.actor), this.noteOfNew(change, options)]);
      },
    });
    this.devices.mark(outcome.application, options);
    return outcome;
  }

  /** Sends an event to the application of a code. */
  async send(code: unknown, event: UnstampedEvent, options: EngineSendOptions & Opener): Promise<Outcome> {
    return this.sendTo(await this.find(code, options, options.idempotencyKey), event, options);
  }

  /** The same to an application that the caller has found. */
  async sendTo(
    stored: StoredApplication,
    event: UnstampedEvent,
    options: EngineSendOptions & Opener,
  ): Promise<Outcome> {
    const read = options.actor.role === 'applicant' ? event : this.asRead(stored, event);
    if (options.actor.role !== 'applicant') await this.demandSender(stored, read, options);
    if (options.actor.id === undefined && options.actor.role === 'applicant')
      this.limits.take(changesOfApplication, stored.id);
    const note = this.noteOf(read, stored, options);
    // A paper that no status waits for changes no fact, and is handed in or taken back all the same.
    const isPaper = options.isWorded === true;
    const alongside = isPaper ? together([options.alongside, note]) : options.alongside;
    const outcome = await this.engine.send(stored, event, {
      ...options,
      ...(alongside && { alongside }),
      follows: (before, change) =>
        together([
          this.waysBack.ofAddress(before, change, options.actor),
          this.demandBoth(before ?? stored, event, options),
          isPaper ? undefined : note,
        ]),
    });
    // The device on which the applicant's address is typed first need not be confirmed by a mail to it.
    if (emailOf(stored) === undefined && emailOf(outcome.application) !== undefined)
      this.devices.mark(outcome.application, options);
    return outcome;
  }

  /**
   * Saves answers of a step: an applicant's save, or an admin's help that leaves the application where it is and answers
   * the next step to look at.
   */
  async saveStep(code: unknown, step: number, fields: unknown, options: EngineSendOptions & Opener): Promise<Outcome> {
    const isHelp = options.actor.role === 'admin' && (await this.looked(code, options)) !== undefined;
    if (!isHelp) return this.send(code, { type: 'step.save', step, fields }, options);
    const outcome = await this.send(code, { type: 'help.save', step, fields, reason: byWizard }, options);
    for (const next of [step + 1, step]) {
      try {
        return await this.engine.look(outcome.application, { type: 'step.goTo', step: next }, options.actor);
      } catch (error) {
        if (!(error instanceof Problem && error.code === 'APPLICATION.REFUSED')) throw error;
      }
    }
    return outcome;
  }

  /** Where an application stands for the bank's people, who only look; undefined for who sends the customer's own events. */
  async looked(code: unknown, options: Opener): Promise<Outcome | undefined> {
    if (!isInsider(options.actor)) return undefined;
    const outcome = await this.read(code, options);
    return isMaker(outcome.application, options.actor) ? undefined : outcome;
  }

  /** The application of a code and where it is; `key` also finds the answer given to it earlier. */
  async read(code: unknown, opener: Opener, key?: IdempotencyKey): Promise<Outcome> {
    return this.engine.outcomeOf(await this.find(code, opener, key));
  }

  /** The application that a call names, by whatever its operation takes; `key` also finds the answer given to it earlier. */
  async find(typed: unknown, opener: Opener, key?: IdempotencyKey): Promise<StoredApplication> {
    const stored = await this.look(typed, opener, key);
    const { actor, address, session, who } = opener;
    const isOthers = who.own?.includes(actor.role) === true && !isMaker(stored, actor);
    if (isOthers || !isInFlows(opener, stored.flow)) await this.refuse(stored, opener);
    const opened = { kind: 'application.opened', actor, address, application: stored.public_id } as const;
    // A page that is drawn again is one look; what a program reads is noted each time.
    if (session) await this.audit.noteOnce(opened);
    else if (isInsider(actor) && who.noted === 'reads') await this.audit.note(opened);
    return stored;
  }

  /** Notes that a known actor keeps what is typed, once in a while: a form keeps it every few seconds. */
  async noteDraft({ public_id: application }: StoredApplication, { actor, address }: Caller): Promise<void> {
    if (actor.id !== undefined) await this.audit.noteOnce({ kind: 'application.drafted', actor, address, application });
  }

  /** Whether a code opens an application, of which nothing else is told. */
  async opens(code: unknown, opener: Opener): Promise<boolean> {
    try {
      await this.find(code, { ...opener, anyDevice: true });
      return true;
    } catch (error) {
      if (error instanceof Problem && error.code === 'APPLICATION.NOT_FOUND') return false;
      throw error;
    }
  }

  /** An event as its chart reads it, in which ` final` is the final status; one that it refuses as it was sent. */
  private asRead(stored: StoredApplication, event: UnstampedEvent): UnstampedEvent {
    return pickPayload(this.engine.outcomeOf(stored).flow, event, 'drop').event ?? event;
  }

  /** The bank's people send no customer's event: 403. What a stranger may not send, the chart refuses. */
  private async demandSender(stored: StoredApplication, event: UnstampedEvent, options: Opener): Promise<void> {
    const { actor } = options;
    const { flow, snapshot } = this.engine.outcomeOf(stored);
    const declared = Object.hasOwn(flow.events, event.type) ? flow.events[event.type] : undefined;
    if (declared === undefined) return;
    const isTheirs = maySend(declared, actor, makersRole(stored, actor)) && this.mayDecide(declared, actor);
    if (isInsider(actor) && !isTheirs) await this.refuse(stored, options);
    const { who } = declared;
    const isFresh = asksFresh(who, event);
    if (who.person || (isFresh && who.second !== undefined)) refuseProgram(actor);
    if (isFresh) demandFresh(options);
    // Of an act that takes two, the half that no program may send is the confirming one.
    if (isInsider(actor) && who.person && who.second !== undefined && !isProposedBy(actor, snapshot.context))
      await this.secondPerson.demand(options);
    if (isFresh && who.second === 'acceptance' && !this.config.adminDecides)
      await this.secondPerson.demandNoAdmin(options);
  }

  /** Notes the act of a known actor in the transaction that does it, so that it is noted as often as it is done. */
  private noteOf(event: UnstampedEvent, stored: StoredApplication, options: Opener): Alongside | undefined {
    if (options.actor.id === undefined) return undefined;
    return (runner) => this.audit.note(actOf(event, stored, options), runner);
  }

  /** The same of what brought an application into being: each event of theirs, none by which the server answered. */
  private noteOfNew({ public_id, transitions }: FollowedChange, { actor, address }: Caller): Alongside | undefined {
    if (actor.id === undefined || public_id === undefined) return undefined;
    const sent = transitions.filter(({ actor_role }) => actor_role === actor.role);
    return async (runner) => {
      for (const { event } of sent) await this.audit.note(actOf(event, { public_id }, { actor, address }), runner);
    };
  }

  /**
   * What the transaction that writes the confirming half of an act asks of both people, whose accounts stay as they are until
   * it ends; undefined for all other events.
   */
  private demandBoth(before: StoredApplication, event: UnstampedEvent, options: Opener): Alongside | undefined {
    if (!isInsider(options.actor)) return undefined;
    const { flow, snapshot } = this.engine.outcomeOf(before);
    const declared = Object.hasOwn(flow.events, event.type) ? flow.events[event.type] : undefined;
    const { proposal } = factsOf(snapshot.context);
    const isSecond = declared?.who.person === true && declared.who.second !== undefined;
    if (!isSecond || !isProposal(proposal) || isProposedBy(options.actor, snapshot.context)) return undefined;
    return async (runner) => {
      const proposer = await this.secondPerson.hold(proposal.by, options, runner);
      await this.secondPerson.demand(options, proposal.by, runner);
      if (event.type === 'decision.confirm' && !this.mayPropose(declared, proposer))
        throw new Problem('PROPOSAL.STALE');
    };
  }

  /** Whether who proposed what waits may still decide: with their rights goes what they proposed. True where nothing waits. */
  async isStillProposed(declared: EventDeclaration, context: FlowContext): Promise<boolean> {
    const { proposal } = factsOf(context);
    if (!isProposal(proposal)) return true;
    return this.mayPropose(declared, await this.secondPerson.present(proposal.by));
  }

  private mayPropose(declared: EventDeclaration, proposer: Pick<Actor, 'role'> | undefined): boolean {
    return proposer !== undefined && declared.who.roles.includes(proposer.role) && this.mayDecide(declared, proposer);
  }

  /** Whether an actor may send what decides: an installation can keep its admins from it, who own the limits. */
  mayDecide({ who }: EventDeclaration, { role }: Pick<Actor, 'role'>): boolean {
    return who.second !== 'acceptance' || role !== 'admin' || this.config.adminDecides;
  }

  private async refuse({ public_id: application }: StoredApplication, { actor, address }: Opener): Promise<never> {
    await this.audit.note({ kind: 'access.refused', actor, address, application });
    throw new Problem('SESSION.ROLE');
  }

  private async look(typed: unknown, opener: Opener, key?: IdempotencyKey): Promise<StoredApplication> {
    const { actor, address, flow, who } = opener;
    const isById = isInsider(actor) && who.namedBy.includes('id') && isUuid(typed);
    const named = isById ? await this.applications.read('publicId', typed, key) : undefined;
    if (named && (flow ?? named.flow) === named.flow) return { ...named, namedBy: 'id' };
    const find = () => this.byCode(typed, opener, key);
    // Insiders look applications up all the time: their typing errors must not block applicants behind the same
    // address.
    const stored = await (address === undefined || isInsider(actor) ? find() : this.failedAttempts.look(address, find));
    // Whoever types the code of another flow guesses none.
    if (!stored || (flow ?? stored.flow) !== stored.flow) throw new Problem('APPLICATION.NOT_FOUND');
    if (opener.anyDevice !== true) this.devices.demand(stored, opener);
    return stored;
  }

  private async byCode(
    typed: unknown,
    { actor, who }: Opener,
    key: IdempotencyKey | undefined,
  ): Promise<StoredApplication | undefined> {
    const code = normaliseCode(typed);
    if (!code) return undefined;
    const isAdmin = actor.role === 'admin';
    const byCode = who.namedBy.includes('code')
      ? ((await this.applications.read('code', code, key)) ?? (key && (await this.byFormerCode(code, key))))
      : undefined;
    const byAdminCode =
      byCode === undefined && isAdmin && who.namedBy.includes('adminCode')
        ? await this.applications.read('adminCode', code, key)
        : undefined;
    const stored = byCode ?? (byAdminCode && ({ ...byAdminCode, namedBy: 'adminCode' } as const));
    if (!stored || (await this.isHidden?.(actor, stored))) return undefined;
    return isAdmin ? this.applications.withCodes(stored) : stored;
  }

  /** The call that renewed the code, repeated with the old one: its answer, with the new one in it, may have been lost. */
  private async byFormerCode(code: string, key: IdempotencyKey): Promise<StoredApplication | undefined> {
    const stored = await this.applications.read('formerCode', code, key);
    const { earlier } = stored ?? {};
    return earlier?.fingerprint === key.fingerprint && !earlier.isBeforeRenewal ? stored : undefined;
  }
}

/** Several works of one transaction as one, in their order; undefined where there are none. */
function together(works: readonly (Alongside | undefined)[]): Alongside | undefined {
  const all = works.filter((work) => work !== undefined);
  if (all.length === 0) return undefined;
  return async (runner, id) => {
    for (const work of all) await work(runner, id);
  };
}

/** Whether a person proposed what waits: taking it back needs nobody else, and confirming it the chart refuses. */
function isProposedBy({ id, person = id }: Actor, context: FlowContext): boolean {
  const { proposal } = factsOf(context);
  return isProposal(proposal) && proposal.by === person;
}

/** An event as it is noted: what it decided or where it jumped, none of what was typed. */
function actOf(
  event: UnstampedEvent,
  { public_id: application }: Pick<StoredApplication, 'public_id'>,
  { actor, address }: Pick<Caller, 'actor' | 'address'>,
): Act {
  const from = { actor, address, application };
  const told = (name: string) => String(Object.entries(event).find(([key]) => key === name)?.[1]);
  if (event.type === 'status.change') {
    const details = { status_type: told('statusType'), status_value: Number(told('statusValue')) };
    return { ...from, kind: 'application.decided', details };
  }
  if (event.type === 'decision.confirm') return { ...from, kind: 'decision.confirmed' };
  if (event.type === 'decision.decline') return { ...from, kind: 'decision.declined' };
  if (event.type === 'application.jump')
    return { ...from, kind: 'application.jumped', details: { state: told('state') } };
  return { ...from, kind: 'application.changed', details: { event: event.type } };
}
