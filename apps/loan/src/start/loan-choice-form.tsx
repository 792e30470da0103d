import { isStaffType, loanType } from '@statewise/fields';
import { AmountSlider, RadioGroup, Select } from '@statewise/ui';
import { lazy, Suspense } from 'react';
import type { LoanCatalogue } from '@statewise/lending';
import { useLoanText } from '../messages/use-loan-text.js';
import type { LoanChoice } from './loan-choice.js';
import { termsOnOffer } from './terms-on-offer.js';

const BirthField = lazy(async () => ({ default: (await import('./birth-field.js')).BirthField }));

export interface LoanChoiceFormProps {
  readonly catalogue: LoanCatalogue;
  readonly choice: LoanChoice;
  readonly isStaff: boolean;
  readonly asksBirth: boolean;
  /** The smallest amount, in euro. */
  readonly least: number;
  /** What is wrong with the amount, in words. */
  readonly amountError?: string | undefined;
  readonly onChange: (change: Partial<LoanChoice>) => void;
}

/** Where the type has no maximum, the slider still ends somewhere; more can be typed. */
const sliderEnd = 50_000;

/** Purpose, amount, term and promotion. */
export function LoanChoiceForm({
  catalogue,
  choice,
  isStaff,
  asksBirth,
  least,
  amountError,
  onChange,
}: LoanChoiceFormProps) {
  const t = useLoanText();
  const types = catalogue.loanTypes.filter(({ id }) => isStaff || !isStaffType(id));
  const maximum = types.find(({ id }) => id === choice.loanType)?.maximum ?? sliderEnd;
  const promotions = catalogue.promotions.filter(({ loan_id }) => loan_id === choice.loanType);
  const terms = termsOnOffer(catalogue, choice);
  const tipOf = (id: number) => (t.has(`type.${purposeOf(id)}.tip`) ? t.text(`type.${purposeOf(id)}.tip`) : undefined);
  const wanted = choice.wantedTerm ?? 0;
  const months = { months: t('loan.months', { count: wanted }) };
  const missing = wanted === 0 ? t('start.termNone') : t('loan.termCleared', months);
  return (
    <div className="sw-stack">
      <RadioGroup
        name="type"
        label={t('start.types')}
        look="cards"
        value={String(choice.loanType)}
        options={types.map(({ id, name }) => ({
          value: String(id),
          label: t.has(`type.${id}`) ? t.text(`type.${id}`) : name,
          hint: tipOf(id),
        }))}
        onChange={(type) => onChange({ loanType: Number(type) })}
      />
      <AmountSlider
        name="amount"
        label={t('field.amount')}
        value={choice.amount}
        min={least}
        max={maximum}
        step={100}
        error={amountError}
        onChange={(amount) => onChange({ amount })}
      />
      <Select
        name="term"
        label={t('field.loan_term')}
        value={choice.term === 0 ? '' : String(choice.term)}
        placeholder={t('start.termNone')}
        width="medium"
        hint={wanted !== 0 && choice.term !== 0 && wanted !== choice.term ? t('start.termNearest', months) : undefined}
        error={choice.term === 0 && terms.length > 0 ? missing : undefined}
        options={terms.map((term) => ({
          value: String(term),
          label: t('loan.months', { count: term }),
        }))}
        onChange={(term) => onChange({ term: Number(term) })}
      />
      {asksBirth && (
        <Suspense>
          <BirthField value={choice.born ?? ''} onChange={(born) => onChange({ born })} />
        </Suspense>
      )}
      {promotions.length > 0 && (
        <RadioGroup
          name="promotion"
          label={t('start.promotion')}
          value={String(choice.promotion)}
          options={[
            ...promotions.map(({ id, name }) => ({ value: String(id), label: name })),
            { value: '0', label: t('start.noPromotion') },
          ]}
          onChange={(promotion) => onChange({ promotion: Number(promotion) })}
        />
      )}
    </div>
  );
}

/** The type for everybody that lends for the same purpose as a type for staff. */
function purposeOf(id: number): number {
  if (id === loanType.staffGreen) return loanType.green;
  return id === loanType.staffRenovation ? loanType.renovation : id;
}
