import { Actions, Button, Card, LinkButton } from '@statewise/ui';
import { openCode, useWizard } from '@statewise/wizard';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useBusinessText } from '../messages/use-business-text.js';

/** Where the first step is, after the front end's own path. */
const firstStep = '/basics';

/** Go on with the application of this tab or of a code, or start anew. */
export function StartChoice(): ReactNode {
  const t = useBusinessText();
  const navigate = useNavigate();
  const { application, storage } = useWizard();
  const isUnderWay = openCode(storage, 'e-banking') !== undefined;
  const begin = async (): Promise<void> => {
    if (isUnderWay) (await application()).forget();
    await navigate(firstStep);
  };
  return (
    <div className="business-start">
      {isUnderWay && (
        <Card as="section" className="business-choice">
          <h2>{t('start.underWay')}</h2>
          <p>{t('start.underWayText')}</p>
          <Actions>
            <LinkButton href={firstStep}>{t('start.goOn')}</LinkButton>
          </Actions>
        </Card>
      )}
      <Card as="section" className="business-choice">
        <h2>{t('start.anew')}</h2>
        <p>{t('start.anewText')}</p>
        <Actions>
          <Button variant={isUnderWay ? 'secondary' : 'primary'} onClick={() => void begin()}>
            {t('start.begin')}
          </Button>
        </Actions>
      </Card>
      <Card as="section" className="business-choice">
        <h2>{t('start.continue')}</h2>
        <p>{t('start.continueText')}</p>
        <Actions>
          <LinkButton variant="secondary" href="/resume">
            {t('app.resume')}
          </LinkButton>
        </Actions>
      </Card>
    </div>
  );
}
