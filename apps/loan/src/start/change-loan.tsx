import { checkFields, LoanDetails, loanDetailsOf, type Fields, type LoanOffer } from '@statewise/fields';
import type { LoanPlan } from '@statewise/finance';
import { useFlow, type UnstampedEvent, type FlowBinding, type FlowClient } from '@statewise/flow-client';
import { Actions, Button, Notice } from '@statewise/ui';
import { use, useEffect, useEffectEvent, useState, type SyntheticEvent } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { offerOfType, type LoanCatalogue } from '@statewise/lending';
import { isSubmitted, type LoanContext } from '@statewise/machines';
import { sameFields } from '@statewise/flow';
import { ConflictDialog, FlowButton, SyncNotice, textOf } from '@statewise/wizard';
import { useLoanText } from '../messages/use-loan-text.js';
import { useLoanServices } from '../loan-services.js';
import {
  canChangeLoan,
  loanContextOf,
  loanFieldNames,
  priceCountryOf,
  promotionField,
  useLoanCatalogue,
} from '../loan/loan-context.js';
import { loanCostOf } from '../loan/loan-cost.js';
import { choiceOf, typedLoan } from '../loan/typed-loan.js';
import { Calculator } from './calculator.js';
import { ChoiceCost } from './choice-cost.js';
import { loanFieldsOf } from './chosen-loan.js';
import type { LoanChoice } from './loan-choice.js';
import { adapted } from './terms-on-offer.js';
import { useCalculator } from './use-calculator.js';

/** The loan of an application that exists already. */
export function ChangeLoan({ code }: { readonly code: string }) {
  const { key } = useLocation();
  const client = use(useLoanServices().loanOf(code, key));
  return client === undefined ? <Navigate to={`/resume/${code}`} replace /> : <LoanOf client={client} />;
}

/** Where no form is open any more, the page that resumes says how the application stands. */
function LoanOf({ client }: { readonly client: FlowClient }) {
  const navigate = useNavigate();
  const flow = useFlow(client);
  const [isOpen] = useState(() => canChangeLoan(flow));
  const resumed = `/resume/${client.code}`;
  if (!isOpen) return <Navigate to={resumed} replace />;
  const goOn = () => void navigate(resumed, { replace: true });
  return <OpenLoan client={client} onSaved={goOn} onCancel={goOn} />;
}

export interface OpenLoanProps {
  readonly client: FlowClient;
  /** The change has been saved, or nothing had to be. */
  readonly onSaved: () => void;
  readonly onCancel: () => void;
}

