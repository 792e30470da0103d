import type { Fields } from '@statewise/fields';
import type { FlowContext } from '@statewise/flow';
import type { UnstampedEvent, FlowBinding } from '@statewise/flow-client';
import { Checkbox, Notice, useFormat } from '@statewise/ui';
import {
  FieldRows,
  FormField,
  Part,
  StepScreen,
  useAside,
  useChoices,
  useStepForm,
  useWizard,
  type ScreenProps,
  type TypedValues,
} from '@statewise/wizard';
import { useState } from 'react';
import { offerOfType, TooLate } from '@statewise/lending';
import { loanContextOf, loanTypeField, useCatalogueIfKnown, promotionField } from '../loan/loan-context.js';
import { mailWish } from '../api/loan-transport.js';
import { useLoanServices } from '../loan-services.js';
import { useLoanText } from '../messages/use-loan-text.js';
import { loanFieldsOf } from '../start/chosen-loan.js';
import { recallLoan } from '../start/loan-choice.js';
import { loanForApplicant } from './loan-for-applicant.js';

/** Step one: who applies, and with whom. Its first save creates the application. */
export function Screen({ flow }: ScreenProps) {
  const t = useLoanText();
  const creation = useCreation(flow);
  const isNew = flow.state === 'start';
  const form = useStepForm(flow, isNew ? { eventOf: creation.eventOf, defaults: creation.known } : {});
  const fitting = creation.fitting(form.values);
  const isMarried = form.values['civil_status'] === 'married';
  const unmarried = useAside('unmarried');
  const marry = (status: string | boolean): void => {
    const { co_borrower = false, co_borrower_civil_status = '' } = form.values;
    if (!isMarried) unmarried.keep({ co_borrower, co_borrower_civil_status });
    form.type(withSpouse(status, isMarried, { ...beforeMarriage(flow), ...unmarried.get() }));
  };
  return (
    <StepScreen flow={flow} form={form}>
      <Part title={t('group.personal')}>
        <FieldRows form={form} names={['title', ['first_name', 'last_name'], 'date_of_birth']} />
        {isNew && fitting && creation.wished?.[promotionField] !== fitting[promotionField] && (
          <Notice tone="warning" live="polite">
            {t('start.promotionOver')}
          </Notice>
        )}
        <LoanNotice wished={creation.wished} fitting={fitting} isNew={isNew} />
        <FieldRows form={form} names={[['nationality', 'gender']]} />
      </Part>
      <Part title={t('group.contact')}>
        <FormField form={form} name="email" />
        <FormField form={form} name="mobile" hint={t('hint.phone')} />
        <FormField form={form} name="telephone_number" />
      </Part>
      <Part title={t('group.family')}>
        <FormField form={form} name="civil_status" onType={marry} />
        <FormField form={form} name="dependants" />
        <FormField
          form={form}
          name="co_borrower"
          hint={isMarried ? t('hint.married') : undefined}
          onType={(chosen) => form.type({ co_borrower: isMarried || chosen })}
        />
        {isMarried ? (
          <FixedAnswer name="co_borrower_civil_status" value="married" />
        ) : (
          form.values['co_borrower'] === true && <FormField form={form} name="co_borrower_civil_status" />
        )}
        <FormField form={form} name="co_borrower_date_of_birth" />
      </Part>
      {isNew && <MailWish />}
      <FormField form={form} name="accept_gdpr" />
    </StepScreen>
  );
}

/** Offers to mail the code with which the application goes on elsewhere, as soon as there is one. */
function MailWish() {
  const t = useLoanText();
  const { storage } = useWizard();
  const [isWished, setIsWished] = useState(() => storage.getItem(mailWish) === 'yes');
  const wish = (chosen: boolean): void => {
    setIsWished(chosen);
    if (chosen) storage.setItem(mailWish, 'yes');
    else storage.removeItem(mailWish);
  };
  return <Checkbox name="mail-code" label={t('code.mailMe')} checked={isWished} onChange={wish} />;
}

