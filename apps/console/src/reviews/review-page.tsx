import { riskReasonCatalogue } from '@statewise/i18n';
import { Link, useFormat, useT, Actions, Button, Select } from '@statewise/ui';
import { useState } from 'react';
import { useParams } from 'react-router';
import { AnswerValue, Page } from '../components/page.js';
import { FactList, RelativeTime } from '../components/values.js';
import { useCall, call } from '../requests/call.js';
import type { Review } from './review.js';
import { DecisionForm } from './decision-form.js';
import { useReviewsText } from './messages/catalogue.js';
import { Deadline } from './queue-page.js';
import { CaseSection } from '../cases/section.js';
import { Form } from '../components/form.js';
import { usePerson } from '../requests/session.js';
import { useAct } from '../requests/use-act.js';

/** One applicant who asked for a person: what they wrote, who looks, and the decision. */
export function ReviewPage() {
  const t = useReviewsText();
  const { id = '' } = useParams();
  const query = useCall('GET /api/v1/reviews/{id}', { id });
  const name = query.data?.review.name;
  return (
    <Page
      title={name === undefined || name === '' ? t('queue.title') : name}
      back={{ href: '/reviews', label: t('queue.title') }}
      actions={<Link href={`/applications/${id}`}>{t('review.whole')}</Link>}
    >
      <AnswerValue query={query}>{({ review }) => <Details review={review} />}</AnswerValue>
    </Page>
  );
}

function Details({ review }: { readonly review: Review }) {
  const t = useReviewsText();
  const reason = useT(riskReasonCatalogue);
  const { money } = useFormat();
  const { amount, words, reasons } = review;
  return (
    <div className="cases-columns">
      <div className="cases-section">
        <FactList
          facts={[
            { term: t('review.due'), value: <Deadline review={review} /> },
            { term: t('review.asked'), value: <RelativeTime at={review.asked_at} /> },
            { term: t('review.amount'), value: amount === null ? '–' : money(amount) },
          ]}
        />
        <CaseSection title={t('review.words')}>
          <p className="cases-text">{words ?? t('review.noWords')}</p>
        </CaseSection>
        <CaseSection title={t('review.reasons')}>
          {reasons.length === 0 ? (
            <p>{t('review.noReasons')}</p>
          ) : (
            <ul>
              {reasons.map((key) => (
                <li key={key}>{reason.text(key)}</li>
              ))}
            </ul>
          )}
        </CaseSection>
        <Assignment review={review} />
      </div>
      <CaseSection title={t('decide.title')}>
        <DecisionForm key={`${review.application_id} ${review.asked_at}`} review={review} />
      </CaseSection>
    </div>
  );
}

/** Who looks: taking it oneself, giving it to a colleague, giving it back. */
function Assignment({ review }: { readonly review: Review }) {
  const t = useReviewsText();
  const person = usePerson();
  const [chosen, setChosen] = useState('');
  const { application_id: id, assigned_to: current } = review;
  const { data } = useCall('GET /api/v1/reviews/reviewers');
  const { mutate, isPending } = useAct<string | null>({
    act: (account) => call('PUT /api/v1/reviews/{id}/assignee', { id, body: { account, from: current?.id ?? null } }),
    said: t('assign.done'),
  });
  const others = (data?.reviewers ?? []).filter(({ id: other }) => other !== current?.id && other !== person.id);
  return (
    <CaseSection title={t('assign.title')}>
      <p>{current?.name ?? t('review.unassigned')}</p>
      <Actions>
        {current?.id !== person.id && (
          <Button small busy={isPending} onClick={() => mutate(person.id)}>
            {t('assign.take')}
          </Button>
        )}
        {current !== null && (
          <Button small variant="secondary" busy={isPending} onClick={() => mutate(null)}>
            {t('assign.release')}
          </Button>
        )}
      </Actions>
      {others.length > 0 && (
        <Form
          className="cases-section"
          onSubmit={() => {
            if (chosen !== '') mutate(chosen);
          }}
        >
          <Select
            name="reviewer"
            label={t('assign.to')}
            placeholder={t('assign.choose')}
            value={chosen}
            onChange={setChosen}
            options={others.map(({ id: value, name: label }) => ({ value, label }))}
          />
          <Actions>
            <Button small variant="secondary" type="submit" busy={isPending}>
              {t('assign.give')}
            </Button>
          </Actions>
        </Form>
      )}
    </CaseSection>
  );
}
