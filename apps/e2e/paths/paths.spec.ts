import { readFileSync } from 'node:fs';
import path from 'node:path';
import { flows } from '@statewise/machines';
import { ApiPlayer } from './api-player.ts';
import { stateAfter } from './plan.ts';
import type { PlannedFlow } from './planned.ts';
import { screensOf, wayOf } from './screens/all-screens.ts';
import { frontEndOf } from './screens/front-end.ts';
import { WizardScreen } from './screens/wizard-screen.ts';
import { expect, test } from './test.ts';

const plan: readonly PlannedFlow[] = JSON.parse(
  readFileSync(path.join(process.env.PATHS_DIR ?? '', 'plan.json'), 'utf8'),
);

/** One transition of each event: what every run of all tests walks, so that nothing that `npm run test:paths` stands on breaks unseen. */
const firstOfEvent = '@each-event';

for (const { flow: id, transitions } of plan) {
  const flow = flows.find((one) => one.id === id);
  if (flow === undefined) throw new Error(`${id} is no flow.`);
  const offered = transitions.filter(({ isOffered }) => isOffered);
  test.describe(id, () => {
    for (const [place, planned] of offered.entries()) {
      const isFirst = offered.findIndex(({ event }) => event === planned.event) === place;
      test(
        planned.transition,
        { tag: isFirst ? [firstOfEvent] : [] },
        async ({ page, statewise, surroundings, office }) => {
          const screens = screensOf(id);
          const way = wayOf(id, planned);
          if (way === undefined) throw new Error('The plan is of another day than the declaration.');
          const began = planned.path.length - (way.events ?? 1);
          const player = new ApiPlayer(statewise, flow, { ...surroundings, uploads: screens.uploads ?? '' });
          await player.play(planned.path, began);

          const event = player.toldOf(planned.path, began);
          const rests = screens.passing?.[planned.to] ?? planned.to;
          await way.walk({
            planned,
            event,
            rests,
            from: stateAfter(flow, planned.path.slice(0, began)),
            wizard: new WizardScreen(page, statewise.url, flow, await frontEndOf(screens.app ?? id, screens.headings)),
            office,
            player,
          });
          if (flow.events[planned.event]?.local !== true) {
            const [initial] = flow.begins;
            // The server knows nothing of where the browser stood before an application existed.
            const from = flow.begins.includes(planned.from) ? initial : planned.from;
            await expectLogged(player, [planned.event, from, planned.to]);
            expect((await player.read()).state).toBe(rests);
          }
        },
      );
    }
  });
}

/** The log says that the transition was taken since the path was played. */
async function expectLogged(player: ApiPlayer, taken: readonly unknown[]): Promise<void> {
  const lines = async () => (await player.sincePlayed()).map(({ event, from, to }) => [event, from, to]);
  await expect.poll(lines).toContainEqual(taken);
}
