import { riskReasonCatalogue } from '@statewise/i18n';
import { Link, useFormat, useT } from '@statewise/ui';
import { useParams } from 'react-router';
import { AnswerValue, Page } from '../components/page.js';
import { Badge, FactList, RelativeTime } from '../components/values.js';
import { useCall } from '../requests/call.js';
import { DecisionForm, type Review } from './decision-form.js';
import { useReviewsText } from './messages/catalogue.js';
import { CaseSection } from '../cases/section.js';

/** One application that a person looks at: what the applicant wrote, who looks, and the decision. */
export function ReviewPage() {
  const t = useReviewsText();
  const { id = '' } = useParams();
  const query = useCall('GET /api/v1/reviews/{id}', { id });
  const name = query.data?.review.name;
  return (
    <Page
      title={name === undefined || name === '' ? t('reviews.title') : name}
      back={{ href: '/?kind=review', label: t('reviews.title') }}
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
  const { amount, assigned_to, due_at, is_overdue, words, reasons } = review;
  return (
    <div className="cases-columns">
      <div className="cases-section">
        <FactList
          facts={[
            {
              term: t('review.due'),
              value: (
                <>
                  <Badge tone={is_overdue ? 'danger' : 'info'}>
                    {t(is_overdue ? 'review.isOverdue' : 'review.isOpen')}
                  </Badge>{' '}
                  <RelativeTime at={due_at} />
                </>
              ),
            },
            { term: t('review.assigned'), value: assigned_to?.name ?? t('review.unassigned') },
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
      </div>
      <CaseSection title={t('decide.title')}>
        <DecisionForm key={`${review.application_id} ${review.asked_at}`} review={review} />
      </CaseSection>
    </div>
  );
}
