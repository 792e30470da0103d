import { leavesAt, type SimulationEntry } from '@statewise/flow/simulation';
import { Button } from '@statewise/ui';
import { useActorText } from '../../components/actor/use-actor-text.js';
import { useInspectorText } from '../messages/use-inspector-text.js';
import type { SimulationProps } from './use-simulation.js';

/** What was sent so far; each moment can be gone back to. */
export function SimulationHistory({ chart, simulation }: SimulationProps) {
  const t = useInspectorText();
  const actor = useActorText();
  const { entries, position, goTo } = simulation;
  return (
    <section className="inspector-group">
      <div className="sandbox-head">
        <h2>{t('history')}</h2>
        <Button small variant="secondary" disabled={position === 0} onClick={() => goTo(position - 1)}>
          {t('back')}
        </Button>
        <Button small variant="secondary" disabled={position >= entries.length - 1} onClick={() => goTo(position + 1)}>
          {t('forward')}
        </Button>
        <Button small variant="quiet" disabled={position === 0} onClick={() => goTo(0)}>
          {t('restart')}
        </Button>
      </div>
      <ol className="sandbox-history" start={0}>
        {numbered(entries).map(({ entry, index, key }) => (
          <li key={key} aria-current={index === position ? 'step' : undefined}>
            <button type="button" onClick={() => goTo(index)}>
              <code>{entry.event?.type ?? t('start')}</code>
              {entry.event && chart.flow && <span className="sw-small"> {actor(entry.event.role)}</span>}
              <span> → {leavesAt(chart, entry).join(', ')}</span>
              {entry.actions.length > 0 && <span className="sw-small"> / {entry.actions.join(', ')}</span>}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** A walk only grows and is cut off at its end, so that a moment keeps its number. */
function numbered(entries: readonly SimulationEntry[]) {
  return entries.map((entry, index) => ({ entry, index, key: `moment ${index}` }));
}
