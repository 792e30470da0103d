import type { FieldErrors, Fields } from '@statewise/fields';
import { fieldsIn, saysSomething, type Application, type PendingEvent, type SessionContext } from '@statewise/machines';
import { initialSnapshot, stateOf, stepOf, type Flow, type FlowContext, type UnstampedEvent } from '@statewise/flow';
import { ApplicationReader } from './application-reader.js';
import { attempt } from './attempt.js';
import { DraftSender } from './draft-sender.js';
import { viewOf, type FlowView } from './flow-view.js';
import { LocalChart } from './local-chart.js';
import { TabMemory, type TabStorage } from './memory.js';
import { pendingEvent, stepSentBy } from './pending-event.js';
import { SaveTimes } from './save-times.js';
import { isFree, startSession, type SessionSnapshot, type SyncSession, type SyncSessionParts } from './sync-session.js';
import { joinTabs, type TabNews, type Tabs } from './tabs.js';
import type { Transport } from './transport.js';

export interface FlowClientOptions {
  readonly flow: Flow;
  readonly transport: Transport;
  readonly storage: TabStorage;
  /** Milliseconds without typing after which a draft goes to the server. */
  readonly draftPause?: number;
  /** Told what the session's chart does, as an inspector wants to know. */
  readonly inspect?: SyncSessionParts['inspect'];
}

export interface SendOptions {
  /** The step whose answers the event's fields are, where the event itself does not say. */
  readonly step?: number | undefined;
}

/**
 * One application in one tab: runs the flow's chart locally, shows the next step at once, sends the event, and takes
 * the server's answer as the truth. What it knows is what its session's chart knows; `useFlow` binds it to a component.
 */
export class FlowClient {
  /** Told here what the applicant decides about a save, and what happens around the tab. */
  readonly session: SyncSession;
  /** The state at which this tab was when its page was loaded; undefined where it had nothing. */
  readonly formerState: string | undefined;
  /** When the server last took something of this tab. */
  readonly saves = new SaveTimes();
  readonly #chart: LocalChart;
  readonly #transport: Transport;
  readonly #drafts: DraftSender;
  readonly #reader: ApplicationReader;
  readonly #tabs: Tabs<TabNews>;
  readonly #views = new WeakMap<SessionSnapshot, FlowView>();

