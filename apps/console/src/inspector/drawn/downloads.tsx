import { Button, useToasts } from '@statewise/ui';
import type { ReactNode } from 'react';
import { useConsoleText } from '../../messages/use-console-text.js';
import { useInspectorText } from '../messages/use-inspector-text.js';
import type { OpenChart } from '../../components/use-chart.js';

const formats = ['PNG', 'SVG', 'Mermaid', 'JSON'] as const;
type Format = (typeof formats)[number];

/** The chart as a picture or as text, made in the browser when it is asked for. */
export function Downloads({ chart }: { readonly chart: OpenChart }): ReactNode {
  const t = useInspectorText();
  const console = useConsoleText();
  const toasts = useToasts();
  const download = async (format: Format): Promise<void> => {
    try {
      const { fileOf } = await import('./chart-files.js');
      save(`${chart.id}.${endings[format]}`, await fileOf(chart, format));
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
          aria-label={`${t('download')}: ${format}`}
          onClick={() => void download(format)}
        >
          {format}
        </Button>
      ))}
    </div>
  );
}

const endings: Readonly<Record<Format, string>> = { PNG: 'png', SVG: 'svg', Mermaid: 'mmd', JSON: 'json' };

/** Gives a file to the browser to keep. */
export function save(name: string, file: Blob): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
