import { Actions, Button, Select } from '@statewise/ui';
import { useState, type ReactNode } from 'react';
import { Form } from '../components/form.js';
import { call, useCall } from '../requests/call.js';
import { usePerson } from '../requests/session.js';
import { useAct } from '../requests/use-act.js';
import type { Review } from './review.js';
import { useReviewsText } from './messages/catalogue.js';
import { CaseSection } from '../cases/section.js';

/** Who looks: taking it oneself, giving it to a colleague, giving it back. */
export function Assignment({ review }: { readonly review: Review }): ReactNode {
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
