import { Actions, Button, RadioGroup, TextArea } from '@statewise/ui';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Form, useFocusWhere } from '../components/form.js';
import { AnswerValue } from '../components/page.js';
import { FactList } from '../components/values.js';
import { call, useCall, type Result } from '../requests/call.js';
import { usePerson } from '../requests/session.js';
import { keepUnsent, unsentOf } from '../requests/unsent.js';
import { useAct } from '../requests/use-act.js';
import { useReviewsText } from './messages/catalogue.js';
import { useChosenAct } from '../cases/cases.js';

/** An application whose applicant asked for a person. */
export type Review = Result<'GET /api/v1/reviews/{id}'>['review'];

type Draft = Result<'GET /api/v1/reviews/{id}/letter'>['letter'];

/** What a decision says, as it is typed. */
interface Words {
  readonly reason: string;
  readonly letter: string;
}

type Choice = '' | 'true' | 'false';

/** What is typed for each answer, and for which one last. */
interface Typed {
  readonly last: Choice;
  readonly words: Partial<Record<Choice, Words>>;
}

const placeOf = ({ application_id, asked_at }: Review): string => `decision.${application_id}.${asked_at}`;

/** Yes or no, why, and the letter as it will be sent. Who changes their mind or comes back finds again what they typed for each answer. */
export function DecisionForm({ review }: { readonly review: Review }) {
  const t = useReviewsText();
  const { id: person } = usePerson();
  const [typed, setTyped] = useState<Typed>(
    () => unsentOf(person, placeOf(review)) ?? { last: '' as const, words: {} },
  );
  const [choice, setChoice] = useState(typed.last);
  const chosen = useChosenAct('decide')?.fields.accept;
  const { key } = useLocation();
  const [taken, take] = useState<string>();
  if (chosen !== undefined && taken !== key) {
    take(key);
    setChoice(chosen === 'true' ? 'true' : 'false');
  }
  const change = (words: Words): void => {
    const next = { last: choice, words: { ...typed.words, [choice]: words } };
    setTyped(next);
    keepUnsent(person, placeOf(review), next);
  };
  const draft = useCall(
    'GET /api/v1/reviews/{id}/letter',
    { id: review.application_id, accept: choice },
    { enabled: choice !== '', staleTime: Infinity },
  );
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
        <AnswerValue query={draft}>
          {({ letter }) => (
            <LetterForm
              key={choice}
              review={review}
              accept={choice === 'true'}
              isChosen={choice === chosen}
              draft={letter}
              words={typed.words[choice] ?? { reason: '', letter: letter.text }}
              onChange={change}
            />
          )}
        </AnswerValue>
      )}
    </>
  );
}

interface LetterFormProps {
  readonly review: Review;
  readonly accept: boolean;
  /** Whether the address of the page chose it. */
  readonly isChosen: boolean;
  readonly draft: Draft;
  readonly words: Words;
  readonly onChange: (words: Words) => void;
}

function LetterForm({ review, accept, isChosen, draft, words, onChange }: LetterFormProps) {
  const t = useReviewsText();
  const navigate = useNavigate();
  const { id: person } = usePerson();
  const focused = useFocusWhere(isChosen);
  const { reason, letter } = words;
  const [isTried, setTried] = useState(false);
  const missing = (text: string) => (isTried && text.trim() === '' ? t('field.missing') : undefined);
  const { mutate, isPending } = useAct({
    act: () =>
      call('POST /api/v1/reviews/{id}/decision', {
        id: review.application_id,
        body: { accept, reason, letter, version: review.version },
      }),
    isShown: () => false,
    said: ({ proposal }) => t(proposal ? 'decide.proposed' : 'decide.done'),
    onDone: () => {
      keepUnsent(person, placeOf(review), undefined);
      return navigate(`/applications/${review.application_id}/acts`);
    },
  });
  return (
    <Form
      className="cases-section"
      ref={focused}
      onSubmit={() => {
        setTried(true);
        if (reason.trim() !== '' && letter.trim() !== '') mutate();
      }}
    >
      <TextArea
        name="reason"
        label={t('decide.reason')}
        hint={t('decide.reasonHint')}
        value={reason}
        onChange={(next) => onChange({ ...words, reason: next })}
        maxLength={500}
        rows={2}
        error={missing(reason)}
      />
      <FactList
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
        onChange={(next) => onChange({ ...words, letter: next })}
        maxLength={4_000}
        rows={12}
        error={missing(letter)}
      />
      <Actions>
        <Button type="submit" busy={isPending}>
          {t('decide.go')}
        </Button>
      </Actions>
    </Form>
  );
}
