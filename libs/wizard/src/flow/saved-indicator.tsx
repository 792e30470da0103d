import { useFormat } from '@statewise/ui';
import { useSyncExternalStore } from 'react';
import { useWizardText } from '../messages/use-wizard-text.js';
import type { ScreenProps } from '../wizard-options.js';

/** Says that nothing is lost: what was saved is with the bank; what is only typed is kept, and is not called saved. */
export function SavedIndicator({ flow }: ScreenProps) {
  const t = useWizardText();
  const format = useFormat();
  const { application, phase, client, isUnsaved } = flow;
  const at = useSyncExternalStore(client.saves.subscribe, client.saves.last);
  if (application === undefined || (phase !== 'idle' && phase !== 'saving')) return null;
  return (
    <p className="wizard-saved" role="status">
      {phase === 'saving'
        ? t('saved.saving')
        : isUnsaved
          ? t('saved.unsaved')
          : at === undefined
            ? t('saved.kept')
            : t('saved.at', { time: format.time(at) })}
    </p>
  );
}
