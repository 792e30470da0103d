import { Button } from '@statewise/ui';
import type { ReactNode } from 'react';
import { useInspectorText } from '../messages/use-inspector-text.js';
import type { OpenChart } from '../../pieces/use-chart.js';
import type { Walk } from './use-walk.js';
import { leavesAt, type Moment } from './walk.js';

/** What was sent so far; each moment can be gone back to. */
export function WalkHistory({ chart, walk }: { readonly chart: OpenChart; readonly walk: Walk }): ReactNode {
  const t = useInspectorText();
  const { moments, position, goTo } = walk;
  return (
    <section className="inspector-group">
      <div className="sandbox-head">
        <h2>{t('history')}</h2>
        <Button small variant="secondary" disabled={position === 0} onClick={() => goTo(position - 1)}>
          {t('back')}
        </Button>
        <Button small variant="secondary" disabled={position >= moments.length - 1} onClick={() => goTo(position + 1)}>
          {t('forward')}
        </Button>
        <Button small variant="quiet" disabled={position === 0} onClick={() => goTo(0)}>
          {t('restart')}
        </Button>
      </div>
      <ol className="sandbox-history" start={0}>
        {numbered(moments).map(({ moment, index, key }) => (
          <li key={key} aria-current={index === position ? 'step' : undefined}>
            <button type="button" onClick={() => goTo(index)}>
              <code>{moment.event?.type ?? t('start')}</code>
              {moment.event && chart.flow && <span className="sw-small"> {t(`role.${moment.event.role}`)}</span>}
              <span> → {leavesAt(chart, moment).join(', ')}</span>
              {moment.actions.length > 0 && <span className="sw-small"> / {moment.actions.join(', ')}</span>}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** A walk only grows and is cut off at its end, so that a moment keeps its number. */
function numbered(moments: readonly Moment[]) {
  return moments.map((moment, index) => ({ moment, index, key: `moment ${index}` }));
}