/** An answer that follows from another one: shown as text, not offered as a choice. */
function FixedAnswer({ name, value }: { readonly name: string; readonly value: string }) {
  const t = useLoanText();
  const label = useChoices()['civil_status']?.find((choice) => choice.value === value)?.label ?? value;
  return (
    <p className="loan-fixed">
      <span className="loan-fixed__label">{t.text(`field.${name}`)}</span>
      <strong>{label}</strong>
    </p>
  );
}

/** A married applicant borrows together with the spouse; without the marriage what was answered before it comes back. */
function withSpouse(status: string | boolean, wasMarried: boolean, unmarried: TypedValues): TypedValues {
  if (status === 'married') return { civil_status: status, co_borrower: true, co_borrower_civil_status: status };
  return wasMarried ? { civil_status: status, ...unmarried } : { civil_status: status };
}

/** The answers of the partner from before a marriage, which may be saved or only typed; alone where there are none. */
function beforeMarriage({ snapshot }: FlowBinding): TypedValues {
  const { steps, setAside }: FlowContext = snapshot.context;
  const { civil_status, co_borrower, co_borrower_civil_status } = steps[1] ?? {};
  if (civil_status !== undefined && civil_status !== 'married')
    return {
      co_borrower: co_borrower === true,
      co_borrower_civil_status: String(co_borrower_civil_status ?? ''),
    };
  const status = String(setAside[1]?.['co_borrower_civil_status'] ?? '');
  return { co_borrower: status !== '', co_borrower_civil_status: status };
}

interface Creation {
  readonly eventOf: (fields: Fields) => UnstampedEvent;
  /** What the calculator was told of the applicant. */
  readonly known: Fields;
  /** The loan of the application, or the one from the calculator, if one was chosen there. */
  readonly wished: Fields | undefined;
  /** That loan as the applicant with these answers can have it. */
  readonly fitting: (fields: Fields) => Fields | undefined;
}

/** The creation of the application, with the loan from the calculator as far as it fits what is offered to this applicant. */
function useCreation(flow: FlowBinding): Creation {
  const { arrival } = useLoanServices();
  const { storage } = useWizard();
  const catalogue = useCatalogueIfKnown(flow);
  const choice = flow.state === 'start' ? recallLoan(storage) : undefined;
  // Without what is on offer nothing is said of the loan: step four asks for it.
  const wished = catalogue && (choice ? loanFieldsOf(choice) : loanContextOf(flow).steps[0]);
  const offer = catalogue && wished && offerOfType(catalogue, Number(wished[loanTypeField]));
  const fitting = ({ date_of_birth: dateOfBirth }: Fields) =>
    wished && offer && loanForApplicant(wished, offer, { dateOfBirth, at: new Date().toISOString() });
  const eventOf = (fields: Fields): UnstampedEvent => {
    const loan = fitting(fields);
    return { type: 'application.create', fields, ...(loan ? { loan, offer } : {}), ...arrival };
  };
  return { eventOf, wished, fitting, known: choice?.born === undefined ? {} : { date_of_birth: choice.born } };
}

/** Says at once what the applicant's age changes about the loan that was chosen. */
function LoanNotice({
  wished,
  fitting,
  isNew,
}: Pick<Creation, 'wished'> & { readonly fitting: Fields | undefined; readonly isNew: boolean }) {
  const t = useLoanText();
  const format = useFormat();
  if (wished === undefined || wished['loan_term'] === fitting?.['loan_term']) return null;
  if (fitting === undefined) return <TooLate />;
  const amount = format.money(Number(fitting['amount']));
  const months = t('loan.months', { count: Number(fitting['loan_term']) });
  return (
    <Notice tone={isNew ? 'info' : 'warning'} live="polite" title={t(isNew ? 'plan.revised' : 'plan.shorter')}>
      {isNew ? t('plan.revisedText', { amount, months }) : t('plan.shorterText', { months })}
    </Notice>
  );
}
