import { isUuid } from '@statewise/contract';
import { AskedAddress } from '../components/asked-address.js';
import { Route, useParams, useNavigate } from 'react-router';
import { FeatureRoutes, Page } from '../components/page.js';
import './replay.css';
import { ReplayPage } from './replay-page.js';
import { useReplayText } from './messages/use-replay-text.js';

/** Asks which application is to be replayed. */
function FindPage() {
  const t = useReplayText();
  const navigate = useNavigate();
  const errorOf = (typed: string): string | undefined =>
    isUuid(typed) ? undefined : t(typed === '' ? 'findMissing' : 'findWrong');
  return (
    <Page title={t('title')} lead={t('lead')}>
      <AskedAddress
        name="application"
        label={t('find')}
        hint={t('findHint')}
        errorOf={errorOf}
        go={t('open')}
        onChosen={(id) => void navigate(`/replay/${id.toLowerCase()}`)}
      />
    </Page>
  );
}

/** An application on its chart, back and forth in time. */
export function Feature() {
  return (
    <FeatureRoutes>
      <Route index element={<FindPage />} />
      <Route path=":id" element={<OneApplication />} />
    </FeatureRoutes>
  );
}

function OneApplication() {
  const { id = '' } = useParams();
  return <ReplayPage key={id} id={id} />;
}
