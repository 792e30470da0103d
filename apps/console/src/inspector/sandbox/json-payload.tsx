import { isFields, type Fields } from '@statewise/fields';
import { Select, TextArea } from '@statewise/ui';
import { useQuery } from '@tanstack/react-query';
import { useInspectorText } from '../messages/use-inspector-text.js';
import type { OpenChart } from '../../components/use-chart.js';
import type { Simulation } from './use-simulation.js';

/** What an event of a chart of the browser can say, as JSON: the samples that its tests use. */
export function useSamples(chart: OpenChart, type: string, simulation: Simulation): readonly string[] {
  const { data = [] } = useQuery({
    queryKey: ['samples', chart.id, type, simulation.position],
    queryFn: async () => {
      const { browserSamples } = await import('@statewise/machines/testing/browser-samples');
      const all = browserSamples[chart.id]?.(simulation.entry.snapshot) ?? [];
      const ofType = all.filter((sample) => sample.type === type);
      return [...new Set(ofType.map(({ type: _, ...payload }) => JSON.stringify(payload, null, 1)))];
    },
    enabled: !chart.persisted,
    staleTime: 0,
    gcTime: 0,
  });
  return data;
}

interface JsonPayloadProps {
  readonly samples: readonly string[];
  readonly text: string;
  readonly onText: (text: string) => void;
}

/** What an event of a chart of the browser says, chosen from the samples or typed as JSON. */
export function JsonPayload({ samples, text, onText }: JsonPayloadProps) {
  const t = useInspectorText();
  return (
    <>
      {samples.length > 1 && (
        <Select
          name="sample"
          label={t('sample')}
          value={samples.includes(text) ? text : ''}
          onChange={onText}
          options={samples.map((sample) => ({ value: sample, label: sample.replaceAll(/\s+/g, ' ').slice(0, 60) }))}
        />
      )}
      <TextArea
        name="payload"
        label={t('payloadJson')}
        error={fieldsIn(text) === undefined ? t('jsonWrong') : undefined}
        rows={Math.min(12, text.split('\n').length + 1)}
        value={text}
        onChange={onText}
      />
    </>
  );
}

/** The object that a text is as JSON; undefined when it is none. */
export function fieldsIn(text: string): Fields | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isFields(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
