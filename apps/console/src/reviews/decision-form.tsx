import { useQuery } from '@tanstack/react-query';
import { Actions, Button, Notice, RadioGroup, TextArea } from '@statewise/ui';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Form, useFocusWhere } from '../components/form.js';
import { AnswerValue } from '../components/page.js';
import { FactList } from '../components/values.js';
import { addressOf, call, type Result } from '../requests/call.js';
import { usePerson } from '../requests/session.js';
import { keepUnsent, unsentOf } from '../requests/unsent.js';
import { useAct } from '../requests/use-act.js';
import { useReviewsText } from './messages/catalogue.js';
import { useChosenAct } from '../cases/cases.js';

/** An application that a person looks at. */
export type Review = Result<'GET /api/v1/reviews/{id}'>['review'];

type Draft = Result<'GET /api/v1/reviews/{id}/letter'>['letter'];

/** What a decision says, as it is typed. */
interface Words {
  readonly reason: string;
  /** Only where it is another than the draft: that one follows the application. */
  readonly letter?: string;
  /** The draft that the letter was typed over. */
  readonly over?: string;
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
        <Decision
          key={choice}
          review={review}
          accept={choice}
          isChosen={choice === chosen}
          words={typed.words[choice] ?? { reason: '' }}
          onChange={change}
        />
      )}
    </>
  );
}

interface DecisionProps {
  readonly review: Review;
  readonly accept: 'true' | 'false';
  /** Whether the address of the page chose it. */
  readonly isChosen: boolean;
  readonly words: Words;
  readonly onChange: (words: Words) => void;
}

/** A decision with its letter, as the server drafts it of this version of the application. */
function Decision({ review, accept, ...form }: DecisionProps) {
  const { application_id: id, version } = review;
  const operation = 'GET /api/v1/reviews/{id}/letter';
  const draft = useQuery({
    queryKey: [addressOf(operation, { id, accept }), version],
    queryFn: () => call(operation, { id, accept }),
    staleTime: Infinity,
    placeholderData: (before) => before,
  });
  return (
    <AnswerValue query={draft}>
      {({ letter }) => (
        <LetterForm {...{ review, accept, ...form }} draft={letter} isDrafted={!draft.isPlaceholderData} />
      )}
    </AnswerValue>
  );
}

interface LetterFormProps extends DecisionProps {
  readonly draft: Draft;
  /** Whether the draft is of this version of the application. */
  readonly isDrafted: boolean;
}

function LetterForm({ review, accept, isChosen, draft, isDrafted, words, onChange }: LetterFormProps) {
  const t = useReviewsText();
  const navigate = useNavigate();
  const { id: person } = usePerson();
  const focused = useFocusWhere(isChosen);
  const { reason, letter = draft.text, over = draft.text } = words;
  const isOutdated = letter !== draft.text && over !== draft.text;
  const [isTried, setTried] = useState(false);
  const missing = (text: string) => (isTried && text.trim() === '' ? t('field.missing') : undefined);
  const { mutate, isPending } = useAct({
    act: () =>
      call('POST /api/v1/reviews/{id}/decision', {
        id: review.application_id,
        body: { accept: accept === 'true', reason, letter, version: review.version },
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
      {isOutdated && (
        <Notice
          tone="warning"
          live="polite"
          title={t('decide.outdated')}
          actions={
            <Button small variant="secondary" onClick={() => onChange({ reason })}>
              {t('decide.redraft')}
            </Button>
          }
        >
          <details>
            <summary>{t('decide.newDraft')}</summary>
            <p className="cases-text">{draft.text}</p>
          </details>
        </Notice>
      )}
      <TextArea
        name="letter"
        label={t('decide.letter')}
        hint={t('decide.letterHint', { language: draft.language })}
        value={letter}
        onChange={(next) => onChange(next === draft.text ? { reason } : { reason, letter: next, over })}
        maxLength={4_000}
        rows={12}
        error={missing(letter)}
      />
      <Actions>
        <Button type="submit" busy={isPending || !isDrafted}>
          {t('decide.go')}
        </Button>
      </Actions>
    </Form>
  );
}
