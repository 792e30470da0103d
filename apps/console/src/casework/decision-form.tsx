import { Actions, Button, RadioGroup, TextArea, useToasts } from '@statewise/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { Answer } from '../pieces/answer.js';
import { Facts } from '../pieces/facts.js';
import { request } from '../requests/request.js';
import { useAct } from '../requests/use-act.js';
import type { Review } from './casework.js';
import { useCaseworkText } from './messages/catalogue.js';

interface Draft {
  readonly to: string;
  readonly language: string;
  readonly subject: string;
  readonly text: string;
}

type Choice = '' | 'true' | 'false';

/** Yes or no, why, and the letter as it will be sent. */
export function DecisionForm({ review }: { readonly review: Review }): ReactNode {
  const t = useCaseworkText();
  const [choice, setChoice] = useState<Choice>('');
  const path = `/api/v1/reviews/${review.application_id}/letter?accept=${choice}`;
  const draft = useQuery({
    queryKey: [path],
    queryFn: () => request<{ letter: Draft }>(path),
    enabled: choice !== '',
    staleTime: Infinity,
  });
  return (
    <>
      <RadioGroup
        name="accept"
        label={t('decide.answer')}
        value={choice}
        onChange={(value) => setChoice(value === 'true' ? 'true' : 'false')}
        options={[
          { value: 'true', label: t('decide.yes') },
          { value: 'false', label: t('decide.no') },
        ]}
      />
      {choice !== '' && (
        <Answer query={draft}>
          {({ letter }) => <LetterForm key={choice} review={review} accept={choice === 'true'} draft={letter} />}
        </Answer>
      )}
    </>
  );
}

interface LetterFormProps {
  readonly review: Review;
  readonly accept: boolean;
  readonly draft: Draft;
}

function LetterForm({ review, accept, draft }: LetterFormProps): ReactNode {
  const t = useCaseworkText();
  const client = useQueryClient();
  const navigate = useNavigate();
  const toasts = useToasts();
  const [reason, setReason] = useState('');
  const [letter, setLetter] = useState(draft.text);
  const [isTried, setTried] = useState(false);
  const missing = (text: string) => (isTried && text.trim() === '' ? t('field.missing') : undefined);
  const { mutate, isPending } = useAct<void, { readonly proposal?: object }>({
    act: () =>
      request(`/api/v1/reviews/${review.application_id}/decision`, {
        method: 'POST',
        body: { accept, reason, letter, version: review.version },
      }),
    isShown: () => false,
    onDone: async ({ proposal }) => {
      toasts.show({ tone: 'success', text: t(proposal ? 'decide.proposed' : 'decide.done') });
      await client.invalidateQueries();
      await navigate(proposal ? `/applications/${review.application_id}/acts` : '/reviews');
    },
  });
  return (
    <form
      className="casework-section"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (reason.trim() !== '' && letter.trim() !== '') mutate();
      }}
    >
      <TextArea
        name="reason"
        label={t('decide.reason')}
        hint={t('decide.reasonHint')}
        value={reason}
        onChange={setReason}
        maxLength={500}
        rows={2}
        error={missing(reason)}
      />
      <Facts
        facts={[
          { term: t('decide.to'), value: draft.to },
          { term: t('decide.subject'), value: draft.subject },
        ]}
      />
      <TextArea
        name="letter"
        label={t('decide.letter')}
        hint={t('decide.letterHint', { language: draft.language })}
        value={letter}
        onChange={setLetter}
        maxLength={4_000}
        rows={12}
        error={missing(letter)}
      />
      <Actions>
        <Button type="submit" busy={isPending}>
          {t('decide.go')}
        </Button>
      </Actions>
    </form>
  );
}