  constructor({ flow, transport, storage, draftPause = 1000, inspect }: FlowClientOptions) {
    const chart = new LocalChart(flow, () => new Date());
    this.#chart = chart;
    this.#transport = transport;
    this.#drafts = new DraftSender({
      known: () => this.#known,
      transport,
      delay: draftPause,
      saved: () => this.saves.note(new Date()),
    });
    this.#tabs = joinTabs<TabNews>(flow.id, (news) => this.#hear(news));
    this.session = startSession({
      inspect,
      memory: new TabMemory(flow.id, storage),
      attempt: (given) => attempt({ chart, transport }, given),
      sendDrafts: () => void this.#drafts.flush(),
      readAgain: () => void this.refresh(),
      tellTabs: ({ application, formerCode, pending }) => {
        if (application === null) return;
        this.saves.note(new Date());
        const { code, version } = application;
        if (formerCode !== null) this.#tabs.tell({ about: 'renewed', code: formerCode, now: code });
        const answers =
          pending?.step === undefined ? {} : { answers: { step: pending.step, fields: fieldsIn(pending.event) } };
        this.#tabs.tell({ about: 'saved', code, version, ...answers });
      },
    });
    this.#reader = new ApplicationReader(this.session, transport, flow);
    const { place, pending } = this.#known;
    this.formerState = place ?? (pending === null ? undefined : stateOf(flow, initialSnapshot(flow)));
  }

  /** What a session knows, as a screen sees it; the same object for the same snapshot. */
  readonly viewOf = (snapshot: SessionSnapshot): FlowView => {
    const view = this.#views.get(snapshot) ?? viewOf(this.#chart, snapshot);
    this.#views.set(snapshot, view);
    return view;
  };

  /** The present view. */
  view(): FlowView {
    return this.viewOf(this.session.getSnapshot());
  }

  /** The code of the application that this tab has open, also right after a reload. */
  get code(): string | undefined {
    return this.#known.code ?? undefined;
  }

  /** Whether an event of this tab has not been answered yet. */
  get isUnderWay(): boolean {
    return this.view().isUnderWay;
  }

  /** Reads any application from the server, without opening it. */
  read(code: string): Promise<Application> {
    return this.#transport.read(code);
  }

  can(event: UnstampedEvent): boolean {
    return isFree(this.session.getSnapshot()) && this.#chart.decide(this.#known, event).isTaken;
  }

  /** Name of the state to which an event leads that the browser alone takes; undefined for every other event. */
  leadsTo(event: UnstampedEvent): string | undefined {
    if (!this.#isLocal(event) || this.code !== undefined) return undefined;
    const decision = this.#chart.decide(this.#known, event);
    return decision.isTaken ? stateOf(this.#chart.flow, decision.snapshot) : undefined;
  }

  /** Field errors for which the chart would refuse the event. */
  explain(event: UnstampedEvent): FieldErrors | undefined {
    const decision = this.#chart.decide(this.#known, event);
    return decision.isTaken ? undefined : decision.errors;
  }

  /** What the chart would know after an event; undefined for one that it refuses. Nothing is sent. */
  preview(event: UnstampedEvent): FlowContext | undefined {
    const decision = this.#chart.decide(this.#known, event);
    return decision.isTaken ? decision.snapshot.context : undefined;
  }

  /** Sends an event that the chart takes, and says why it does not take another; nothing happens while one is under way. */
  send(event: UnstampedEvent, { step = stepSentBy(this.#chart.flow, event) }: SendOptions = {}): boolean {
    if (!isFree(this.session.getSnapshot())) return false;
    const { application, bases } = this.#known;
    if (this.#isLocal(event)) return this.#begin(this.leadsTo(event));
    const decision = this.#chart.decide(this.#known, event);
    if (decision.isTaken)
      this.session.send({
        type: 'save.requested',
        pending: this.#fromHere(pendingEvent(application, event, step, bases)),
      });
    else this.session.send({ type: 'event.refused', refusal: { event, errors: decision.errors } });
    return decision.isTaken;
  }

  /** Notes a keystroke; it survives a reload at once and another device after a pause. */
  type(step: number, fields: Fields): void {
    this.session.send({ type: 'draft.typed', step, fields });
    this.#drafts.later();
    const { code } = this;
    if (code !== undefined) this.#tabs.tell({ about: 'typed', code, step, fields });
  }

  /** Opens an application that a resume answered; one whose session had expired goes on where it was. */
  open(application: Application): void {
    if (application.code !== this.code) this.saves.note(undefined);
    const renewed = { type: 'session.renewed', application } as const;
    const canRenew = this.session.getSnapshot().can(renewed);
    this.session.send(canRenew ? renewed : { type: 'application.opened', application });
  }

  /**
   * Brings back what this tab had open before a reload, the event under way included; false when there is nothing. An
   * application that does not exist any more is forgotten.
   */
  restore(): Promise<boolean> {
    return this.#reader.restore();
  }

  /** Reads the application anew, for instance when the tab is looked at again; a lost answer is not missed. */
  refresh(options: { readonly isOwnAct?: boolean } = {}): Promise<void> {
    return this.#reader.refresh(options);
  }

  /** Whether nothing that waits to be sent is lost when the application is left. */
  get isLeavable(): boolean {
    return this.session.getSnapshot().can({ type: 'session.left' });
  }

  /** What of it waits to be sent and would be lost. */
  get unsent(): readonly ('sent' | 'files')[] {
    const { pending, hasUnsentFiles } = this.#known;
    const isLost = { sent: pending !== null && saysSomething(pending), files: hasUnsentFiles };
    return (['sent', 'files'] as const).filter((what) => isLost[what]);
  }

  /** Leaves the application: nothing of it stays in this tab. */
  forget(): void {
    this.#drafts.stop();
    this.session.send({ type: 'session.left', isAnyway: true });
  }

  /** Sends drafts on the way out of the page. */
  leave(): void {
    void this.#drafts.leave();
  }

  close(): void {
    this.#tabs.close();
    this.#drafts.stop();
    this.session.stop();
  }

  get #known(): SessionContext {
    return this.session.getSnapshot().context;
  }

  #isLocal({ type }: UnstampedEvent): boolean {
    const { events } = this.#chart.flow;
    return Object.hasOwn(events, type) && events[type]?.local === true;
  }

  /** Where another device has led the application elsewhere, it comes back to the place of this tab first. */
  #fromHere(pending: PendingEvent): PendingEvent {
    const { application, elsewhere } = this.#known;
    const here = application && stepOf(this.#chart.flow, application.state)?.step;
    if (elsewhere === null || typeof here !== 'number' || pending.event.type === 'step.goTo') return pending;
    return { ...pendingEvent(application, { type: 'step.goTo', step: here }, undefined), next: pending };
  }

  #begin(state: string | undefined): boolean {
    if (state !== undefined) this.session.send({ type: 'beginning.moved', state });
    return state !== undefined;
  }

  #hear(news: TabNews): void {
    const { code, application } = this.#known;
    if (news.code !== code) return;
    if (news.about === 'renewed') this.session.send({ type: 'code.renewed', code: news.now });
    else if (news.about === 'typed') this.session.send({ type: 'draft.typed', step: news.step, fields: news.fields });
    else {
      if (news.answers !== undefined) this.session.send({ type: 'draft.saved', ...news.answers });
      if (news.version > (application?.version ?? 0)) void this.#reader.refresh({ isOwnDevice: true });
    }
  }
}
