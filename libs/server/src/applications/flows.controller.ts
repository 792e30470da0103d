import { readFile } from 'node:fs/promises';
import { Controller } from '@nestjs/common';
import { flows, type DescribedFlow } from '@statewise/contract';
import { describeFlow, type CoverageReport, type FlowCoverage } from '@statewise/flow';
import type { Language } from '@statewise/i18n';
import { FlowRegistry, flowName, flowTranslator, type RegisteredFlow } from '../engine/flow-registry.js';
import { Config } from '../platform/config/config.js';
import { Handles, type Input } from '../platform/http/handles.js';
import { stateNames } from './state-names.js';

/** What flows there are and what their charts look like. */
@Controller()
export class FlowsController {
  /** What never changes while the server runs. */
  private readonly described = new Map<Language, Promise<DescribedFlow[]>>();

  constructor(
    private readonly registry: FlowRegistry,
    private readonly config: Config,
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
  async coverage({ id }: Input<typeof flows.coverage>) {
    const { flow } = this.registry.get(id);
    const report = await this.report();
    const coverage = report?.flows.find((one) => one.flow === flow.id) ?? null;
    return { at: coverage && report ? report.at : null, coverage };
  }

  /** What the tests that are drawn from charts came to when they ran last, as their command left it in a file. */
  private async report(): Promise<CoverageReport | undefined> {
    try {
      const report: CoverageReport = JSON.parse(await readFile(this.config.coverageFile, 'utf8'));
      return typeof report.at === 'string' && report.flows.every(isWhole) ? report : undefined;
    } catch {
      // Never run here, being written at this moment, or no report.
      return undefined;
    }
  }
}

/** Whether a report has what is told of a flow: one of a release that knew no screens has not. */
const isWhole = ({ states, transitions }: FlowCoverage): boolean =>
  Array.isArray(states) && transitions.every((one) => 'screen' in one);

async function described(registered: RegisteredFlow, language: Language): Promise<DescribedFlow> {
  const { id, title, version, contacts, parts = [], statusTypes = [] } = registered.flow;
  const t = await flowTranslator(registered, language);
  return {
    id,
    title,
    version,
    persisted: true,
    name: flowName(registered.flow, t),
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
