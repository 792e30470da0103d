import { describeChart } from '@statewise/flow';
import { chartCatalogue } from '@statewise/machines/catalogue';

/** The names and descriptions within each chart as one text, for searching. */
export async function chartContents(): Promise<ReadonlyMap<string, string>> {
  const texts = chartCatalogue.map(async ({ id, load }): Promise<[string, string]> => {
    const { states, transitions, guards, actions } = describeChart((await load()).machine);
    const words = [
      ...states.flatMap(({ path, description }) => [path, description]),
      ...transitions.map(({ event }) => event),
      ...Object.entries(guards).flat(),
      ...Object.entries(actions).flat(),
    ];
    return [id, words.join('\n').toLowerCase()];
  });
  return new Map(await Promise.all(texts));
}
