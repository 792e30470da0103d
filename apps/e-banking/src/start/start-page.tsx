import { Card, Actions, Button, LinkButton } from '@statewise/ui';
import { Opening, Shell, UnknownCode, useBeginAnew } from '@statewise/wizard';
import { useBusinessText } from '../messages/use-business-text.js';
import { useNavigate } from 'react-router';

/** Where the first step is, after the front end's own path. */
const firstStep = '/basics';

/** Go on with the application of this tab or of a code, or start anew. */
function StartChoice() {
  const t = useBusinessText();
  const navigate = useNavigate();
  const { isUnderWay, hasCode, begin, question } = useBeginAnew('e-banking', () => navigate(firstStep));
  return (
    <div className="business-start">
      {isUnderWay && (
        <Card as="section" className="business-choice">
          <h2>{t('start.underWay')}</h2>
          <p>{t(hasCode ? 'start.underWayText' : 'start.unsentText')}</p>
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
        {question}
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

/** What to have at hand, and what the bank does afterwards. */
function Preparation() {
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
export function StartPage() {
  const t = useBusinessText();
  return (
    <Shell title={t('app.title')}>
      <Opening title={t('start.title')} lead={t('start.lead')} />
      <UnknownCode />
      <StartChoice />
      <Preparation />
    </Shell>
  );
}
