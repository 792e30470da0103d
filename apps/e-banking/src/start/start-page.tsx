import { Card } from '@statewise/ui';
import { Shell, UnknownCode } from '@statewise/wizard';
import type { ReactNode } from 'react';
import { useBusinessText } from '../messages/use-business-text.js';
import { StartChoice } from './start-choice.js';

/** What to have at hand, and what the bank does afterwards. */
function Preparation(): ReactNode {
  const t = useBusinessText();
  return (
    <div className="business-preparation">
      <Card as="section">
        <h2>{t('start.prepare')}</h2>
        <ul className="business-list">
          <li>{t('start.prepareVat')}</li>
          <li>{t('start.preparePeople')}</li>
          <li>{t('start.prepareDocuments')}</li>
        </ul>
      </Card>
      <Card as="section" tone="sunken">
        <h2>{t('start.next')}</h2>
        <p>{t('start.nextText')}</p>
      </Card>
    </div>
  );
}

/** The start page: continue with a code or start anew, and what is needed for it. */
export function StartPage(): ReactNode {
  const t = useBusinessText();
  return (
    <Shell title={t('app.title')}>
      <header className="business-hero">
        <h1>{t('start.title')}</h1>
        <p className="sw-lead">{t('start.lead')}</p>
      </header>
      <UnknownCode />
      <StartChoice />
      <Preparation />
    </Shell>
  );
}
