import { useFormat } from '@statewise/ui';
import { useSearchParams } from 'react-router';
import { Empty, Page } from '../components/page.js';
import { Badge, RelativeTime } from '../components/values.js';
import { RecordList, usePages } from '../components/pages.js';
import { useCall } from '../requests/call.js';
import { Choices } from '../components/tab-links.js';
import { deadlineTone, type Review } from './review.js';
import { useReviewsText } from './messages/catalogue.js';

const lookEvery = 30_000;
const parts = ['all', 'nobody', 'mine'] as const;

/** Who waits for a person, the first deadline first. */
export function QueuePage() {
  const t = useReviewsText();
  const [search] = useSearchParams();
  const assigned = parts.find((part) => part === search.get('assigned')) ?? 'all';
  const pages = usePages('GET /api/v1/reviews', { assigned }, 'reviews', { lookEvery });
  const counts = useCall('GET /api/v1/reviews', { limit: 1 }, { refetchInterval: lookEvery }).data?.counts;
  const { money } = useFormat();
  const overdue = counts?.overdue ?? 0;
  return (
    <Page
      title={t('queue.title')}
      lead={t('queue.lead')}
      actions={overdue > 0 && <Badge tone="danger">{t('queue.overdue', { count: overdue })}</Badge>}
    >
      <Choices
        label={t('queue.parts')}
        links={parts.map((part) => ({
          href: part === 'all' ? '/reviews' : `/reviews?assigned=${part}`,
          label: t(`queue.${part}`),
          count: counts?.[part],
          isCurrent: part === assigned,
        }))}
      />
      <RecordList
        pages={pages}
        caption={t('queue.caption')}
        empty={<Empty title={t('queue.empty')}>{t('queue.emptyLead')}</Empty>}
        rowId={({ application_id }) => application_id}
        href={({ application_id }) => `/reviews/${application_id}`}
        columns={[
          { header: t('review.applicant'), cell: ({ name }) => name || t('review.unnamed') },
          { header: t('review.amount'), numeric: true, cell: ({ amount }) => (amount === null ? '–' : money(amount)) },
          { header: t('review.due'), cell: (review) => <Deadline review={review} /> },
          { header: t('review.asked'), at: ({ asked_at }) => asked_at },
          { header: t('review.assigned'), cell: ({ assigned_to }) => assigned_to?.name ?? t('review.unassigned') },
        ]}
      />
    </Page>
  );
}

/** The deadline of a review, with a badge that says whether it is overdue. */
export function Deadline({ review }: { readonly review: Review }) {
  const t = useReviewsText();
  return (
    <>
      <Badge tone={deadlineTone(review)}>{t(review.is_overdue ? 'review.isOverdue' : 'review.isOpen')}</Badge>{' '}
      <RelativeTime at={review.due_at} />
    </>
  );
}
