import { Notice } from '@statewise/ui';
import { isCodeUnknown, Shell } from '@statewise/wizard';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useBusinessText } from '../messages/use-business-text.js';
import { Preparation } from './preparation.js';
import { StartChoice } from './start-choice.js';

/** The start page: continue with a code or start anew, and what is needed for it. */
export function StartPage(): ReactNode {
  const t = useBusinessText();
  const { state } = useLocation();
  return (
    <Shell title={t('app.title')}>
      <header className="business-hero">
        <h1>{t('start.title')}</h1>
        <p className="sw-lead">{t('start.lead')}</p>
      </header>
      {isCodeUnknown(state) && (
        <Notice tone="danger" live="assertive">
          {t('resume.unknown')}
        </Notice>
      )}
      <StartChoice />
      <Preparation />
    </Shell>
  );
}
