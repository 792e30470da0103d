import { Controller } from '@nestjs/common';
import { flows, type DescribedFlow } from '@statewise/contract';
import { describeChart, describeFlow, stepOf, type Flow } from '@statewise/flow';
import type { Language, Translator } from '@statewise/i18n';
import { FlowRegistry, flowTranslator, type RegisteredFlow } from '../engine/flow-registry.js';
import { Handles, type Input } from '../platform/http/handles.js';
import { FlowCoverages } from './flow-coverage.service.js';

/** What flows there are and what their charts look like. */
@Controller()
export class FlowsController {
  /** What never changes while the server runs. */
  private readonly described = new Map<Language, Promise<DescribedFlow[]>>();

  constructor(
    private readonly registry: FlowRegistry,
    private readonly coverages: FlowCoverages,
  ) {}

  @Handles(flows.list)
  list({ language }: Input<typeof flows.list>): Promise<DescribedFlow[]> {
    const known = this.described.get(language);
    const all = known ?? Promise.all(this.registry.all().map((registered) => described(registered, language)));
    this.described.set(language, all);
    return all;
  }

  @Handles(flows.chart)
  chart({ id }: Input<typeof flows.chart>) {
    return { ...describeFlow(this.registry.get(id).flow), persisted: true };
  }

  @Handles(flows.coverage)
  coverage({ id }: Input<typeof flows.coverage>) {
    return this.coverages.of(id);
  }
}

async function described(registered: RegisteredFlow, language: Language): Promise<DescribedFlow> {
  const { id, title, version, contacts, parts = [], statusTypes = [] } = registered.flow;
  const t = await flowTranslator(registered, language);
  return {
    id,
    title,
    version,
    persisted: true,
    name: t.has('title') ? t.text('title') : title,
    states: stateNames(registered.flow, t),
    has_contacts: contacts !== undefined,
    parts: parts.map((name) => ({ name, label: t.text(`part.${name}`) })),
    statuses: statusTypes.map(({ type, values, isDecision = false, isUnlisted = false }) => ({
      type,
      label: t.text(`status.${type}`),
      is_decision: isDecision,
      is_listed: !isUnlisted,
      values: values.map((value) => ({ value, label: t.text(`value.${value}`) })),
    })),
  };
}

/** The types of states in which an application can stand. */
const standing: ReadonlySet<string> = new Set(['atomic', 'final', 'parallel']);

/** What the states of a flow are called, by path: by a word of their own, else as their step, else by the path. */
function stateNames(flow: Flow, t: Translator<string>): Readonly<Record<string, string>> {
  const single = describeChart(flow.machine).states.filter(({ type, isGroup }) => !isGroup && standing.has(type));
  const named = single.map(({ path }) => {
    const word = [`state.${path}`, `step.${stepOf(flow, path)?.step}`].find((key) => t.has(key));
    return [path, word === undefined ? path : t.text(word)] as const;
  });
  return Object.fromEntries(named);
}
