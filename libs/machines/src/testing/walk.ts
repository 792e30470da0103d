import { initialTransition, transition, type AnyMachineSnapshot, type AnyStateMachine } from 'xstate';
import { pathOf } from '../flow/state-path.js';

interface Sent {
  readonly type: string;
  readonly [name: string]: unknown;
}

/** A chart that takes events one after the other; an event that it refuses throws, so that no test passes by silence. */
export class Walk {
  private constructor(
    private readonly machine: AnyStateMachine,
    readonly snapshot: AnyMachineSnapshot,
    readonly actions: readonly string[],
  ) {}

  static of(machine: AnyStateMachine, input?: object): Walk {
    const [snapshot] = initialTransition(machine, input);
    return new Walk(machine, snapshot, []);
  }

  static from(machine: AnyStateMachine, snapshot: AnyMachineSnapshot): Walk {
    return new Walk(machine, snapshot, []);
  }

  get state(): string {
    return pathOf(this.snapshot.value);
  }

  can(event: Sent): boolean {
    return this.snapshot.can(event);
  }

  /** Sends events; `actions` are afterwards those of the last one. */
  send(...events: readonly Sent[]): Walk {
    let snapshot = this.snapshot;
    let actions: readonly string[] = [];
    for (const event of events) {
      if (!snapshot.can(event)) throw new Error(`${event.type} is refused in ${pathOf(snapshot.value)}`);
      const [next, done] = transition(this.machine, snapshot, event);
      snapshot = next;
      actions = done.map(({ type }) => type);
    }
    return new Walk(this.machine, snapshot, actions);
  }
}
