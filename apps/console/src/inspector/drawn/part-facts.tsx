import { partText, type ChartState, type ChartTransition, type ChartPart } from '@statewise/flow';
import { Link } from '@statewise/ui';
import type { ReactNode } from 'react';
import { labelOf } from '../../components/chart/chart-graph.js';
import { FactList } from '../../components/values.js';
import { useInspectorText } from '../messages/use-inspector-text.js';
import type { Selection, SelectionProps } from './use-chart-address.js';

export interface StateProps extends SelectionProps {
  readonly state: ChartState;
}

/** What is true of a state, and what leaves and reaches it. */
export function StateFacts({ chart, state, selection }: StateProps) {
  const t = useInspectorText();
  const { transitions, states, actions } = chart.description;
  const parent = states.find(({ path }) => path === state.parent);
  const isInitial = parent?.initial === state.path;
  const named = (title: string, names: readonly string[]): ReactNode =>
    names.length > 0 && (
      <>
        <h3>{title}</h3>
        <ul className="inspector-names">
          {names.map((name) => (
            <li key={name}>
              <code>{name}</code> {actions[name]}
            </li>
          ))}
        </ul>
      </>
    );
  const leaving = transitions.filter(({ from }) => from === state.path);
  const arriving = transitions.filter(({ targets }) => targets.includes(state.path));
  return (
    <>
      <FactList
        facts={[
          { term: t('kind'), value: [t(`type.${state.type}`), ...(isInitial ? [t('initial')] : [])].join(', ') },
          parent !== undefined && {
            term: t('within'),
            value: <StateLink path={parent.path} selection={selection} whole={t('whole')} />,
          },
          state.meta !== null && { term: t('step'), value: `${state.meta.step} · ${state.meta.path}` },
          state.tags.length > 0 && { term: t('tags'), value: state.tags.join(', ') },
          state.invokes.length > 0 && { term: t('invokes'), value: <code>{state.invokes.join(', ')}</code> },
        ]}
      />
      {state.isGroup && <p className="sw-small">{t('group')}</p>}
      {named(t('entry'), state.entry)}
      {named(t('exit'), state.exit)}
      <h3>{t('leaving')}</h3>
      {leaving.length === 0 ? (
        <p className="sw-small">{t('noLeaving')}</p>
      ) : (
        <TransitionLinks transitions={leaving} selection={selection} />
      )}
      {arriving.length > 0 && <h3>{t('arriving')}</h3>}
      {arriving.length > 0 && <TransitionLinks transitions={arriving} selection={selection} isArriving />}
    </>
  );
}

interface TransitionLinksProps {
  readonly transitions: readonly ChartTransition[];
  readonly selection: Selection;
  /** Said with where they come from, instead of where they lead. */
  readonly isArriving?: boolean;
}

/** Transitions as links that select them. */
export function TransitionLinks({ transitions, selection, isArriving = false }: TransitionLinksProps) {
  const t = useInspectorText();
  return (
    <ul className="inspector-names">
      {transitions.map((transition) => (
        <li key={transition.id}>
          <Link href={selection.hrefOf({ transition: transition.id })}>{labelOf(transition)}</Link>{' '}
          {isArriving
            ? `← ${transition.from || t('whole')}`
            : transition.targets.map((target) => `→ ${target}`).join(' ')}
        </li>
      ))}
    </ul>
  );
}

interface StateLinkProps extends Pick<SelectionProps, 'selection'> {
  readonly path: string;
  /** What the chart itself is called. */
  readonly whole: string;
}

/** A state as a link that selects it. */
export function StateLink({ path, selection, whole }: StateLinkProps) {
  return <Link href={selection.hrefOf({ state: path })}>{path === '' ? whole : path}</Link>;
}

export interface TransitionProps extends SelectionProps {
  readonly transition: ChartTransition;
}

/** What is true of a transition. */
export function TransitionFacts({ chart, transition, selection }: TransitionProps) {
  const t = useInspectorText();
  const { from, targets, guard, actions, order, delay } = transition;
  const candidates = chart.description.transitions.filter(
    (other) => other.from === from && other.event === transition.event,
  );
  const link = (path: string): ReactNode => (
    <StateLink key={path} path={path} selection={selection} whole={t('whole')} />
  );
  return (
    <>
      <FactList
        facts={[
          { term: t('from'), value: link(from) },
          { term: t('leadsTo'), value: targets.length === 0 ? t('stays') : targets.map(link) },
        ]}
      />
      {delay !== null && <p>{chart.description.delays[delay]}</p>}
      {candidates.length > 1 && <p className="sw-small">{t('triedAs', { order })}</p>}
      <h3>{t('guard')}</h3>
      {guard ? <Part part={guard} /> : <p className="sw-small">{t('otherwise')}</p>}
      <h3>{t('actions')}</h3>
      {actions.length === 0 && <p className="sw-small">{t('noActions')}</p>}
      {actions.map((action) => (
        <Part key={JSON.stringify(action)} part={action} />
      ))}
    </>
  );
}

function Part({ part }: { readonly part: ChartPart }) {
  return (
    <p className="inspector-part">
      <code>{partText(part)}</code> {part.description}
    </p>
  );
}
