import { isStaffType } from '@statewise/fields';
import { Actions, Button, focusField, LinkButton, Notice, Stack } from '@statewise/ui';
import { use, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { LoanCatalogue } from '@statewise/lending';
import { useBeginAnew, useWizard } from '@statewise/wizard';
import { useLoanText } from '../messages/use-loan-text.js';
import { useLoanServices } from '../loan-services.js';
import { isFromStaff } from './arrival.js';
import { Calculator } from './calculator.js';
import { ChoiceCost } from './choice-cost.js';
import { loanChoiceIn } from './chosen-loan.js';
import { recallLoan, rememberLoan, type LoanChoice } from './loan-choice.js';
import { adapted, withNearestTerm } from './terms-on-offer.js';
import { useCalculator } from './use-calculator.js';

/** A loan to choose before there is an application; where nobody knows what is on offer, the way to begin without one. */
export function NewLoan() {
  const catalogue = use(useLoanServices().loansIfKnown('direct'));
  return catalogue === undefined ? <WithoutCalculator /> : <LoanToChoose catalogue={catalogue} />;
}

function WithoutCalculator() {
  const t = useLoanText();
  const navigate = useNavigate();
  const { storage } = useWizard();
  // Read before it is forgotten with an application under way.
  const chosen = recallLoan(storage);
  const { begin, question } = useBeginAnew('loan-application', () => {
    rememberLoan(storage, { amount: '', loanType: 1, term: 0, promotion: 0, ...chosen, isBegun: true });
    return navigate('/step-one');
  });
  return (
    <Stack>
      <Notice tone="warning">{t('start.unavailable')}</Notice>
      <Actions>
        <Button onClick={() => void begin()}>{t('start.begin')}</Button>
        <LinkButton variant="secondary" href="/resume">
          {t('app.resume')}
        </LinkButton>
      </Actions>
      {question}
    </Stack>
  );
}

function LoanToChoose({ catalogue }: { readonly catalogue: LoanCatalogue }) {
  const t = useLoanText();
  const navigate = useNavigate();
  const { storage } = useWizard();
  const { arrival } = useLoanServices();
  const isOfStaff = isFromStaff(arrival, catalogue);
  const isStaff = isOfStaff && catalogue.allow_staff_loans;
  const [first] = useState(() => firstChoice(catalogue, storage, isStaff));
  const calculator = useCalculator({ catalogue, first, onChange: (choice) => rememberLoan(storage, choice) });
  const { choice, plan, isComplete, isLent } = calculator;
  const { isUnderWay, hasCode, begin, question } = useBeginAnew('loan-application', () => {
    rememberLoan(storage, { ...choice, isBegun: true });
    return navigate('/step-one');
  });
  // Nothing that was chosen is left behind: what is missing is shown instead.
  const go = (): void =>
    isComplete ? void begin() : focusField(calculator.amountError === undefined ? 'term' : 'amount');
  const start = (wide: boolean): ReactNode => (
    <Button wide={wide} disabled={!isLent} onClick={go}>
      {t('start.begin')}
    </Button>
  );
  return (
    <Calculator catalogue={catalogue} calculator={calculator} isStaff={isStaff} asksBirth>
      {isOfStaff && !isStaff && <Notice>{t('start.staffElsewhere')}</Notice>}
      {isUnderWay && (
        <Notice
          title={t('start.underWay')}
          actions={
            <LinkButton small href="/step-one">
              {t('start.continue')}
            </LinkButton>
          }
        >
          {t(hasCode ? 'start.underWayText' : 'start.unsentText')}
        </Notice>
      )}
      <Actions className="loan-start__go">{start(true)}</Actions>
      {question}
      <Notice
        title={t('start.resumeTitle')}
        actions={
          <LinkButton small variant="secondary" href="/resume">
            {t('app.resume')}
          </LinkButton>
        }
      >
        {t('start.resumeText')}
      </Notice>
      {/* On phones in view wherever one has scrolled. */}
      <div className="loan-bar">
        <ChoiceCost amount={choice.amount} plan={plan} />
        {start(false)}
      </div>
    </Calculator>
  );
}

const firstAmount = '10000';
const firstTerm = 48;

/** What the address carries over counts more than what was chosen before, and that more than an example. */
function firstChoice(catalogue: LoanCatalogue, storage: Storage, isStaff: boolean): LoanChoice {
  const example: LoanChoice = { amount: firstAmount, loanType: 1, term: firstTerm, promotion: 0, isBegun: false };
  const carried = loanChoiceIn(location.search);
  const recalled = recallLoan(storage);
  const wanted = { ...example, ...recalled, ...carried };
  const isOffered = catalogue.loanTypes.some(({ id }) => id === wanted.loanType && (isStaff || !isStaffType(id)));
  const loanType = isOffered ? wanted.loanType : example.loanType;
  const { promotion, ...rest } = wanted;
  const isPromotionChosen = carried.promotion !== undefined || recalled?.loanType === loanType;
  const nothing = { ...example, loanType: 0 };
  const first = adapted(catalogue, nothing, { ...rest, loanType, ...(isPromotionChosen && { promotion }) });
  return carried.term === undefined ? first : withNearestTerm(catalogue, first);
}
