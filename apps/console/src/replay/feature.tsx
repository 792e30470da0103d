import { Form } from '../components/form.js';
import { useState } from 'react';
import { Route, useParams, useNavigate } from 'react-router';
import { FeatureRoutes, Page } from '../components/page.js';
import './replay.css';
import { ReplayPage } from './replay-page.js';
import { Button, Stack, TextField } from '@statewise/ui';
import { useReplayText } from './messages/use-replay-text.js';

const isId = (typed: string): boolean => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(typed);

/** Asks which application is to be replayed. */
function FindPage() {
  const t = useReplayText();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const id = typed.trim().toLowerCase();
  const error = id === '' ? t('findMissing') : t('findWrong');
  const open = (): void => {
    setIsAsked(true);
    if (isId(id)) void navigate(`/replay/${id}`);
  };
  return (
    <Page title={t('title')} lead={t('lead')}>
      <Form onSubmit={open} className="replay-find">
        <Stack>
          <TextField
            name="application"
            label={t('find')}
            hint={t('findHint')}
            value={typed}
            onChange={setTyped}
            spellCheck={false}
            autoComplete="off"
            error={isAsked && !isId(id) ? error : undefined}
          />
          <div>
            <Button type="submit">{t('open')}</Button>
          </div>
        </Stack>
      </Form>
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
