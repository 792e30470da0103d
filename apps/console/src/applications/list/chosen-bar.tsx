import { maxSelected, type BulkActKind } from '@statewise/contract';
import { Button, useFormat } from '@statewise/ui';
import { useState } from 'react';
import { ExportButtons } from '../../components/export-buttons.js';
import { addressOf } from '../../requests/call.js';
import { usePerson } from '../../requests/session.js';
import { useApplicationsText } from '../messages/catalogue.js';
import { BulkDialog } from './bulk-dialog.js';
import type { ChosenApplications } from './use-applications.js';

interface ChosenBarProps {
  readonly selection: ChosenApplications;
  /** How many the list finds; undefined where that is not known. */
  readonly total: number | undefined;
  /** Flows of which the list finds any. */
  readonly flows: readonly string[];
  /** Called once something was done. */
  readonly onDone: () => void;
}

/** What can be done with what is chosen of the list; nothing while nothing is. */
export function ChosenBar({ selection, total, flows, onDone }: ChosenBarProps) {
  const t = useApplicationsText();
  const format = useFormat();
  const { role } = usePerson();
  const [act, setAct] = useState<BulkActKind>();
  const count = selection.count ?? total ?? 0;
  if (count === 0 && act === undefined) return null;
  const isMore =
    selection.count !== undefined && total !== undefined && total > selection.count && total <= maxSelected;
  return (
    <section className="applications-selection" aria-label={t('bulk.title')}>
      <p aria-live="polite">{t('bulk.chosen', { count })}</p>
      {isMore && (
        <Button small variant="quiet" onClick={selection.chooseAll}>
          {t('bulk.all', { count: format.number(total) })}
        </Button>
      )}
      <Button small variant="quiet" onClick={selection.clear}>
        {t('bulk.none')}
      </Button>
      <div className="applications-selection__acts">
        {role === 'admin' && (
          <Button small onClick={() => setAct('jump')}>
            {t('bulk.jump')}
          </Button>
        )}
        <Button small variant={role === 'admin' ? 'secondary' : 'primary'} onClick={() => setAct('note')}>
          {t('bulk.note')}
        </Button>
        <ExportButtons
          name="applications"
          addressOf={() => addressOf('POST /api/v1/applications/search/export')}
          bodyOf={(form) => ({ ...selection.asked, format: form })}
        />
      </div>
      {act !== undefined && (
        <BulkDialog
          act={act}
          asked={selection.asked}
          flows={selection.flows.length > 0 ? selection.flows : flows}
          onDone={() => {
            selection.clear();
            onDone();
          }}
          onClose={() => setAct(undefined)}
        />
      )}
    </section>
  );
}
