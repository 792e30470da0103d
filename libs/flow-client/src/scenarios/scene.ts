import { describeChart } from '@statewise/flow';
import { sessionMachine } from '@statewise/machines';
import type { AnyTransitionDefinition, InspectionEvent } from 'xstate';
import { FlowClient } from '../flow-client.js';
import { createRequest } from '../http.js';
import type { Phase } from '../flow-view.js';
import type { TabStorage } from '../memory.js';
import { platformTransport } from '../transport.js';
import { LittleServer } from '../testing/little-server.js';
import { createTea, saveTea, teaFlow } from '../testing/tea-flow.js';

/** A server and the browser tabs in front of it, all real but for the window around them. */
export class Scene {
  readonly #storages = new Map<FlowClient, TabStorage>();

  private constructor(
    readonly server: LittleServer,
    private readonly note: (transition: string) => void,
  ) {}

  /** Opens a scene; `note` is told each transition that a session takes. */
  static async open(note: (transition: string) => void = () => undefined): Promise<Scene> {
    return new Scene(await LittleServer.start(teaFlow), note);
  }

  /** A tab as it is when its page is loaded. */
  tab(storage: TabStorage = tabStorage(), draftPause = 20): FlowClient {
    const tab = new FlowClient({
      flow: teaFlow,
      transport: platformTransport('tea', createRequest({ origin: this.server.origin })),
      storage,
      draftPause,
      inspect: (event) => namesOf(event).forEach(this.note),
    });
    this.#storages.set(tab, storage);
    return tab;
  }

  /** A tab in which Ada is about to order, and which sends drafts so many milliseconds after typing. */
  async ordering(draftPause?: number): Promise<FlowClient> {
    const tab = this.tab(undefined, draftPause);
    tab.send(createTea({ name: 'Ada' }));
    await until(() => tab.view().phase === 'idle');
    return tab;
  }

  /** Another tab on the same application. */
  async another(): Promise<FlowClient> {
    const tab = this.tab();
    tab.open(await tab.read('TEA0TEA0TEA0'));
    return tab;
  }

  /** The tab's page once it is loaded anew, before anything is brought back. */
  loadedAgain(tab: FlowClient): FlowClient {
    tab.close();
    return this.tab(this.storageOf(tab));
  }

  async reload(tab: FlowClient): Promise<FlowClient> {
    const loaded = this.loadedAgain(tab);
    await loaded.restore();
    return loaded;
  }

  storageOf(tab: FlowClient): TabStorage {
    return this.#storages.get(tab) ?? tabStorage();
  }

  /** What a tab would bring back after a reload. */
  remembered(tab: FlowClient): unknown {
    return JSON.parse(this.storageOf(tab).getItem('statewise.tea') ?? '{}');
  }

  /** Keys of the saves after the first, which created the application; repeated ones too. */
  saved(): readonly string[] {
    return this.server.keys.slice(1);
  }

  /** Another client saves the order and leaves it open. */
  orderElsewhere(fields: { readonly tea: string; readonly note?: string }): void {
    this.server.happen(saveTea(2, fields));
    this.server.happen({ type: 'step.back' });
  }

  async close(): Promise<void> {
    for (const tab of this.#storages.keys()) tab.close();
    await this.server.kill();
  }
}

/** Waits until something holds; never for longer than five seconds. */
export async function until(holds: () => boolean): Promise<void> {
  for (let turn = 0; turn < 1_000; turn += 1) {
    if (holds()) return;
    await new Promise((done) => setTimeout(done, 5));
  }
  throw new Error(`it never came true: ${holds}`);
}

/** Every transition that the session's chart has, by name. */
export function sessionTransitions(): readonly string[] {
  const seen = new Map<string, number>();
  return describeChart(sessionMachine).transitions.map(({ from, event }) => {
    const index = seen.get(`${from} ${event}`) ?? 0;
    seen.set(`${from} ${event}`, index + 1);
    return nameOf(from, event, index);
  });
}

function namesOf(event: InspectionEvent): string[] {
  if (event.type !== '@xstate.microstep') return [];
  const { _transitions: transitions } = event;
  return transitions.map((taken: AnyTransitionDefinition) => {
    const { source, eventType } = taken;
    const known = eventType === '' ? source.always : source.transitions.get(eventType);
    return nameOf(source.path.join('.'), eventType, known?.indexOf(taken) ?? 0);
  });
}

const nameOf = (from: string, event: string, index: number): string => `${from} | ${event} | ${index + 1}`;

function tabStorage(): TabStorage {
  const kept = new Map<string, string>();
  return {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
  };
}

/** What happens in a scene, and what must be true of it. */
export type Scenarios = Readonly<Record<string, (scene: Scene) => Promise<void>>>;

/** The order that the tabs of a scene save. */
export const green = saveTea(2, { tea: 'green' });

/** Waits until a tab's session is in a state. */
export async function phase(tab: FlowClient, wanted: Phase): Promise<void> {
  await until(() => tab.view().phase === wanted);
}

/** The order has been served as this tab saved it, and nothing is left to do. */
export async function served(tab: FlowClient): Promise<void> {
  await until(() => tab.view().state === 'served' && tab.view().phase === 'idle');
  expect(tab.view()).toMatchObject({
    application: { state: 'served', steps: { 2: { tea: 'green' } } },
    drafts: {},
    conflict: undefined,
    refusal: undefined,
    isUnderWay: false,
  });
}
