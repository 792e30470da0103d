import { Controller } from '@nestjs/common';
import { flows } from '@statewise/contract';
import { describeFlow } from '@statewise/flow';
import { FlowRegistry } from '../engine/flow-registry.js';
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
  list() {
    return this.registry.all().map(({ flow: { id, title, version } }) => ({ id, title, version, persisted: true }));
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
