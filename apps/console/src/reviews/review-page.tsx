import { riskReasonCatalogue } from '@statewise/i18n';
import { Link, useFormat, useT } from '@statewise/ui';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { AnswerValue } from '../components/answer.js';
import { FactList } from '../components/facts.js';
import { RelativeTime } from '../components/relative-time.js';
import { Page } from '../components/page.js';
import { useCall } from '../requests/call.js';
import { Assignment } from './assignment.js';
import type { Review } from './review.js';
import { DecisionForm } from './decision-form.js';
import { useReviewsText } from './messages/catalogue.js';
import { Deadline } from './queue-page.js';
import { CaseSection } from '../cases/section.js';

/** One applicant who asked for a person: what they wrote, who looks, and the decision. */
export function ReviewPage(): ReactNode {
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

function Details({ review }: { readonly review: Review }): ReactNode {
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
        <DecisionForm review={review} />
      </CaseSection>
    </div>
  );
}
