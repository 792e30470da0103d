import { Route } from 'react-router';
import { FeatureRoutes, Empty, Page } from '../components/page.js';
import { ProposalPage } from './proposal-page.js';
import { actsNeedingTwo } from '@statewise/flow';
import { Select } from '@statewise/ui';
import { FilterBar, useFilters } from '../components/filters.js';
import { RecordList, usePages } from '../components/pages.js';
import { useProposalsText } from './messages/catalogue.js';
import { useAbout } from './use-about.js';

/** Acts that wait for a second person, in the hands of admins; others see their own. */
export function Feature() {
  return (
    <FeatureRoutes>
      <Route index element={<ProposalsPage />} />
      <Route path=":id" element={<ProposalPage />} />
    </FeatureRoutes>
  );
}

const whiches = ['open', 'mine', 'closed'] as const;

/** What waits for a second person, what the reader proposed, and what was decided. */
function ProposalsPage() {
  const t = useProposalsText();
  const { values, field } = useFilters(['which', 'kind']);
  const which = whiches.find((known) => known === values.which) ?? 'open';
  const proposals = usePages(
    'GET /api/v1/proposals',
    { which, ...(values.kind !== '' && { kind: values.kind }) },
    'proposals',
  );
  const about = useAbout();
  return (
    <Page title={t('title')} lead={t('lead')}>
      <FilterBar>
        <Select
          {...field('which')}
          label={t('which')}
          isAlwaysSet
          value={which}
          options={whiches.map((value) => ({ value, label: t(`which.${value}`) }))}
        />
        <Select
          {...field('kind')}
          label={t('kind')}
          placeholder={t('kind.any')}
          options={actsNeedingTwo.map((value) => ({ value, label: t(`kind.${value}`) }))}
        />
      </FilterBar>
      <RecordList
        pages={proposals}
        caption={t('caption')}
        empty={<Empty title={t('empty')} />}
        rowId={({ id }) => id}
        href={({ id, kind }) => (kind === 'acceptance' ? `/applications/${id}/acts` : `/proposals/${id}`)}
        columns={[
          { header: t('kind'), cell: ({ kind }) => t(`kind.${kind}`) },
          { header: t('about'), cell: about },
          { header: t('by'), cell: ({ proposed_by }) => proposed_by.name },
          { header: t('created'), at: ({ created_at }) => created_at },
          { header: t('until'), at: ({ expires_at }) => expires_at },
          { header: t('state'), cell: ({ state }) => t(`state.${state}`) },
        ]}
      />
    </Page>
  );
}
