import { partText, type ChartPart, type ChartTransition } from '@statewise/flow';
import type { ReactNode } from 'react';
import { FactList } from '../../components/facts.js';
import { useInspectorText } from '../messages/use-inspector-text.js';
import { StateLink } from './state-facts.js';
import type { SelectionProps } from './use-chart-address.js';

export interface TransitionProps extends SelectionProps {
  readonly transition: ChartTransition;
}

/** What is true of a transition. */
export function TransitionFacts({ chart, transition, selection }: TransitionProps): ReactNode {
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

function Part({ part }: { readonly part: ChartPart }): ReactNode {
  return (
    <p className="inspector-part">
      <code>{partText(part)}</code> {part.description}
    </p>
  );
}
