import type { Actor, AnyStateMachine, EventFromLogic, InputFrom, SnapshotFrom } from 'xstate';

/** A chart that did not arrive is not asked for again before so many milliseconds, however many events come. */
const delay = 1_000;

/** A chart that was fetched, with what the browser does for it, and what it starts with. */
export interface FetchedChart<Machine extends AnyStateMachine> {
  readonly machine: Machine;
  readonly input?: InputFrom<Machine>;
}

/** A chart that is fetched once it is needed. */
export class LateChart<Machine extends AnyStateMachine> {
  private actor: Actor<Machine> | undefined;
  private isLoading = false;
  private notBefore = 0;
  private readonly waiting: EventFromLogic<Machine>[] = [];
  private readonly listeners = new Set<() => void>();

  constructor(private readonly load: () => Promise<FetchedChart<Machine>>) {}

  /** Undefined until the chart is there: what the server drew stands until then. */
  readonly getSnapshot = (): SnapshotFrom<Machine> | undefined => this.actor?.getSnapshot();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Events sent before the chart is there fetch it, and wait for it. */
  readonly send = (event: EventFromLogic<Machine>): void => {
    if (this.actor) return this.actor.send(event);
    this.waiting.push(event);
    this.start();
  };

  /** Fetches the chart, so that it is there when the first event comes. */
  readonly start = (): void => {
    if (!this.isLoading && !this.actor && performance.now() >= this.notBefore) void this.run();
  };

  stop(): void {
    this.isLoading = false;
    this.actor?.stop();
    this.actor = undefined;
  }

  private async run(): Promise<void> {
    this.isLoading = true;
    let actor: Actor<Machine>;
    try {
      const [{ Actor }, { machine, input }] = await Promise.all([import('./actor.js'), this.load()]);
      actor = new Actor(machine, { input });
    } catch (error) {
      // An event after the pause tries again.
      this.isLoading = false;
      this.notBefore = performance.now() + delay;
      throw error;
    }
    if (!this.isLoading) return;
    this.isLoading = false;
    this.actor = actor.start();
    for (const event of this.waiting.splice(0)) actor.send(event);
    actor.subscribe(() => this.tell());
    this.tell();
  }

  private tell(): void {
    for (const listener of this.listeners) listener();
  }
}
