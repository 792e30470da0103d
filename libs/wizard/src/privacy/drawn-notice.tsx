import { Button, DrawnModal } from '@statewise/ui';
import { useWizardText } from '../messages/use-wizard-text.js';
import { PolicyText } from './policy-text.js';

const form = 'privacy-notice';

/** The privacy notice as it stands in the page before the script: its button is a form, whose answer is the page without it. */
export function DrawnNotice() {
  const t = useWizardText();
  const accept = (
    <Button type="submit" form={form}>
      {t('privacy.accept')}
    </Button>
  );
  return (
    <DrawnModal title={t('privacy.title')} actions={accept}>
      <PolicyText />
      <form id={form} method="post" />
    </DrawnModal>
  );
}
