import type { ReactNode } from 'react';
import { useInspectorText } from '../messages/use-inspector-text.js';
import { StateLink, TransitionLinks, type StateProps } from './state-facts.js';
import type { SelectionProps } from './use-chart-address.js';

/** The chart in words: its states as a tree, each with what it means and its transitions as links. */
export function ChartOutline({ chart, selection }: SelectionProps): ReactNode {
  const [root] = chart.description.states;
  return (
    <ul className="inspector-outline">{root && <OutlineState chart={chart} state={root} selection={selection} />}</ul>
  );
}

function OutlineState({ chart, state, selection }: StateProps): ReactNode {
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
