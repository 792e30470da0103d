import { labelled } from '@statewise/i18n';
import { saveFile } from '../../requests/use-download.js';
import { Button, useToasts } from '@statewise/ui';
import { useConsoleText } from '../../messages/use-console-text.js';
import { useInspectorText } from '../messages/use-inspector-text.js';
import type { OpenChart } from '../../components/use-chart.js';

const formats = ['PNG', 'SVG'] as const;

/** The chart as a picture, made in the browser when it is asked for. */
export function Downloads({ chart }: { readonly chart: OpenChart }) {
  const t = useInspectorText();
  const console = useConsoleText();
  const toasts = useToasts();
  const download = async (format: (typeof formats)[number]): Promise<void> => {
    try {
      const { fileOf } = await import('./chart-files.js');
      saveFile(`${chart.id}.${format.toLowerCase()}`, await fileOf(chart, format));
    } catch {
      toasts.show({ tone: 'danger', text: console('act.failed') });
    }
  };
  return (
    <div className="inspector-downloads" role="group" aria-label={t('download')}>
      {formats.map((format) => (
        <Button
          key={format}
          small
          variant="secondary"
          aria-label={labelled(t.language, t('download'), format)}
          onClick={() => void download(format)}
        >
          {format}
        </Button>
      ))}
    </div>
  );
}
