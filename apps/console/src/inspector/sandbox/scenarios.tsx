import { leavesAt } from '@statewise/flow/simulation';
import { chartCatalogue } from '@statewise/machines/catalogue';
import { Button, TextButton, TextField } from '@statewise/ui';
import { useState } from 'react';
import { Form } from '../../components/form.js';
import { ActButton } from '../../components/act-buttons.js';
import { AnswerValue } from '../../components/page.js';
import { RelativeTime as Ago } from '../../components/values.js';
import { call, useCall } from '../../requests/call.js';
import { usePerson } from '../../requests/session.js';
import { useAct } from '../../requests/use-act.js';
import { saveFile } from '../../requests/use-download.js';
import { useInspectorText } from '../messages/use-inspector-text.js';
import { scenarioFile } from './scenario-file.js';
import type { SimulationProps } from './use-simulation.js';

/** Keeps the walk as a test scenario, here or as a file of the repository, and opens those that were kept. */
export function ScenarioList({ chart, simulation }: SimulationProps) {
  const t = useInspectorText();
  const { role } = usePerson();
  const query = useCall('GET /api/v1/scenarios', { chart: chart.id });
  const [title, setTitle] = useState('');
  const events = simulation.entries.slice(1, simulation.position + 1).flatMap(({ event }) => (event ? [event] : []));
  const keep = useAct({
    act: () => call('POST /api/v1/scenarios', { body: { chart: chart.id, title, events } }),
    said: t('kept'),
    onDone: () => setTitle(''),
  });
  const mayKeep = role === 'qa' || role === 'admin';
  const download = (): void => {
    const listed = chartCatalogue.find(({ id }) => id === chart.id);
    const [state = ''] = leavesAt(chart, simulation.entry).slice(-1);
    const name = title.trim() || t('scenario');
    if (listed) saveFile(`${chart.id}.spec.ts`, new Blob([scenarioFile(listed, name, events, state)]));
  };
  return (
    <section className="inspector-group">
      <h2>{t('scenarios')}</h2>
      <p className="sw-small">{t('scenariosLead')}</p>
      <Form
        className="sandbox-keep"
        onSubmit={() => {
          if (mayKeep && title.trim() !== '') keep.mutate();
        }}
      >
        <TextField name="title" label={t('scenarioTitle')} value={title} onChange={setTitle} />
        {mayKeep && (
          <Button type="submit" small busy={keep.isPending} disabled={events.length === 0 || title.trim() === ''}>
            {t('keep')}
          </Button>
        )}
        <Button small variant="secondary" disabled={events.length === 0} onClick={download}>
          {t('asTest')}
        </Button>
      </Form>
      <AnswerValue query={query}>
        {({ scenarios }) => (
          <ul className="sandbox-kept">
            {scenarios.map((scenario) => (
              <li key={scenario.id}>
                <TextButton onClick={() => simulation.open(scenario.events)}>{scenario.title}</TextButton>{' '}
                <span className="sw-small">
                  {t('eventCount', { count: scenario.events.length })} · <Ago at={scenario.created_at} />
                </span>
                {mayKeep && (
                  <ActButton
                    button={{
                      small: true,
                      variant: 'quiet',
                      'aria-label': t('removeNamed', { title: scenario.title }),
                    }}
                    go={t('remove')}
                    act={() => call('DELETE /api/v1/scenarios/{id}', { id: scenario.id })}
                  />
                )}
              </li>
            ))}
          </ul>
        )}
      </AnswerValue>
    </section>
  );
}
