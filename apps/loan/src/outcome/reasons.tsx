import { riskReasonCatalogue } from '@statewise/i18n';
import { riskSituation } from '@statewise/fields';
import { Card, DescriptionList, Stack, useFormat, useT } from '@statewise/ui';
import { refusalReasons } from '@statewise/machines';
import type { ScreenProps } from '@statewise/wizard';
import { loanContextOf } from '../loan/loan-context.js';
import { loanCostOf } from '../loan/loan-cost.js';
import { useLoanText } from '../messages/use-loan-text.js';

/** Reasons of the risk rules that follow from the household's figures. */
const ofFigures: readonly string[] = ['room', 'debt_ratio'];

/** Why the answer is no: the reasons of the risk rules with their figures, each check that failed, and what staff wrote about it. */
export function Reasons({ flow }: ScreenProps) {
  const t = useLoanText();
  const reasonText = useT(riskReasonCatalogue);
  const context = loanContextOf(flow);
  const { letter } = context;
  const reasons = refusalReasons(context);
  if (reasons.length === 0) return null;
  return (
    <Card>
      <Stack gap="m">
        <ul className="loan-reasons">
          {reasons.map((reason) => (
            <li key={reason}>{reasonText.text(reason)}</li>
          ))}
        </ul>
        {reasons.some((reason) => ofFigures.includes(reason)) && <Figures flow={flow} />}
        {letter && (
          <>
            <h2>{t('failed.letter')}</h2>
            <p className="loan-letter">{letter}</p>
          </>
        )}
      </Stack>
    </Card>
  );
}

/** What the risk rules counted, in euro a month. */
function Figures({ flow }: ScreenProps) {
  const t = useLoanText();
  const format = useFormat();
  const context = loanContextOf(flow);
  const plan = loanCostOf(context);
  const situation = plan && riskSituation(context.steps, plan);
  if (situation === undefined) return null;
  const { incomes, expenditures, instalments, newInstalment } = situation;
  const left = incomes - expenditures - instalments - newInstalment;
  const share = ((instalments + newInstalment) / incomes) * 100;
  return (
    <DescriptionList
      items={[
        { term: t('figures.incomes'), value: format.money(incomes) },
        { term: t('figures.expenditures'), value: format.money(expenditures) },
        { term: t('figures.instalments'), value: format.money(instalments) },
        { term: t('figures.newInstalment'), value: format.money(newInstalment) },
        { term: t('figures.left'), value: format.money(left) },
        ...(incomes > 0 ? [{ term: t('figures.share'), value: format.percent(share) }] : []),
      ]}
    />
  );
}
