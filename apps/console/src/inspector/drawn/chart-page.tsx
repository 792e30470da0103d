import { useCallback, useRef, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { ChartDrawing } from '../../components/chart/chart-drawing.js';
import { useInspectorText } from '../messages/use-inspector-text.js';
import type { OpenChart } from '../../components/use-chart.js';
import { ChartFrame } from './chart-frame.js';
import { ChartOutline } from './chart-outline.js';
import { ChartSearch } from './chart-search.js';
import { Details } from './details.js';
import { Downloads } from './downloads.js';
import { useSelection } from './use-selection.js';

/** A chart: drawn or as a list, with what its parts mean beside it. */
export function ChartPage(): ReactNode {
  return (
    <ChartFrame renderActions={(chart) => <Downloads chart={chart} />}>
      {(chart) => <ShownChart chart={chart} />}
    </ChartFrame>
  );
}

function ShownChart({ chart }: { readonly chart: OpenChart }): ReactNode {
  const t = useInspectorText();
  const selection = useSelection();
  const [search, setSearch] = useSearchParams();
  const [focus, setFocus] = useState<{ readonly state: string }>();
  const field = useRef<HTMLInputElement>(null);
  const toSearch = useCallback(() => field.current?.focus(), []);
  const isList = search.get('view') === 'list';
  const show = (view: string): void => {
    const next = new URLSearchParams(search);
    if (view === 'list') next.set('view', view);
    else next.delete('view');
    setSearch(next, { replace: true });
  };
  return (
    <div className="inspector-chart">
      <div className="inspector-chart__bar">
        <ChartSearch chart={chart} inputRef={field} onSelect={selection.select} />
        <div className="inspector-switch" role="group" aria-label={t('view')}>
          {(['drawing', 'list'] as const).map((view) => (
            <button key={view} type="button" aria-pressed={isList === (view === 'list')} onClick={() => show(view)}>
              {view === 'list' ? t('viewList') : t('viewDrawing')}
            </button>
          ))}
        </div>
      </div>
      <div className="inspector-chart__body">
        {isList ? (
          <ChartOutline chart={chart} selection={selection} />
        ) : (
          <div className="inspector-chart__drawing">
            <ChartDrawing
              chart={chart.description}
              selected={selection.selected}
              onSelect={selection.select}
              focus={focus}
              onSearch={toSearch}
            />
          </div>
        )}
        <Details chart={chart} selection={selection} onZoom={isList ? undefined : setFocus} />
      </div>
    </div>
  );
}
