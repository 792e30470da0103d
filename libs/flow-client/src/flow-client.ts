import { pathOf, type Flow } from '@statewise/machines';
import type { FieldErrors, Fields } from '@statewise/fields';
import type { Application, ClientEvent, Outgoing } from './application.js';
import { LocalChart } from './chart.js';
import { Conversation } from './conversation.js';
import { Drafts } from './drafts.js';
import { exchange, stepSentBy, type Outcome } from './exchange.js';
import { RequestFailure } from './failure.js';
import type { Conflict, FlowView, Refusal } from './flow-view.js';
import { TabMemory, type TabStorage } from './memory.js';
import { newKey } from './new-key.js';
import { joinTabs, type TabNews, type Tabs } from './tabs.js';
import type { Transport } from './transport.js';
import { ViewStore } from './view-store.js';

export interface FlowClientOptions {
  readonly flow: Flow;
  readonly transport: Transport;
  readonly storage: TabStorage;
  /** Milliseconds without typing after which a draft goes to the server. */
  readonly draftPause?: number;
  readonly now?: () => Date;
}

export interface SendOptions {
  /** The step whose answers the event's fields are, where the event itself does not say. */
  readonly step?: number | undefined;
}

/**
 * One application in one tab: runs the chart locally, shows the next step at once, sends the event, and takes the
 * server's answer as the truth. It is a store for `useSyncExternalStore`; `useFlow` binds it to a component.
 */
export class FlowClient {
  readonly #chart: LocalChart;
  readonly #memory: TabMemory;
  readonly #transport: Transport;
  readonly #drafts: Drafts;
  readonly #conversation: Conversation;
  readonly #tabs: Tabs;
  readonly #store = new ViewStore(() => this.#present());
  #refusal: Refusal | undefined;
  #attempts = 0;
  #isHeld = false;
  #conflict: Conflict | undefined;

