import { StepThree } from '@statewise/fields';
import { Accordion, type AccordionGroup } from '@statewise/ui';
import { use, useState, type ReactNode } from 'react';
import { useLoanText } from '../messages/use-loan-text.js';
import type { LoanKey } from '../messages/catalogue.js';
import { useServices } from '../services.js';
import { FormField } from '../wizard/form-field.js';
import { loanStepForm } from '../wizard/loan-step-form.js';
import type { ScreenProps } from '../wizard/screens.js';
import type { StepForm } from '../wizard/step-form.js';
import { StepScreen } from '../wizard/step-screen.js';

/** The accordion's groups and the fields in each. */
const groups = {
  occupation: ['main_occupation', 'sector', 'employer', 'employment_length'],
  income: ['net_monthly_income', 'other_income', 'co_borrower_income'],
  expenditure: ['living_situation', 'housing_cost', 'loan_instalments', 'credit_limits', 'alimony', 'unpaid_credits'],
} as const;

type Group = keyof typeof groups;

const groupNames: readonly Group[] = ['occupation', 'income', 'expenditure'];

/** Step three: occupation, income and expenditure, one group open at a time. */
export function StepThreeScreen({ flow }: ScreenProps): ReactNode {
  const t = useLoanText();
  const form = loanStepForm(flow, { step: 3, fieldsClass: StepThree });
  const [open, setOpen] = useState<string | undefined>('occupation');
  const groupOf = (field: string) => groupNames.find((name) => groups[name].some((known) => known === field));
  const drawn: AccordionGroup[] = groupNames.map((name) => ({ id: name, title: t(`group.${name}`), status: <GroupStatus form={form} group={name} />, content: <GroupFields form={form} group={name} /> }));
  return (
    <StepScreen flow={flow} form={form} onGoTo={(field) => setOpen(groupOf(field))}>
      <Accordion groups={drawn} open={open} onOpen={setOpen} />
    </StepScreen>
  );
}

function GroupFields({ form, group }: { readonly form: StepForm; readonly group: Group }): ReactNode {
  const t = useLoanText();
  const dropdowns = use(useServices().dropdowns());
  const hints: Readonly<Record<string, string | undefined>> = { net_monthly_income: incomeHint(form) && t(incomeHint(form) ?? 'hint.salaried') };
  return (
    <div className="loan-accordion-fields">
      {groups[group].map((name) => {
        const dropdown = form.specs.get(name)?.dropdown;
        return <FormField key={name} form={form} name={name} hint={hints[name]} {...(dropdown === undefined ? {} : { choices: dropdowns[dropdown] ?? [] })} />;
      })}
    </div>
  );
}

function incomeHint({ values }: StepForm): LoanKey | undefined {
  const occupation = values['main_occupation'];
  if (occupation === '' || occupation === undefined) return undefined;
  if (occupation === 'salaried') return 'hint.salaried';
  return occupation === 'self_employed' ? 'hint.self_employed' : 'hint.other_occupation';
}

/** What is left to do in a group that may be closed. */
function GroupStatus({ form, group }: { readonly form: StepForm; readonly group: Group }): ReactNode {
  const t = useLoanText();
  const problems = groups[group].filter((name) => form.errors[name] !== undefined).length;
  if (problems > 0) return t('group.problems', { count: problems });
  const asked = groups[group].filter((name) => form.isAsked(name) && form.specs.get(name)?.isRequired(form.fields, form.known) === true);
  return asked.every((name) => form.values[name] !== '') ? t('group.complete') : null;
}
