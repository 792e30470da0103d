import { insideRoles } from '@statewise/flow';
import { useMemo, useRef, useState, type RefObject } from 'react';
import { Form } from '../../components/form.js';
import { ChartDrawing } from '../../components/chart/chart-drawing.js';
import { countMarks, heatMarks } from '../../components/chart/population-marks.js';
import { Switch } from '../../components/switch.js';
import type { OpenChart } from '../../components/use-chart.js';
import { usePopulation } from '../../requests/population.js';
import { usePerson } from '../../requests/session.js';
import { useInspectorText } from '../messages/use-inspector-text.js';
import { ChartFrame } from './chart-frame.js';
import { Details } from './details.js';
import { Downloads } from './downloads.js';
import { layers, useChartAddress, type ChartAddress, type SelectionProps } from './use-chart-address.js';
import { TextField } from '@statewise/ui';
import type { ChartSelection } from '../../components/chart/chart-selection.js';
import { findInChart } from './find-in-chart.js';
import { StateLink, TransitionLinks, type StateProps } from './part-facts.js';

const mostShown = 12;

interface ChartSearchProps {
  readonly chart: OpenChart;
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly onSelect: (selection: ChartSelection) => void;
}

/** Searches the states, events, guards and actions of a chart; what is chosen is selected. */
function ChartSearch({ chart, inputRef, onSelect }: ChartSearchProps) {
  const t = useInspectorText();
  const [words, setWords] = useState('');
  const matches = useMemo(() => findInChart(chart.description, words), [chart, words]);
  const choose = (selection: ChartSelection): void => {
    setWords('');
    onSelect(selection);
  };
  return (
    <Form
      className="inspector-search"
      role="search"
      onSubmit={() => {
        const [first] = matches;
        if (first) choose(first.selection);
      }}
    >
      <TextField name="words" label={t('find')} type="search" value={words} onChange={setWords} inputRef={inputRef} />
      <p className={words === '' ? 'sw-sr' : 'sw-small'} role="status">
        {words === '' ? '' : matches.length === 0 ? t('foundNone') : t('found', { count: matches.length })}
      </p>
      {matches.length > 0 && (
        <ul className="inspector-matches">
          {matches.slice(0, mostShown).map(({ kind, selection, title, text }) => (
            <li key={selection.state ?? selection.transition}>
              <button type="button" onClick={() => choose(selection)}>
                <strong>{title}</strong>{' '}
                <span className="sw-small">
                  {kind === 'state' ? t('kindState') : t('kindTransition')} · {text}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </Form>
  );
}

/** A chart: drawn or as a list, with what its parts mean beside it. */
export function ChartPage() {
  const field = useRef<HTMLInputElement>(null);
  const address = useChartAddress();
  return (
    <ChartFrame
      renderActions={(chart) => <Downloads chart={chart} />}
      renderTools={(chart) => <ChartTools chart={chart} field={field} address={address} />}
    >
      {(chart) => <ShownChart chart={chart} address={address} onSearch={() => field.current?.focus()} />}
    </ChartFrame>
  );
}

interface ChartToolsProps {
  readonly chart: OpenChart;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly address: ChartAddress;
}

/** Finding something in the chart, and how it is shown. */
function ChartTools({ chart, field, address }: ChartToolsProps) {
  const t = useInspectorText();
  const { role } = usePerson();
  const { isList, layer } = address;
  return (
    <>
      <ChartSearch chart={chart} inputRef={field} onSelect={address.select} />
      {chart.persisted && !isList && insideRoles.some((one) => one === role) && (
        <Switch
          label={t('layer')}
          options={layers.map((value) => ({ value, label: t(`layer.${value}`) }))}
          value={layer}
          onChange={(one) => address.showLayer(layer === one ? undefined : one)}
        />
      )}
      <Switch
        label={t('view')}
        options={[
          { value: 'drawing', label: t('viewDrawing') },
          { value: 'list', label: t('viewList') },
        ]}
        value={isList ? 'list' : 'drawing'}
        onChange={(view) => address.showList(view === 'list')}
      />
    </>
  );
}

interface ShownChartProps {
  readonly chart: OpenChart;
  readonly address: ChartAddress;
  readonly onSearch: () => void;
}

function ShownChart({ chart, address, onSearch }: ShownChartProps) {
  const { selected, chosen, select, isList, layer, place, keepPlace } = address;
  const t = useInspectorText();
  const [focus, setFocus] = useState<{ readonly state: string }>();
  const isCounted = layer !== undefined && chart.persisted && !isList;
  const { data } = usePopulation(chart.id, { days: 366 }, { enabled: isCounted });
  const marks = useMemo(() => {
    if (!isCounted || !data) return undefined;
    return layer === 'heat' ? heatMarks(chart.description, data) : countMarks(chart.description, data, t.language);
  }, [chart, data, isCounted, layer, t.language]);
  return (
    <div className="inspector-chart__body" data-stage="">
      {isList ? (
        <ChartOutline chart={chart} selection={address} />
      ) : (
        <div className="inspector-chart__drawing">
          <ChartDrawing
            chart={chart.description}
            selected={selected}
            chosen={chosen}
            onSelect={select}
            place={place}
            onPlace={keepPlace}
            focus={focus}
            marks={marks}
            onSearch={onSearch}
          />
        </div>
      )}
      <Details chart={chart} selection={address} onZoom={isList ? undefined : setFocus} />
      {isCounted && layer && <p className="sw-small">{t(`layer.${layer}.words`)}</p>}
    </div>
  );
}

/** The chart in words: its states as a tree, each with what it means and its transitions as links. */
function ChartOutline({ chart, selection }: SelectionProps) {
  const [root] = chart.description.states;
  return (
    <ul className="inspector-outline">{root && <OutlineState chart={chart} state={root} selection={selection} />}</ul>
  );
}

function OutlineState({ chart, state, selection }: StateProps) {
  const t = useInspectorText();
  const { states, transitions } = chart.description;
  const parent = states.find(({ path }) => path === state.parent);
  const children = states.filter((child) => child.parent === state.path);
  const own = transitions.filter(({ from }) => from === state.path);
  const kind = [
    ...(state.type === 'atomic' ? [] : [t(`type.${state.type}`)]),
    ...(parent?.initial === state.path ? [t('initial')] : []),
  ];
  return (
    <li data-selected={selection.selected?.state === state.path || undefined}>
      <strong>
        <StateLink path={state.path} selection={selection} whole={chart.title} />
      </strong>
      {kind.length > 0 && <span className="sw-small"> ({kind.join(', ')})</span>}
      {state.description !== null && state.path !== '' && <p className="sw-small">{state.description}</p>}
      {own.length > 0 && <TransitionLinks transitions={own} selection={selection} />}
      {children.length > 0 && (
        <ul>
          {children.map((child) => (
            <OutlineState key={child.path} chart={chart} state={child} selection={selection} />
          ))}
        </ul>
      )}
    </li>
  );
}
