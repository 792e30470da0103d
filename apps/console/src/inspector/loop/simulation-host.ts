import { factsOf, roles, stateOf, type Flow, type FlowContext, type Role, type UnstampedEvent } from '@statewise/flow';
import {
  leavesAt,
  take,
  type SimulatedChart,
  type SimulatedEvent,
  type SimulationEntry,
  type SimulationRefusal,
} from '@statewise/flow/simulation';
import type { EmbeddedWizard, HostAnswer, WizardHost } from '@statewise/wizard/embedded';
import { flushSync } from 'react-dom';
import type { Simulation } from '../sandbox/use-simulation.js';

type Application = NonNullable<ReturnType<WizardHost['application']>>;

/** An event that a rule or a field did not let pass. */
export interface RefusedEvent {
  readonly event: SimulatedEvent;
  readonly refusal: SimulationRefusal;
}

/** What a wizard is played on: a flow's chart, and the walk through it. */
export interface HostedSimulation {
  readonly chart: SimulatedChart & { readonly flow: Flow };
  readonly simulation: Pick<Simulation, 'entries' | 'position' | 'entry' | 'at' | 'send' | 'open'>;
}

/** The simulation of the sandbox as the server of a wizard in a frame. */
export class SimulationHost implements WizardHost {
  #hosted: HostedSimulation;
  /** The events of the walk as text, by which a move by hand is told from the wizard's own. */
  #told: string;
  #version = 1;
  #wizard: EmbeddedWizard | undefined;
  readonly #kept = new Map<string, string>();
  readonly #onRefused: (refused: RefusedEvent | undefined) => void;

  constructor(hosted: HostedSimulation, onRefused: (refused: RefusedEvent | undefined) => void) {
    this.#hosted = hosted;
    this.#told = JSON.stringify(eventsOf(hosted.simulation));
    this.#onRefused = onRefused;
  }

  /** Takes the walk as it stands now; the wizard follows where it was moved by hand. */
  update(hosted: HostedSimulation): void {
    this.#hosted = hosted;
    const now = JSON.stringify(eventsOf(hosted.simulation));
    if (now === this.#told) return;
    this.#move(now);
    this.#wizard?.follow();
  }

  /** Leads the walk to a state by sample events; answers whether there is a way. */
  async goTo(state: string): Promise<boolean> {
    const way = await this.#wizard?.wayTo(state);
    if (way === undefined) return false;
    const events = structuredClone(way).map(({ type, actor, at: _, ...payload }): SimulatedEvent => {
      const { role } = Object(actor) as { readonly role?: unknown };
      return { type, role: roles.find((known) => known === role) ?? 'applicant', payload };
    });
    flushSync(() => this.#hosted.simulation.open(events));
    return true;
  }

  readonly application = (): Application | undefined => {
    const { chart, simulation } = this.#hosted;
    const hasBegun = eventsOf(simulation).some(({ type }) => chart.flow.events[type]?.local !== true);
    return hasBegun ? this.#applicationAt(simulation.entry) : undefined;
  };

  readonly beginnings = (): readonly string[] => eventsOf(this.#hosted.simulation).map(({ type }) => type);

  readonly send = (event: UnstampedEvent, version: number | undefined): HostAnswer => {
    if (version !== undefined && version !== this.#version) return { failure: 'stale' };
    const { chart, simulation } = this.#hosted;
    const simulated = this.#simulated(event);
    const step = take(chart, simulation.entry, simulated, simulation.at);
    if (step.refusal) {
      this.#onRefused({ event: simulated, refusal: step.refusal });
      return { failure: 'refused', errors: step.refusal.errors };
    }
    this.#move(JSON.stringify([...eventsOf(simulation), simulated]));
    // The next question of the wizard is answered by what it has just sent.
    flushSync(() => void simulation.send(simulated));
    return { application: this.#applicationAt(step.entry) };
  };

  readonly refused = (event: UnstampedEvent): void => {
    const { chart, simulation } = this.#hosted;
    const simulated = this.#simulated(event);
    const { refusal } = take(chart, simulation.entry, simulated, simulation.at);
    if (refusal) this.#onRefused({ event: simulated, refusal });
  };

  readonly begun = (state: string | undefined): void => {
    const { chart, simulation } = this.#hosted;
    if (state === undefined) {
      this.#move('[]');
      return simulation.open([]);
    }
    const moves = Object.keys(chart.flow.events).filter((type) => chart.flow.events[type]?.local === true);
    const found = moves
      .map((type) => this.#simulated({ type }))
      .find((event) => {
        const step = take(chart, simulation.entry, event, simulation.at);
        return step.refusal === undefined && leavesAt(chart, step.entry).includes(state);
      });
    if (found === undefined) return;
    this.#move(JSON.stringify([...eventsOf(simulation), found]));
    simulation.send(found);
  };

  readonly attach = (wizard: EmbeddedWizard): void => {
    this.#wizard = wizard;
  };

  readonly keep = async (address: string, ask: () => Promise<string>): Promise<string> => {
    // Never a promise: that of a frame which has loaded again comes to nothing.
    const answer = this.#kept.get(address) ?? (await ask());
    this.#kept.set(address, answer);
    return answer;
  };

  #move(told: string): void {
    this.#told = told;
    this.#version += 1;
    this.#onRefused(undefined);
  }

  #applicationAt({ snapshot }: SimulationEntry): Application {
    const context: FlowContext = snapshot.context;
    const { steps, setAside, contacts } = context;
    return {
      ...{ code: sampleCode, state: stateOf(this.#hosted.chart.flow, snapshot), version: this.#version },
      ...{ steps, setAside, contacts, facts: factsOf(context), isAdmin: false, drafts: {} },
    };
  }

  /** An event of the wizard as the sandbox sends it: by an applicant where one may, with ids that no other event has. */
  #simulated(event: UnstampedEvent): SimulatedEvent {
    const { type, ...payload } = structuredClone(event);
    const { who, serverFields = {} } = this.#hosted.chart.flow.events[type] ?? {};
    const role: Role = who?.roles.includes('applicant') === false ? (who.roles[0] ?? 'system') : 'applicant';
    return { type, role, payload: { ...payload, ...this.#newIds(serverFields) } };
  }

  #newIds({ id, ids }: Readonly<Record<string, unknown>>): object {
    return {
      ...(typeof id === 'string' && { id: `${this.#version}` }),
      ...(typeof ids === 'object' &&
        ids !== null && {
          ids: Object.fromEntries(Object.keys(ids).map((name) => [name, `${this.#version}.${name}`])),
        }),
    };
  }
}

const sampleCode = 'SAMPLESAMPLE';

/** The events that led to the present moment. */
function eventsOf({ entries, position }: HostedSimulation['simulation']): readonly SimulatedEvent[] {
  return entries.slice(1, position + 1).flatMap(({ event }) => event ?? []);
}
