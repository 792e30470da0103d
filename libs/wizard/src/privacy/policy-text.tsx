import { pagePaths, siteAddress } from '@statewise/i18n';
import { useWizardText } from '../messages/use-wizard-text.js';
import { useWizard } from '../services.js';

/** What the privacy notice says, and where the whole policy stands. */
export function PolicyText() {
  const t = useWizardText();
  const { locale } = useWizard();
  return (
    <>
      <p>{t('privacy.text')}</p>
      <p>
        <a href={siteAddress(locale, pagePaths.privacy)} target="_blank" rel="noopener">
          {t('privacy.more')}
        </a>
      </p>
    </>
  );
}