  constructor({ flow, transport, storage, draftPause = 1000, now = () => new Date() }: FlowClientOptions) {
    this.#chart = new LocalChart(flow, now);
    this.#memory = new TabMemory(flow.id, storage);
    this.#transport = transport;
    this.#drafts = new Drafts({ memory: this.#memory, transport, pause: draftPause });
    this.#conversation = new Conversation({
      attempt: () => void this.#attempt(),
      sendDrafts: () => void this.#drafts.flush(),
      changed: () => this.#store.changed(),
    });
    this.#tabs = joinTabs(flow.id, (news) => this.#hear(news));
  }

  get subscribe(): ViewStore<FlowView>['subscribe'] {
    return this.#store.subscribe;
  }

  /** The present view; the same object until something changes. */
  get view(): () => FlowView {
    return this.#store.get;
  }

  /** The code of the application that this tab has open, also right after a reload. */
  get code(): string | undefined {
    return this.#memory.code;
  }

  /** Whether an event of this tab has not been answered yet. */
  get isUnderWay(): boolean {
    return this.#memory.pending !== undefined;
  }

  /** Reads any application from the server, without opening it. */
  read(code: string): Promise<Application> {
    return this.#transport.read(code);
  }

  can(event: ClientEvent): boolean {
    return this.#conversation.isFree && this.#chart.takes(event);
  }

  /** Field errors for which the chart would refuse the event. */
  explain(event: ClientEvent): FieldErrors | undefined {
    return this.#chart.explain(event);
  }

  /** Sends an event that the chart takes, and says why it does not take another; nothing happens while one is under way. */
  send(event: ClientEvent, { step = stepSentBy(this.#chart.flow, event) }: SendOptions = {}): boolean {
    if (!this.#conversation.isFree) return false;
    const isTaken = this.#chart.takes(event);
    this.#refuse(isTaken ? undefined : { event, errors: this.explain(event) ?? {} });
    if (isTaken) this.#dispatch(this.#outgoing(event, step));
    else this.#store.changed();
    return isTaken;
  }

  /** Notes a keystroke; it survives a reload at once and another device after a pause. */
  type(step: number, fields: Fields): void {
    this.#drafts.type(step, fields);
    this.#conversation.typed(fields);
    const { code } = this;
    if (code !== undefined) this.#tabs.tell({ about: 'typed', code, step, fields });
    this.#store.changed();
  }

  /** Opens an application that a resume answered. */
  open(application: Application): void {
    if (this.#memory.code !== application.code) this.#memory.forget();
    this.#conversation.left();
    this.#refusal = undefined;
    this.#take(application);
  }

  /**
   * Brings back what this tab had open before a reload, the event under way included; false when there is nothing. An
   * application that does not exist any more is forgotten.
   */
  async restore(): Promise<boolean> {
    const { code, pending } = this.#memory;
    if (code !== undefined && !(await this.#reopen(code))) return false;
    if (pending !== undefined) this.#dispatch(pending);
    return code !== undefined || pending !== undefined;
  }

  /** While something is held that is not in the chart, such as files on their way, the screen is not taken away. */
  hold(isHeld: boolean): void {
    const isReleased = this.#isHeld && !isHeld;
    this.#isHeld = isHeld;
    if (isReleased) void this.refresh();
  }

  /** Reads the application anew, for instance when the tab is looked at again; a lost answer is not missed. */
  async refresh(): Promise<void> {
    const { code } = this;
    if (code === undefined || this.#isHeld || !this.#conversation.isFree) return;
    try {
      const read = await this.#transport.read(code);
      if (
        this.#conversation.isFree &&
        read.code === this.code &&
        read.version > (this.#chart.application?.version ?? 0)
      )
        this.#take(read);
    } catch (failure) {
      if (!(failure instanceof RequestFailure)) throw failure;
    }
  }

  /** Tries the event under way again at once. */
  retry(): void {
    this.#conversation.retry();
  }

  /** Settles a conflict in favour of what was typed here: it is saved after what was saved elsewhere. */
  keepMine(): void {
    const conflict = this.#conflict;
    this.#conflict = undefined;
    if (conflict !== undefined && this.#chart.takes(conflict.event)) {
      this.#prepare(this.#outgoing(conflict.event, conflict.step));
      this.#conversation.resolve('mine');
    } else {
      this.#conversation.resolve('theirs');
      if (conflict !== undefined) this.#sendAgain(conflict);
    }
  }

  /** Settles a conflict in favour of what is saved elsewhere; the fields show it. */
  takeTheirs(): void {
    const conflict = this.#conflict;
    this.#conflict = undefined;
    if (conflict !== undefined) this.#drafts.giveUp(conflict.step, conflict.differences);
    this.#conversation.resolve('theirs');
  }

  /** Leaves the application: nothing of it stays in this tab. */
  forget(): void {
    this.#memory.forget();
    this.#conversation.left();
    this.#drafts.receive({});
    this.#chart.settle(undefined);
    this.#store.changed();
  }

  /** Sends drafts on the way out of the page. */
  leave(): void {
    void this.#drafts.flush({ keepalive: true });
  }

  /** The network came back or went. */
  connected(isOnline: boolean): void {
    this.#conversation.connected(isOnline);
  }

  close(): void {
    this.#tabs.close();
    this.#conversation.stop();
    this.#store.close();
  }

  #dispatch(outgoing: Outgoing): void {
    this.#prepare(outgoing);
    this.#conversation.begin(outgoing);
  }

  #prepare(outgoing: Outgoing): void {
    this.#memory.keep({ pending: outgoing });
    this.#chart.expect(outgoing.event);
  }

  #outgoing(event: ClientEvent, step: number | undefined): Outgoing {
    const { application } = this.#chart;
    return {
      event,
      key: newKey(),
      ...(step === undefined ? {} : { step }),
      ...(application === undefined ? {} : { version: application.version }),
    };
  }

  async #attempt(): Promise<void> {
    const parts = { chart: this.#chart, drafts: this.#drafts, memory: this.#memory, transport: this.#transport };
    this.#conclude(await exchange(parts));
  }

  #conclude(outcome: Outcome): void {
    if ('refusal' in outcome) this.#refuse(outcome.refusal);
    if (outcome.kind === 'conflict') this.#conflict = outcome.conflict;
    if (outcome.kind === 'answered')
      this.#tabs.tell({ about: 'saved', code: outcome.application.code, version: outcome.application.version });
    this.#conversation.ended(outcome);
    if (outcome.kind === 'overtaken') this.#sendAgain(outcome.outgoing);
    this.#store.changed();
  }

  /** Where the application went on to another step meanwhile, it goes back to where what was typed waits as a draft. */
  #sendAgain({ event, step }: Pick<Outgoing, 'event' | 'step'>): void {
    const back = { type: 'step.goTo', step: event['step'] };
    if (this.can(event)) this.send(event, step === undefined ? {} : { step });
    else if (this.can(back)) this.send(back);
  }

  #refuse(refusal: Omit<Refusal, 'attempt'> | undefined): void {
    this.#refusal = refusal && { ...refusal, attempt: ++this.#attempts };
  }

  async #reopen(code: string): Promise<boolean> {
    try {
      this.#take(await this.#transport.read(code));
      return true;
    } catch (failure) {
      if (!(failure instanceof RequestFailure) || failure.kind !== 'unknown') throw failure;
      this.forget();
      return false;
    }
  }

  #take(application: Application): void {
    this.#memory.keep({ code: application.code });
    this.#drafts.receive(application.drafts);
    this.#chart.settle(application);
    this.#store.changed();
  }

  #hear(news: TabNews): void {
    if (news.code !== this.code) return;
    if (news.about === 'typed') this.#drafts.type(news.step, news.fields, { toServer: false });
    else if (news.version > (this.#chart.application?.version ?? 0)) void this.refresh();
    this.#store.changed();
  }

  #present(): FlowView {
    const { snapshot, application } = this.#chart;
    return {
      snapshot,
      state: pathOf(snapshot.value),
      application,
      phase: this.#conversation.phase,
      isUnderWay: this.isUnderWay,
      drafts: this.#drafts.all,
      refusal: this.#refusal,
      conflict: this.#conflict,
    };
  }
}
