import type { ReactNode } from 'react';
import { useWizardText } from '../messages/use-wizard-text.js';
import type { ScreenProps } from '../wizard-options.js';

/** Says that nothing is lost: what was saved is with the bank, and what is being typed is kept. */
export function SavedIndicator({ flow }: ScreenProps): ReactNode {
  const t = useWizardText();
  const { application, phase } = flow;
  if (application === undefined || (phase !== 'idle' && phase !== 'saving')) return null;
  return (
    <p className="wizard-saved" role="status">
      {t(phase === 'saving' ? 'saved.saving' : 'saved.kept')}
    </p>
  );
}
