import type { LoanPlan } from '@statewise/finance';
import { Notice, Button, useFormat } from '@statewise/ui';
import { FormField, Part, StepFields, StepScreen, useWizard, type ScreenProps, type StepForm } from '@statewise/wizard';
import { LoanFields, useLoanForm, PlanView } from '@statewise/lending';
import { use, useState } from 'react';
import { recallEntry, rememberEntry } from '../identify/remembered-entry.js';
import { useStoreText } from '../messages/use-store-text.js';
import { useStoreServices } from '../store-services.js';
import { LeaveCustomer } from './leave-customer.js';
import { loanFieldNames, storeContextOf } from './store-loan.js';
import { useLoanPlan, type LoanPlanBinding } from './use-loan-plan.js';

/** Step two: the customer and the loan, with what it costs beside it. */
export function Screen({ flow }: ScreenProps) {
  const t = useStoreText();
  const { storage } = useWizard();
  const { route, seller } = storeContextOf(flow);
  const catalogue = use(useStoreServices().loans(route, seller?.storeNumber ?? ''));
  const [remembered] = useState(() => recallEntry(storage)['employee_full_name']);
  const details = useLoanForm(flow, {
    step: 2,
    catalogue,
    names: loanFieldNames,
    defaults: { employee_full_name: seller?.name ?? remembered },
  });
  const { isWhole, ...plan } = useLoanPlan(flow, details, catalogue);
  const save = (): boolean => {
    const isTaken = details.save();
    if (isTaken) rememberEntry(storage, details.values);
    return isTaken;
  };
  const form: StepForm = { ...details, save };
  return (
    <>
      <StepScreen flow={flow} form={form} sendLabel={t('details.prepare')}>
        <div className="store-details">
          <div className="store-details__fields">
            <StepFields
              form={form}
              title={t('group.customer')}
              names={['title', ['first_name', 'last_name'], 'date_of_birth', ['email', 'mobile']]}
            />
            <StepFields form={form} title={t('group.seller')} names={['employee_full_name']} />
            <Part title={t('group.loan')}>
              <LoanFields
                form={form}
                catalogue={catalogue}
                names={loanFieldNames}
                hasDefaultPromotion
                hasPlan={isWhole}
              />
              {!catalogue.allow_vm_promotions && <Notice>{t('details.noPromotions')}</Notice>}
              <FormField form={form} name="description" />
            </Part>
          </div>
          <aside className="store-details__plan" aria-label={t('plan.title')}>
            <CalculatorPart form={form} {...plan} />
          </aside>
        </div>
      </StepScreen>
      <LeaveCustomer flow={flow} />
    </>
  );
}

interface CalculatorPartProps extends Omit<LoanPlanBinding, 'isWhole'> {
  readonly form: StepForm;
}

/** What the loan costs, beside its fields; hidden when it cannot be calculated. */
function CalculatorPart({ plan, isStale, hasFailed, form }: CalculatorPartProps) {
  const t = useStoreText();
  if (hasFailed)
    return (
      <Notice tone="warning" live="polite">
        {t('plan.unavailable')}
      </Notice>
    );
  // An amount that is refused at its field is not refused here once more.
  const isSaid = plan?.is_loan_rejected === true && form.errors[loanFieldNames.amount] !== undefined;
  if (plan === undefined || isSaid) return <p className="store-plan__none">{t('plan.none')}</p>;
  return (
    <>
      <PlanView plan={plan} isStale={isStale} />
      <TakeRevised plan={plan} form={form} />
    </>
  );
}

/** Of a revised loan: takes over what the bank can offer instead of what was asked for. */
function TakeRevised({ plan, form }: { readonly plan: LoanPlan; readonly form: StepForm }) {
  const t = useStoreText();
  const format = useFormat();
  const { revised_loan_amount: amount, revised_loan_term: term } = plan;
  if (amount === null || term === null) return null;
  return (
    <Button
      variant="secondary"
      wide
      onClick={() => form.type({ loan_amount: String(amount), loan_term: String(term) })}
    >
      {t('plan.take', {
        amount: format.money(amount, { whole: Number.isInteger(amount) }),
        months: t('loan.months', { count: term }),
      })}
    </Button>
  );
}
