import { birthKnownTo, isStaffType, maxMoney, offeredTerms, type LoanOffer } from '@statewise/fields';
import { Notice, useFormat } from '@statewise/ui';
import { FormField, useAside, useWizardText, type Choice, type StepForm } from '@statewise/wizard';
import type { LoanCatalogue } from './loan-catalogue.js';
import { offerOfType } from './loan-offer.js';
import type { LoanTextKey } from './messages/catalogue.js';
import { promotionChosenFor } from './promotion-of-type.js';
import { TooLate } from './too-late.js';

/** Names of the four fields of a loan in the form at hand. */
export interface LoanFieldNames {
  readonly type: string;
  readonly amount: string;
  readonly term: string;
  readonly promotion: string;
}

export interface LoanFieldsProps {
  readonly form: StepForm;
  readonly catalogue: LoanCatalogue;
  readonly names: LoanFieldNames;
  /** Whether another type brings its usual promotion; by default it has none until one is chosen. */
  readonly hasDefaultPromotion?: boolean;
  /** Whether a plan beside the fields says what cannot be lent; by default the fields say it. */
  readonly hasPlan?: boolean;
}

/**
 * Type, amount, term and promotion of a loan: terms and promotions are those on offer for the type, the amount and the
 * applicant's age. A type that was chosen before comes back with its promotion.
 */
export function LoanFields({ form, catalogue, names, hasDefaultPromotion = false, hasPlan = false }: LoanFieldsProps) {
  const t = useWizardText<LoanTextKey>();
  const offer = offerOfType(catalogue, Number(form.values[names.type]));
  const types = catalogue.loanTypes.filter(({ id }) => form.known['isStaff'] === true || !isStaffType(id));
  const format = useFormat();
  const months = (count: number) => t('loan.months', { count });
  // The date of birth is on the same form or an answer of step one.
  const terms = termsOf(form, names, offer, form.fields['date_of_birth'] ?? birthKnownTo(form.known));
  const ageless = termsOf(form, names, offer);
  const isTooLate = terms.length === 0 && ageless.length > 0;
  const wanted = Number(form.values[names.term]);
  const isCleared = wanted > 0 && terms.length > 0 && !terms.includes(wanted);
  const cleared = ageless.includes(wanted) ? 'loan.termTooLong' : 'loan.termCleared';
  const isTooMuch = form.errors[names.amount]?.includes('max') === true;
  const maximum = offer?.maximum ?? maxMoney;
  const most = format.money(maximum, { whole: Number.isInteger(maximum) });
  const aside = useAside('promotion');
  const changeType = (type: string | boolean): void => {
    aside.keep({ [String(form.values[names.type])]: String(form.values[names.promotion] ?? '') });
    const before = { chosen: aside.get(), known: form.known, name: names.promotion };
    const usual = hasDefaultPromotion ? usualOf(catalogue, type) : '';
    form.type({
      [names.type]: type,
      [names.promotion]: promotionChosenFor(catalogue, String(type), before) ?? usual,
    });
  };
  return (
    <>
      <FormField
        form={form}
        name={names.type}
        choices={types.map(({ id, name }) => ({
          value: String(id),
          label: t.has(`type.${id}`) ? t.text(`type.${id}`) : name,
        }))}
        onType={changeType}
      />
      <div className="wizard-pair">
        <FormField form={form} name={names.amount} error={isTooMuch ? t('plan.most', { amount: most }) : undefined} />
        <FormField
          form={form}
          name={names.term}
          error={isCleared ? t(cleared, { months: months(wanted) }) : undefined}
          choices={terms.map((term) => ({ value: String(term), label: months(term) }))}
        />
      </div>
      {!hasPlan && isAbove(form.fields[names.amount], offer) && (
        <Notice tone="warning" live="polite" title={t('plan.rejected')}>
          {t('plan.mostText', { amount: most })}
        </Notice>
      )}
      {!hasPlan && isTooLate && <TooLate />}
      {offer !== undefined && offer.promotions.length > 0 && (
        <FormField form={form} name={names.promotion} choices={promotionsOf(catalogue, form.values[names.type])} />
      )}
    </>
  );
}

/** The terms for the amount, in months, of who was born on a date; of no date those that age does not shorten. */
function termsOf(
  { values, known }: StepForm,
  names: LoanFieldNames,
  offer: LoanOffer | undefined,
  dateOfBirth?: unknown,
): readonly number[] {
  const amount = Number(values[names.amount]);
  return offer === undefined || !(amount > 0) ? [] : offeredTerms(offer, amount, dateOfBirth, known.at);
}

function isAbove(amount: unknown, offer: LoanOffer | undefined): boolean {
  return typeof amount === 'number' && offer !== undefined && offer.maximum !== null && amount > offer.maximum;
}

/** The promotion that a type brings, by its id; empty when it brings none. */
function usualOf({ promotions }: LoanCatalogue, loanType: unknown): string {
  const usual = promotions.find(({ loan_id, is_default }) => is_default && loan_id === Number(loanType));
  return usual === undefined ? '' : String(usual.id);
}

function promotionsOf({ promotions }: LoanCatalogue, loanType: unknown): readonly Choice[] {
  return promotions
    .filter(({ loan_id }) => loan_id === Number(loanType))
    .map(({ id, name }) => ({ value: String(id), label: name }));
}
