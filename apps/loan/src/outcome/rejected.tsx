import { riskReasonCatalogue } from '@statewise/i18n';
import { Actions, Button, Card, Notice, TextArea, useT } from '@statewise/ui';
import { LeaveButton, OutcomePage, type ScreenProps } from '@statewise/wizard';
import { useState, type ReactNode } from 'react';
import { loanContextOf } from '../loan/loan-context.js';
import { useLoanText } from '../messages/use-loan-text.js';

/** What is typed and not sent stays through a reload of the tab. */
const wordsKey = 'loan.review-words';
const longestWords = 2_000;

/** The answer is no: why, in plain words, and how to have a person look at it. */
export function Screen({ flow }: ScreenProps): ReactNode {
  const t = useLoanText();
  const reasonText = useT(riskReasonCatalogue);
  const { risk, reviewRequested } = loanContextOf(flow);
  const [words, setWords] = useState(() => sessionStorage.getItem(wordsKey) ?? '');
  const write = (text: string): void => {
    setWords(text);
    sessionStorage.setItem(wordsKey, text);
  };
  const ask = { type: 'review.request', ...(words.trim() !== '' && { words }) };
  const send = (): void => {
    flow.send(ask);
    sessionStorage.removeItem(wordsKey);
  };
  return (
    <OutcomePage
      title={t('finished.rejectedTitle')}
      lead={risk.reasons.length > 0 ? t('finished.rejectedText') : t('finished.noReasons')}
    >
      {risk.reasons.length > 0 && (
        <Card>
          <ul className="loan-reasons">
            {risk.reasons.map((reason) => (
              <li key={reason}>{reasonText.text(reason)}</li>
            ))}
          </ul>
        </Card>
      )}
      {reviewRequested ? (
        <Notice tone="success" live="polite">
          {t('finished.reviewed')}
        </Notice>
      ) : (
        <p>{t('finished.rights')}</p>
      )}
      {flow.can(ask) && (
        <TextArea
          name="review-words"
          label={t('finished.words')}
          hint={t('finished.wordsHint')}
          value={words}
          onChange={write}
          maxLength={longestWords}
          optional
        />
      )}
      <Actions>
        {flow.can(ask) && <Button onClick={send}>{t('finished.review')}</Button>}
        <LeaveButton flow={flow} />
      </Actions>
    </OutcomePage>
  );
}
