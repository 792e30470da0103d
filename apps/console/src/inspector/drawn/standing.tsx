import { Link } from '@statewise/ui';
import { insideRoles } from '@statewise/flow';
import type { ReactNode } from 'react';
import { around } from '../../components/chart-moves.js';
import type { OpenChart } from '../../components/use-chart.js';
import { usePopulation } from '../../requests/population.js';
import { usePerson } from '../../requests/session.js';
import { useInspectorText } from '../messages/use-inspector-text.js';

/** How many applications stand in some states or groups now, with a link to them in the list. */
export function Standing({
  chart,
  states,
}: {
  readonly chart: OpenChart;
  readonly states: readonly string[];
}): ReactNode {
  const t = useInspectorText();
  const { role } = usePerson();
  const state = chart.description.states
    .filter(({ path, isGroup }) => !isGroup && around(chart.description, path).some((one) => states.includes(one)))
    .map(({ path }) => path)
    .join();
  const mayRead = chart.persisted && state !== '' && insideRoles.some((one) => one === role);
  const { data } = usePopulation(chart.id, { from: yearsAgo(9) }, { enabled: mayRead });
  const wanted = state.split(',');
  const count = data?.population.reduce((sum, one) => sum + (wanted.includes(one.state) ? one.now : 0), 0);
  if (!mayRead) return null;
  return (
    <p>
      <Link href={`/applications?${new URLSearchParams({ flow: chart.id, state })}`}>
        {count === undefined ? t('standing.list') : t('standing', { count })}
      </Link>
    </p>
  );
}

/** The day of today so many years ago, `YYYY-MM-DD`. */
function yearsAgo(years: number): string {
  const day = new Date();
  day.setUTCFullYear(day.getUTCFullYear() - years);
  return day.toISOString().slice(0, 10);
}
