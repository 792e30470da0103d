import { Card } from '@statewise/ui';
import type { ReactNode } from 'react';
import { useBusinessText } from '../messages/use-business-text.js';

/** What to have at hand, and what the bank does afterwards. */
export function Preparation(): ReactNode {
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
