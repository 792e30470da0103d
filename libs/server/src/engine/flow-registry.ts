import { Injectable } from '@nestjs/common';
import type { Actor, Flow, FlowContext, FlowEvent, UnstampedEvent } from '@statewise/flow';
import { createTranslator, type Language, type Translator } from '@statewise/i18n';
import { Log } from '../platform/logging/log.js';
import { describe } from '../platform/problem/problem.filter.js';
import { demandFound } from '../platform/problem/problem.js';
import type { SqlRunner } from '../platform/database/sql.js';
import { renewCode, tellOfHelp } from './application-codes.js';
import { awaitsMigration } from './brought-up.js';
import type { Following, Outcome, StoredApplication } from './stored-application.js';

/** What a handler is told about the application whose chart returned its action. */
export interface ActionCall {
  /** As it was read; absent while it is being created. */
  readonly application?: StoredApplication;
  readonly context: FlowContext;
  readonly event: FlowEvent;
  readonly params: unknown;
}

/** Decides something from data; its result is the chart's next event, taken in the same save. */
export interface AnsweringHandler {
  readonly kind: 'answer';
  answer(call: ActionCall): Promise<UnstampedEvent>;
}

/** Writes data of another capability in the transaction of the save. */
export interface WritingHandler {
  readonly kind: 'write';
  /** Prepares outside the transaction what the write needs from elsewhere: a transaction asks for no second connection. */
  ready?(call: ActionCall): Promise<unknown>;
  /** `ready` is what that answered. */
  write(call: ActionCall, runner: SqlRunner, applicationId: string, ready: unknown): Promise<void>;
}

/** What an action has overtaken. */
export interface Overtaken {
  /** Whether something of it was withdrawn. */
  readonly isWithdrawn: boolean;
  /** The action of the last mail of them that has left; null for none. */
  readonly told: string | null;
}

/** Reaches outside: runs as a job after the commit; what it returns comes back to the chart as an event of the system. */
export interface ReachingHandler {
  readonly kind: 'reach';
  /** Whether it writes to the applicant, which a person of the bank who brings it about is told beforehand. */
  readonly writesToApplicant?: true;
  /** The actions whose jobs and mails it takes the place of: those that have not left are withdrawn. */
  overtakes?(call: ActionCall): readonly string[];
  /** The job's data, for most none; no personal data beyond what the job cannot read itself. */
  data?(call: ActionCall, overtaken: Overtaken): object;
  /** `job` is the same for each attempt: the worker of a former one may have ended behind what it did. */
  reach(outcome: Outcome, data: object, job: string): Promise<UnstampedEvent | undefined>;
}

export type ActionHandler = AnsweringHandler | WritingHandler | ReachingHandler;

/** What a flow is told about a request whose event it prepares. */
export interface HandlerRequest {
  /** Absent while the application is being created. */
  readonly application?: StoredApplication;
  readonly context: FlowContext;
  readonly actor: Actor;
  /** Absent where it did not come over the network. */
  readonly address?: string;
}

/** Texts of a flow by language, English among them: a file with a text for each key. */
export type FlowWords = { readonly en: WordsFile } & Readonly<Record<string, WordsFile>>;
type WordsFile = () => Promise<{ readonly default: Readonly<Record<string, string>> }>;

/** A flow with what the server does for it. */
export interface RegisteredFlow {
  readonly flow: Flow;
  /** By action name: every action of the chart that is not an assignment has one. */
  readonly handlers: Readonly<Record<string, ActionHandler>>;
  /** Puts on an event what only the server may say (an offer from tables); overwrites what a client claims there. */
  readonly prepare: (event: UnstampedEvent, request: HandlerRequest) => UnstampedEvent | Promise<UnstampedEvent>;
  /**
   * What people read of it: `title`; `step.<n>`, `field.<name>` and, where that is a sentence, `short.<name>`; `contactType.<type>`,
   * `contact.<name>`; for an act of staff `act.<event>`, its `.lead` and `.done`, and `act.<event>.<field>`. The last file that has a
   * key counts; a key that none has is shown by its name.
   */
  readonly words: readonly FlowWords[];
  /** Logs an error that a rule or an assignment of the chart threw: a mistake in the flow, not told to callers. */
  readonly reportDefect: (defect: Error, state: string, event: string) => void;
  /** What a change takes along in its transaction; undefined for most. */
  readonly follows?: Following;
  /** The event by which an application brings one of another person into being, whose code is told in its answer alone. */
  readonly handsOver?: HandingOver | undefined;
}

