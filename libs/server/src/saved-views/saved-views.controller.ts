import { Controller } from '@nestjs/common';
import { savedViews } from '@statewise/contract';
import { Handles, type Input } from '../platform/http/handles.js';
import { SavedViews } from './saved-views.service.js';

/** Lists of applications that a person keeps under a name. */
@Controller()
export class SavedViewsController {
  constructor(private readonly views: SavedViews) {}

  @Handles(savedViews.all)
  async all({ caller }: Input<typeof savedViews.all>) {
    return { success: true, views: await this.views.all(caller.actor) };
  }

  @Handles(savedViews.keep)
  async keep({ body, caller }: Input<typeof savedViews.keep>) {
    return { success: true, view: await this.views.keep(caller.actor, body) };
  }

  @Handles(savedViews.remove)
  remove({ id, caller }: Input<typeof savedViews.remove>): Promise<void> {
    return this.views.remove(caller.actor, id);
  }
}
