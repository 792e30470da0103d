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
  constructor(
    private readonly registry: FlowRegistry,
    private readonly coverages: FlowCoverages,
  ) {}

  @Handles(flows.list)
  list({ language }: Input<typeof flows.list>): Promise<DescribedFlow[]> {
    return Promise.all(this.registry.all().map((registered) => described(registered, language)));
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

/** What the states of a flow are called, by path: by a word of their own, else as their step. */
function stateNames(flow: Flow, t: Translator<string>): Readonly<Record<string, string>> {
  const named = describeChart(flow.machine).states.flatMap(({ path, type, isGroup }) => {
    if (isGroup || type === 'compound') return [];
    const words = [`state.${path}`, `step.${stepOf(flow, path)?.step}`];
    const word = words.find((key) => t.has(key));
    return word === undefined ? [] : [[path, t.text(word)] as const];
  });
  return Object.fromEntries(named);
}