/** How what an event brought into being for another person is found. */
export interface HandingOver {
  readonly event: string;
  /** The application that waits for that person; undefined once they went on with it. */
  readonly find: (outcome: Outcome) => Promise<Outcome | undefined>;
}

/** The flows that this process serves; each flow's module registers its own. */
@Injectable()
export class FlowRegistry {
  private readonly flows = new Map<string, RegisteredFlow>();
  private everywhere: Readonly<Record<string, ActionHandler>> = {};

  constructor(private readonly log: Log) {}

  /** Registers a flow and what serves it; throws when it is registered already, or for an action without a handler. */
  register(flow: Flow, served: Partial<Omit<RegisteredFlow, 'flow' | 'reportDefect'>> = {}): void {
    if (this.flows.has(flow.id)) throw new Error(`flow ${flow.id} is registered twice`);
    const { handlers = {}, prepare = (event) => event, words = [], follows, handsOver } = served;
    const orphans = effectsOf(flow).filter(
      (action) => !ofEveryWizard.includes(action) && !Object.hasOwn(handlers, action),
    );
    if (orphans.length > 0) throw new Error(`flow ${flow.id} has no handler for: ${orphans.join(', ')}`);
    const reportDefect: RegisteredFlow['reportDefect'] = (defect, state, event) =>
      this.log.error({ ...describe(defect), flow: flow.id, state, event }, 'a rule of a flow threw');
    this.flows.set(flow.id, {
      flow,
      handlers: { ...this.everywhere, ...handlers },
      prepare,
      words,
      ...(follows && { follows }),
      reportDefect,
      handsOver,
    });
  }

  /** Carries out an action for every flow that does not do so itself. */
  handleEverywhere(action: string, handler: ActionHandler): void {
    this.everywhere = { ...this.everywhere, [action]: handler };
    for (const [id, served] of this.flows)
      this.flows.set(id, { ...served, handlers: { [action]: handler, ...served.handlers } });
  }

  /** What the flow of an id is called in a language; undefined where none is served under it. */
  async nameIn(id: string, language: Language): Promise<string | undefined> {
    const registered = this.flows.get(id);
    return registered && flowName(registered.flow, await flowTranslator(registered, language));
  }

  /** The flow of an id; undefined where none is served under it. */
  find(id: string): RegisteredFlow | undefined {
    return this.flows.get(id);
  }

  get(id: string): RegisteredFlow {
    return demandFound(this.find(id));
  }

  /** Whether a replica of a newer release has brought an application further than the charts of this one know. */
  isOfNewerRelease({ flow, flow_version }: Pick<StoredApplication, 'flow' | 'flow_version'>): boolean {
    const known = this.flows.get(flow);
    return known === undefined || flow_version > known.flow.version;
  }

  /** Whether an application stands as an older version of its chart left it. */
  awaitsMigration({ flow, flow_version }: Pick<StoredApplication, 'flow' | 'flow_version'>): boolean {
    const known = this.flows.get(flow);
    return known !== undefined && awaitsMigration(known.flow, { flow_version });
  }

  all(): RegisteredFlow[] {
    return [...this.flows.values()];
  }
}

/** What the platform does for the chart of every wizard. */
const ofEveryWizard: readonly string[] = [renewCode, tellOfHelp];
/** The texts of a flow in one language, those in English where it does not speak it. */
export async function flowTranslator(
  { words }: Pick<RegisteredFlow, 'words'>,
  language: Language,
): Promise<Translator> {
  const files = await Promise.all(words.map((files) => (files[language] ?? files.en)()));
  return createTranslator<string>(language, Object.assign({}, ...files.map(({ default: texts }) => texts)));
}

/** What a flow is called in the language of its texts. */
export const flowName = ({ title }: Flow, t: Translator<string>): string => (t.has('title') ? t.text('title') : title);

/** Names of the chart's actions that are done in the world rather than to its context. */
function effectsOf(flow: Flow): string[] {
  return Object.entries(flow.machine.implementations.actions)
    .filter(([, action]) => !(typeof action === 'function' && 'resolve' in action))
    .map(([name]) => name);
}
