import { beginnings } from './beginnings.js';
import { conflicts } from './conflicts.js';
import { expiry } from './expiry.js';
import { interruptions } from './interruptions.js';
import { places } from './places.js';
import { reloads } from './reloads.js';
import { renewals } from './renewals.js';
import { saves } from './saves.js';
import { Scene, sessionTransitions } from './scene.js';

// What can happen between a tab and the server, over the real chart of the session, the real client and real HTTP.
const topics = { beginnings, renewals, saves, conflicts, interruptions, expiry, reloads, places };
const table = Object.entries(topics).flatMap(([topic, scenarios]) =>
  Object.entries(scenarios).map(([name, play]) => [topic, name, play] as const),
);

const taken = new Set<string>();

it.each(table)('%s: %s', async (_topic, _name, play) => {
  const scene = await Scene.open((transition) => taken.add(transition));
  try {
    await play(scene);
  } finally {
    await scene.close();
  }
});

it('takes every transition of the session’s chart in one of them', () => {
  expect(sessionTransitions().filter((transition) => !taken.has(transition))).toEqual([]);
});