/** The loan of an application, to be changed or left as it is. */
export function OpenLoan({ client, onSaved, onCancel }: OpenLoanProps) {
  const t = useLoanText();
  const flow = useFlow(client);
  const catalogue = useLoanCatalogue(flow);
  const { steps, setAside, isStaff, born } = loanContextOf(flow);
  const { 0: loan = {}, 1: applicant = {} } = steps;
  const [first] = useState(() => {
    const given = {
      ...(typedLoan(steps, flow.drafts) ?? choiceOf(loan)),
      born: textOf(applicant['date_of_birth']) || (born ?? ''),
    };
    return adapted(catalogue, { ...given, ...promotionBefore(catalogue, setAside[0]) }, {});
  });
  const [sentFrom, setSentFrom] = useState<number>();
  const calculated = useCalculator({ catalogue, first, country: priceCountryOf(flow) });
  const { choice, isLent } = calculated;
  const grantable = { ...choice, term: calculated.plan?.revised_loan_term ?? choice.term };
  const fields = loanFieldsOf(grantable);
  const isSame = fields !== undefined && sameFields(fields, loanFieldsOf(choiceOf(loan)) ?? {});
  const offer = offerOfType(catalogue, grantable.loanType);
  const agreed =
    fields && isLent ? agreedCost(loanContextOf(flow), isSame ? undefined : changed(loan, fields), offer) : undefined;
  const calculator = agreed ? { ...calculated, plan: agreed, isStale: false, hasFailed: false } : calculated;
  /** What is typed into a form of the loan is from before it was chosen here. */
  const retype = (step: number, chosen: Fields): void => {
    const typed = Object.values(loanFieldNames).filter((name) => name in (flow.drafts[step] ?? {}));
    const values = typed.map((name) => [name, String(chosen[name] ?? '')] as const);
    if (values.length > 0) client.type(step, Object.fromEntries(values));
  };
  const leave = (): void => {
    for (const step of [0, 4]) retype(step, loan);
    onSaved();
  };
  const save = (submitted: SyntheticEvent): void => {
    submitted.preventDefault();
    if (fields === undefined) return;
    // What changes nothing gets no new version that could be waited for.
    if (isSame) return leave();
    const event = { type: loanChange, fields: changed(loan, fields), ...(offer ? { offer } : {}) };
    if (!flow.send(event, { step: 0 })) return;
    retype(0, event.fields);
    setSentFrom(flow.application?.version);
  };
  const isSaved = isSavedSince(sentFrom, flow);
  const tellSaved = useEffectEvent(leave);
  useEffect(() => {
    if (isSaved) tellSaved();
  }, [isSaved]);
  return (
    <Calculator catalogue={catalogue} calculator={calculator} isStaff={isStaff}>
      {isSubmitted(loanContextOf(flow).statuses) && <Notice tone="warning">{t('withdraw.text')}</Notice>}
      <SyncNotice flow={flow} />
      <Refusal flow={flow} />
      <form onSubmit={save} className="loan-change">
        <Actions>
          <ChoiceCost amount={choice.amount} plan={calculator.plan} />
          <FlowButton type="submit" flow={flow} disabled={fields === undefined || !calculator.isComplete || !isLent}>
            {t('start.save')}
          </FlowButton>
          <Button variant="secondary" onClick={onCancel}>
            {t('start.cancel')}
          </Button>
        </Actions>
      </form>
      <ConflictDialog flow={flow} />
    </Calculator>
  );
}

const loanChange: UnstampedEvent['type'] = 'loan.change';

/** Why the loan is refused for its fields, in the server's words; every other refusal is the session's to tell. */
function Refusal({ flow: { refusal } }: { readonly flow: FlowBinding }) {
  const t = useLoanText();
  if (refusal?.event.type !== loanChange || Object.keys(refusal.errors).length === 0) return null;
  return (
    <Notice tone="danger" live="assertive">
      {refusal.problem?.detail ?? t('session.refused')}
    </Notice>
  );
}

/** Whether what was sent at a version, or what was taken instead of it, is what the server has now. */
function isSavedSince(
  version: number | undefined,
  { application, conflict, isUnderWay, refusal }: FlowBinding,
): boolean {
  if (version === undefined || application === undefined || application.version === version) return false;
  return !isUnderWay && conflict === undefined && refusal === undefined;
}

/** The promotion that went with a loan type which was chosen before. */
function promotionBefore({ promotions }: LoanCatalogue, aside: Fields = {}): Pick<LoanChoice, 'wantedPromotions'> {
  const before = promotions.find(({ id }) => id === aside[promotionField]);
  return before === undefined ? {} : { wantedPromotions: { [before.loan_id]: before.id } };
}

/** The whole loan with what was chosen here: what follows from it is the chart's to say, and no promotion is said too. */
function changed(known: Fields, chosen: Fields): Fields {
  const { promotional_months: _months, yearly_rate: _rate, ...loan } = loanDetailsOf(known);
  return { ...loan, [promotionField]: '', ...chosen };
}

/** What a loan costs that keeps the rate which was agreed: as it is, or changed in its promotion alone; undefined where today's price counts. */
function agreedCost({ steps }: LoanContext, change?: Fields, offer?: LoanOffer): LoanPlan | undefined {
  const known = { at: new Date().toISOString(), steps, offer };
  const loan = change === undefined ? steps[0] : checkFields(LoanDetails, change, known).fields;
  return loanCostOf({ steps: { ...steps, ...(loan && { 0: loan }) } });
}
