import type { ReactNode } from 'react';
import { AnswerValue, Empty } from '../../components/answer.js';
import { Badge } from '../../components/badge.js';
import { FactList } from '../../components/facts.js';
import { useCall } from '../../requests/call.js';
import type { WordedStep } from '../api.js';
import { useApplicationsText } from '../messages/catalogue.js';

/** The answers of an application in words; the parts of its page share them. */
export const useAnswers = (id: string) => useCall('GET /api/v1/applications/{code}/answers', { code: id });

/** The answers step by step, as the applicant reads them. */
export function AnswersPart({ id }: { readonly id: string }): ReactNode {
  const t = useApplicationsText();
  return (
    <AnswerValue query={useAnswers(id)}>
      {({ steps }) => {
        const filled = steps.filter(
          ({ answers, draft, set_aside }) => answers.length + draft.length + set_aside.length > 0,
        );
        if (filled.length === 0) return <Empty title={t('answers.none')} />;
        return filled.map((step) => <Step key={step.step} step={step} />);
      }}
    </AnswerValue>
  );
}

function Step({ step: { step, title, answers, draft, set_aside } }: { readonly step: WordedStep }): ReactNode {
  const t = useApplicationsText();
  return (
    <section className="applications-card" aria-labelledby={`step-${step}`}>
      <h2 id={`step-${step}`}>{title}</h2>
      {answers.length > 0 && <FactList facts={factsOf(answers)} />}
      {draft.length > 0 && (
        <div className="applications-draft">
          <Badge tone="warning">{t('answers.draft')}</Badge>
          <FactList facts={factsOf(draft)} />
        </div>
      )}
      {set_aside.length > 0 && (
        <div className="applications-draft">
          <Badge>{t('answers.setAside')}</Badge>
          <FactList facts={factsOf(set_aside)} />
        </div>
      )}
    </section>
  );
}

/** Answers as terms and values. */
export const factsOf = (answers: WordedStep['answers']) =>
  answers.map(({ label, text }) => ({ term: label, value: text }));
