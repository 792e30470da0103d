import { tableFormats, type TableFormat } from '@statewise/contract';
import { Button } from '@statewise/ui';
import { useConsoleText } from '../messages/use-console-text.js';
import { useDownload } from '../requests/use-download.js';

interface ExportButtonsProps {
  /** Of the file, without its ending. */
  readonly name: string;
  readonly addressOf: (format: TableFormat) => string;
  /** Posted where the address does not say what is asked for. */
  readonly bodyOf?: (format: TableFormat) => object;
}

/** A table as it is narrowed now, as a file of either kind. */
export function ExportButtons({ name, addressOf, bodyOf }: ExportButtonsProps) {
  const t = useConsoleText();
  const { busy, take } = useDownload();
  return (
    <div role="group" aria-label={t('export')} className="console-export">
      {tableFormats.map((format) => (
        <Button
          key={format}
          small
          variant="secondary"
          busy={busy === `${name}.${format}`}
          onClick={() => void take(`${name}.${format}`, addressOf(format), bodyOf?.(format))}
        >
          {t(`export.${format}`)}
        </Button>
      ))}
    </div>
  );
}
