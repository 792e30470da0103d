import { addMonths, dateOf } from '@statewise/finance';
import { Actions, Button, useToasts, useUiText, writeClipboard, Link } from '@statewise/ui';
import { useActorText } from '../../components/actor/use-actor-text.js';
import { FactList } from '../../components/values.js';
import { useInspectorText } from '../messages/use-inspector-text.js';
import { StateFacts, StateLink, TransitionFacts, type StateProps, type TransitionProps } from './part-facts.js';
import type { SelectionProps } from './use-chart-address.js';
import { insideRoles } from '@statewise/flow';
import { around } from '../../components/chart-moves.js';
import type { OpenChart } from '../../components/use-chart.js';
import { usePopulation } from '../../requests/population.js';
import { usePerson } from '../../requests/session.js';

interface DetailsProps extends SelectionProps {
  /** Brings a state close; absent where nothing is drawn. */
  readonly onZoom?: ((focus: { readonly state: string }) => void) | undefined;
}

/** What the chosen state or transition means, in words. */
export function Details({ chart, selection, onZoom }: DetailsProps) {
  const t = useInspectorText();
  const { selected, chosen, select } = selection;
  const { states, transitions } = chart.description;
  const state = states.find(({ path }) => path === selected?.state);
  const transition = transitions.find(({ id }) => id === selected?.transition);
  return (
    <section className="inspector-details" aria-label={t('details')} data-empty={!(state || transition) || undefined}>
      {chosen.length > 1 ? (
        <ChosenStates chart={chart} selection={selection} />
      ) : (
        state && <StateDetails chart={chart} state={state} selection={selection} />
      )}
      {transition && <TransitionDetails chart={chart} transition={transition} selection={selection} />}
      {state || transition ? (
        <Actions>
          {onZoom && (
            <Button
              small
              variant="secondary"
              onClick={() => onZoom({ state: state?.path ?? transition?.targets[0] ?? transition?.from ?? '' })}
            >
              {t('zoom')}
            </Button>
          )}
          <CopyLink />
          <Button small variant="quiet" onClick={() => select(null)}>
            {t('close')}
          </Button>
        </Actions>
      ) : (
        <p className="sw-small">{t('detailsNone')}</p>
      )}
    </section>
  );
}

/** Several states that are selected together. */
function ChosenStates({ chart, selection }: SelectionProps) {
  const t = useInspectorText();
  const { chosen } = selection;
  return (
    <>
      <p className="inspector-details__kind">{t('states')}</p>
      <h2>{t('chosen', { count: chosen.length })}</h2>
      <ul className="inspector-names">
        {chosen.map((path) => (
          <li key={path}>
            <StateLink path={path} selection={selection} whole={t('whole')} />
          </li>
        ))}
      </ul>
      <Standing chart={chart} states={chosen} />
    </>
  );
}

function CopyLink() {
  const t = useInspectorText();
  const ui = useUiText();
  const toasts = useToasts();
  const copy = async (): Promise<void> => {
    const isCopied = (await writeClipboard(location.href)) === 'copied';
    toasts.show(isCopied ? { tone: 'success', text: t('copied') } : { tone: 'danger', text: ui('copyFailed') });
  };
  return (
    <Button small variant="secondary" onClick={() => void copy()}>
      {t('link')}
    </Button>
  );
}

function StateDetails({ chart, state, selection }: StateProps) {
  const t = useInspectorText();
  return (
    <>
      <p className="inspector-details__kind">{t('state')}</p>
      <h2>{state.path === '' ? t('whole') : state.path}</h2>
      {state.description !== null && <p>{state.description}</p>}
      <Standing chart={chart} states={[state.path]} />
      <StateFacts chart={chart} state={state} selection={selection} />
    </>
  );
}

function TransitionDetails({ chart, transition, selection }: TransitionProps) {
  const t = useInspectorText();
  const actor = useActorText();
  const declared = chart.events.find(({ type }) => type === transition.event);
  return (
    <>
      <p className="inspector-details__kind">{t('transition')}</p>
      <h2>{transition.trigger === 'event' ? transition.event : triggerName()}</h2>
      {declared && <p>{declared.says}</p>}
      {transition.description !== null && <p>{transition.description}</p>}
      <TransitionFacts chart={chart} transition={transition} selection={selection} />
      {declared && (
        <FactList
          facts={[
            { term: t('sender'), value: declared.by.map((role) => actor(role)).join(', ') },
            declared.payload !== null && { term: t('payload'), value: <code>{membersOf(declared.payload)}</code> },
            declared.adds.length > 0 && { term: t('adds'), value: <code>{declared.adds.join(', ')}</code> },
          ]}
        />
      )}
    </>
  );

  function triggerName(): string {
    const { trigger } = transition;
    if (trigger === 'after') return transition.delay ?? t('trigger.after');
    return trigger === 'event' ? transition.event : t(`trigger.${trigger}`);
  }
}

function membersOf({ properties }: Readonly<Record<string, unknown>>): string {
  return typeof properties === 'object' && properties !== null ? Object.keys(properties).join(', ') : '';
}

/** How many applications stand in some states or groups now, with a link to them in the list. */
function Standing({ chart, states }: { readonly chart: OpenChart; readonly states: readonly string[] }) {
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
const yearsAgo = (years: number) => addMonths(dateOf(new Date().toISOString()), -12 * years);
