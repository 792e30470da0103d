import { localisePath, pagePaths } from '@statewise/i18n';
import { Actions, Button, Card, Link, Notice, Stack, TextArea, focusField, useFormat } from '@statewise/ui';
import { statusValue } from '@statewise/flow';
import { isRefusedByRules, refusalReasons } from '@statewise/machines';
import { LeaveButton, OutcomePage, useErrorText, useWizard, type ScreenProps } from '@statewise/wizard';
import { useEffect, useState } from 'react';
import { loanContextOf } from '../loan/loan-context.js';
import { loanCostOf } from '../loan/loan-cost.js';
import { useLoanText } from '../messages/use-loan-text.js';
import { Reasons } from './reasons.js';
import { forgetWords, recallWords, rememberWords } from './review-words.js';

const longestWords = 2_000;

/** The answer is no: why, in plain words, and how to have a person look at it. */
export function Screen({ flow }: ScreenProps) {
  const t = useLoanText();
  const format = useFormat();
  const errorText = useErrorText();
  const { locale, storage } = useWizard();
  const { code = '' } = flow.application ?? {};
  const context = loanContextOf(flow);
  const { statuses, reviewRequested, reviewDueAt } = context;
  const isByRules = isRefusedByRules(context);
  const lead = t(isByRules ? 'finished.rejectedText' : 'finished.checkedText');
  const [words, setWords] = useState(() => recallWords(storage, code));
  const write = (text: string): void => {
    setWords(text);
    rememberWords(storage, code, text);
  };
  const ask = { type: 'review.request', ...(words.trim() !== '' && { words }) };
  const mayAsk = flow.can({ type: ask.type });
  const [wrong] = flow.explain(ask)?.['words'] ?? [];
  const send = (): void => {
    if (wrong === undefined) flow.send(ask);
    else focusField('review-words');
  };
  const isReviewed = reviewRequested && statuses.final === statusValue.review;
  const isTaken = isReviewed && !flow.isUnderWay;
  useEffect(() => {
    if (isTaken) forgetWords(storage);
  }, [isTaken, storage]);
  return (
    <OutcomePage
      flow={flow}
      title={t('finished.rejectedTitle')}
      lead={refusalReasons(context).length === 0 ? undefined : lead}
    >
      <Reasons flow={flow} />
      <SmallerLoan flow={flow} />
      {isReviewed && !isTaken && (
        <Notice live="polite" title={t('underWay.title')}>
          {t('underWay.text')}
        </Notice>
      )}
      {isTaken && (
        <Notice tone="success" live="polite">
          {reviewDueAt === null ? t('finished.reviewed') : t('finished.reviewedBy', { date: format.date(reviewDueAt) })}
        </Notice>
      )}
      {mayAsk && <p>{t(isByRules ? 'finished.rights' : 'finished.rightsByStaff')}</p>}
      {mayAsk && (
        <TextArea
          name="review-words"
          label={t('finished.words')}
          hint={t('finished.wordsHint')}
          value={words}
          onChange={write}
          maxLength={longestWords}
          error={wrong && errorText({ name: 'words', kind: 'text', key: wrong, maxLength: longestWords })}
          optional
        />
      )}
      <Actions>
        {mayAsk && (
          <Button variant="secondary" onClick={send}>
            {t('finished.review')}
          </Button>
        )}
        <LeaveButton flow={flow} />
      </Actions>
      <p>
        {t('finished.complaint')}{' '}
        <Link href={localisePath(locale, pagePaths.complaints)} target="_blank" rel="noopener">
          {t('finished.complaintLink')}
        </Link>
      </p>
    </OutcomePage>
  );
}

/** The largest loan that would have passed, one click away; what was answered stays. */
function SmallerLoan({ flow }: ScreenProps) {
  const t = useLoanText();
  const format = useFormat();
  const { risk, steps } = loanContextOf(flow);
  const { alternative } = risk;
  const take = { type: 'alternative.take' };
  if (alternative === null || alternative === undefined || !flow.can(take)) return null;
  const amount = format.money(alternative.amount, { whole: true });
  const smaller = { ...steps[0], amount: alternative.amount, loan_term: alternative.term };
  const plan = loanCostOf({ steps: { ...steps, 0: smaller } });
  return (
    <Card as="section" tone="sunken">
      <Stack gap="m">
        <h2>{t('smaller.title', { amount })}</h2>
        <p>{t('smaller.text', { amount, months: t('loan.months', { count: alternative.term }) })}</p>
        {plan && (
          <p className="sw-figures">
            <strong>
              {t('banner.cost', {
                monthly: format.money(plan.monthly_payment),
                apr: format.percent(plan.apr_rate),
                total: format.money(plan.total_cost),
              })}
            </strong>
          </p>
        )}
        <Actions>
          <Button onClick={() => flow.send(take)}>{t('smaller.take', { amount })}</Button>
        </Actions>
      </Stack>
    </Card>
  );
}
