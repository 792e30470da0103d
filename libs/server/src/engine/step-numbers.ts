import { Injectable } from '@nestjs/common';
import { stepsByNumber, type Facts, type Flow, type FlowContext, type StoredAnswers } from '@statewise/flow';
import { Sql, statement } from '../platform/database/sql.js';
import { FlowRegistry } from './flow-registry.js';
import type { ApplicationChange, StoredApplication, StoredStep } from './stored-application.js';

/** A step of a flow and the number under which its answers are kept. */
interface KeptStep {
  readonly state: string;
  readonly number: number;
}

const read = statement<KeptStep>('flow-steps', 'select state, number from flow_step where flow = $1');

/** Lets one start at a time name the steps of a flow. */
const lock = statement('flow-steps-lock', `select pg_advisory_xact_lock(hashtext('flow-steps'))`);

const insert = statement(
  'flow-steps-insert',
  'insert into flow_step select $1, * from jsonb_to_recordset($2::jsonb) as f(state text, number smallint)',
);

/** The numbers of a flow's steps: as its chart has them now, and as their answers are kept. */
export class StepNumbers {
  /** Numbers as they are kept by those of the chart, and the other way round; empty where they are the same. */
  private readonly kept = new Map<number, number>();
  private readonly steps = new Map<number, number>();
  /** Names of steps that the chart does not have, by the numbers as they are kept. */
  private readonly former = new Map<number, string>();
  private readonly isSame: boolean;

  constructor(flow: Pick<Flow, 'steps'>, rows: readonly KeptStep[]) {
    const named = new Map(rows.map(({ state, number }) => [state, number]));
    for (const { state, step } of stepsByNumber(flow).values()) {
      const number = named.get(state) ?? step;
      named.delete(state);
      this.kept.set(step, number);
      this.steps.set(number, step);
    }
    for (const [state, number] of named) this.former.set(number, state);
    this.isSame = this.former.size === 0 && [...this.kept].every(([step, number]) => step === number);
  }

  /** The number under which the answers of a step are kept. */
  toKept(step: number): number {
    return this.kept.get(step) ?? step;
  }

  /** The step whose answers are kept under a number; undefined where the chart does not have it any more. */
  private toPresent(number: number): number | undefined {
    return this.steps.get(number) ?? (this.former.has(number) ? undefined : number);
  }

  /** The step of a number as it is kept, or the last one before it that the chart has. */
  private reached(number: number): number {
    const before = [...this.steps].filter(([kept]) => kept <= number);
    return this.toPresent(number) ?? Math.max(0, ...before.map(([, step]) => step));
  }

  /** A change as it is written; what was moved away from steps that the chart does not have any more is emptied. */
  keptChange<T extends Placed & Pick<ApplicationChange, 'steps' | 'left'>>(change: T): T {
    if (this.isSame) return change;
    const emptied = (change.left ?? []).flatMap((state) => {
      const step_number = [...this.former].find(([, name]) => name === state)?.[0];
      return step_number === undefined ? [] : [{ step_number, fields: null, set_aside: null, draft: null }];
    });
    const steps = change.steps.map((step) => ({ ...step, step_number: this.toKept(step.step_number) }));
    return { ...withSteps(change, (step) => this.toKept(step)), steps: [...steps, ...emptied] };
  }

  /** A row as it is read, or what a list reads of it. */
  present<T extends Placed>(row: T): T {
    return this.isSame ? row : withSteps(row, (number) => this.reached(number));
  }

  /** The same with the answers of its steps. */
  presentWithAnswers<T extends Placed & Pick<StoredApplication, 'steps'>>(
    row: T,
  ): T & Pick<StoredApplication, 'former'> {
    if (this.isSame) return row;
    const steps: StoredStep[] = [];
    const former: Record<string, StoredAnswers> = {};
    for (const { step_number: number, ...answers } of row.steps) {
      const step_number = this.toPresent(number);
      const name = this.former.get(number);
      if (step_number !== undefined) steps.push({ step_number, ...answers });
      else if (name !== undefined && Object.values(answers).some((kept) => kept !== null)) former[name] = answers;
    }
    return { ...this.present(row), steps, ...(Object.keys(former).length > 0 && { former }) };
  }
}

/** Knows by their names which number each step's answers are kept under; a start gives steps that are new a number of their own. */
@Injectable()
export class StepNumbering {
  private readonly known = new WeakMap<Flow, StepNumbers>();

  constructor(
    private readonly registry: FlowRegistry,
    private readonly sql: Sql,
  ) {}

  /** The numbers of a flow's steps; of one that is not served here they are as they are kept. */
  async of(id: string): Promise<StepNumbers> {
    const flow = this.registry.find(id)?.flow;
    if (flow === undefined) return unknown;
    const known = this.known.get(flow) ?? (await this.name(flow));
    this.known.set(flow, known);
    return known;
  }

  private async name(flow: Flow): Promise<StepNumbers> {
    const rows = await this.sql.run(read, [flow.id]);
    return new StepNumbers(flow, isComplete(flow, rows) ? rows : await this.nameNew(flow));
  }

  private nameNew(flow: Flow) {
    return this.sql.transaction(async (runner) => {
      await runner.run(lock, []);
      const rows = await runner.run(read, [flow.id]);
      const taken = new Set(rows.map(({ number }) => number));
      const named = new Set(rows.map(({ state }) => state));
      const added = [...stepsByNumber(flow).values()]
        .filter(({ state }) => !named.has(state))
        .map(({ state, step }) => {
          const number = taken.has(step) ? Math.max(...taken) + 1 : step;
          taken.add(number);
          return { state, number };
        });
      await runner.run(insert, [flow.id, JSON.stringify(added)]);
      return [...rows, ...added];
    });
  }
}

const unknown = new StepNumbers({ steps: {} }, []);

function isComplete(flow: Flow, rows: readonly Pick<KeptStep, 'state'>[]): boolean {
  const named = new Set(rows.map(({ state }) => state));
  return [...stepsByNumber(flow).values()].every(({ state }) => named.has(state));
}

/** Where an application is: whatever a number of a step stands in. */
type Placed = Pick<StoredApplication, 'facts' | 'current_step' | 'furthest_step'>;

function withSteps<T extends Placed>(placed: T, number: (step: number) => number): T {
  const { furthestStep, jump } = placed.facts as {
    readonly furthestStep?: number;
    readonly jump?: FlowContext['jump'];
  };
  const facts: Facts = {
    ...placed.facts,
    ...(furthestStep !== undefined && { furthestStep: number(furthestStep) }),
    ...(jump && { jump: { ...jump, furthestStep: number(jump.furthestStep) } }),
  };
  return {
    ...placed,
    facts,
    current_step: number(placed.current_step),
    furthest_step: number(placed.furthest_step),
  };
}
