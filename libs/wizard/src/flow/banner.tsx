import { groupCode } from '@statewise/i18n';
import { memo, type ReactNode } from 'react';
import { useWizardText } from '../messages/use-wizard-text.js';
import { useFlowSetup } from '../services.js';
import type { ScreenProps } from '../wizard-options.js';
import { CodePanel } from './code-panel.js';

/** On every step: what is being applied for, and the code that brings it back; before there is one, that beginning commits to nothing. */
export const Banner = memo(function Banner({ flow }: ScreenProps): ReactNode {
  const t = useWizardText();
  const { BannerLine } = useFlowSetup();
  const { application } = flow;
  return (
    <aside className="wizard-banner" aria-label={t('banner.label')}>
      {application === undefined && (
        <>
          <p className="wizard-banner__title">{t('banner.title')}</p>
          <p className="wizard-banner__text">{t('banner.text')}</p>
        </>
      )}
      {BannerLine !== undefined && <BannerLine flow={flow} />}
      {application?.adminCode !== undefined && (
        <p className="wizard-banner__text">{t('banner.adminCode', { code: groupCode(application.adminCode) })}</p>
      )}
      {application !== undefined && (
        <CodePanel key={application.code} code={application.code} isNew={application.version === 1} />
      )}
    </aside>
  );
});
