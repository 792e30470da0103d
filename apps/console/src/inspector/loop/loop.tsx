import './loop.css';
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { consoleLocale } from '../../shell/language.js';
import { localePrefix, defineCatalogue, type Locale } from '@statewise/i18n';
import type { SimulationProps } from '../sandbox/use-simulation.js';
import { restingStates } from '@statewise/flow/testing';
import type { Flow } from '@statewise/flow';
import { Button, Select, useT } from '@statewise/ui';
import { Form } from '../../components/form.js';
import type { OpenChart } from '../../components/use-chart.js';
import { RefusalNotice } from '../sandbox/refusal-notice.js';
import { SimulationHost, type RefusedEvent } from './simulation-host.js';

/** The screens of a flow beside its chart, where a front end has some. */
export function Loop({ chart, ...walk }: Omit<ScreensPaneProps, 'address'>) {
  const address = wizardAddress(chart.flow.id, consoleLocale());
  return address === undefined ? null : <ScreensPane chart={chart} address={address} {...walk} />;
}

/** Address of the wizard of a flow, as `npm run dev` knows it: of the front end whose path ends in the flow's name. */
function wizardAddress(flow: string, locale: Locale): string | undefined {
  const paths: readonly string[] = import.meta.env['FRONT_ENDS'] ?? [];
  const path = paths.find((declared) => declared.split('/').at(-1) === flow);
  return path && `${path.replace('/:locale', localePrefix(locale))}/`;
}

interface ScreensPaneProps extends SimulationProps {
  readonly chart: OpenChart & { readonly flow: Flow };
  /** Where the flow's wizard is. */
  readonly address: string;
  /** The state that was asked for in the drawing; another object for each time. */
  readonly wanted: { readonly state: string } | undefined;
  readonly onWant: (wanted: { readonly state: string }) => void;
}

/** The wizard of a flow over the simulation: it is where the chart is, and what is pressed in it moves the chart. */
function ScreensPane({ chart, simulation, address, wanted, onWant }: ScreensPaneProps) {
  const t = useT(loopCatalogue);
  const [refused, setRefused] = useState<RefusedEvent>();
  const [chosen, setChosen] = useState('');
  const [said, setSaid] = useState('');
  const [host] = useState(() => {
    const tell = (told: RefusedEvent | undefined): void => {
      setRefused(told);
      setSaid('');
    };
    return new SimulationHost({ chart, simulation }, tell);
  });
  useLayoutEffect(() => {
    window.statewiseWizardHost = host;
    return () => {
      window.statewiseWizardHost = undefined;
    };
  }, [host]);
  useLayoutEffect(() => host.update({ chart, simulation }));
  const say = useEffectEvent((state: string, isThere: boolean) => setSaid(t(isThere ? 'arrived' : 'noWay', { state })));
  useEffect(() => {
    if (wanted) void host.goTo(wanted.state).then((isThere) => say(wanted.state, isThere));
  }, [host, wanted]);
  return (
    <section className="loop" aria-label={t('screens')}>
      <Form
        className="loop__go"
        onSubmit={() => {
          if (chosen !== '') onWant({ state: chosen });
        }}
      >
        <Select
          name="state"
          label={t('goTo')}
          value={chosen}
          onChange={setChosen}
          options={restingStates(chart.flow).map((state) => ({ value: state, label: state }))}
        />
        <Button type="submit" small variant="secondary" disabled={chosen === ''}>
          {t('go')}
        </Button>
      </Form>
      <p className="sw-small" role="status">
        {said}
      </p>
      {refused && (
        <RefusalNotice chart={chart} type={refused.event.type} role={refused.event.role} refusal={refused.refusal} />
      )}
      {/* Our own page, which asks this one. */}
      {/* eslint-disable-next-line react/iframe-missing-sandbox */}
      <iframe className="loop__frame" title={t('screensOf', { flow: chart.title })} src={address} />
    </section>
  );
}

/** Texts of the screens beside a chart. */
const loopCatalogue = defineCatalogue('loop', {
  en: () => import('./messages/en.json', { with: { type: 'json' } }),
  nl: () => import('./messages/nl.json', { with: { type: 'json' } }),
  fr: () => import('./messages/fr.json', { with: { type: 'json' } }),
});
