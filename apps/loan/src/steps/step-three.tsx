import { accordionGroups, accordionMachine, type AccordionGroup as Group } from '@statewise/machines';
import { Accordion, Actions, Button, type AccordionGroup as DrawnGroup } from '@statewise/ui';
import { FormField, StepScreen, useStepForm, type ScreenProps, type StepForm } from '@statewise/wizard';
import { useMachine } from '@xstate/react';
import type { LoanKey } from '../messages/catalogue.js';
import { useLoanText } from '../messages/use-loan-text.js';

/** The accordion's groups and the fields in each. */
const groups = {
  occupation: ['main_occupation', 'sector', 'employer', 'employment_length'],
  income: ['net_monthly_income', 'other_income', 'co_borrower_income'],
  expenditure: ['living_situation', 'housing_cost', 'loan_instalments', 'credit_limits', 'alimony', 'unpaid_credits'],
} as const satisfies Record<Group, readonly string[]>;

/** Step three: occupation, income and expenditure, one group open at a time. */
export function Screen({ flow }: ScreenProps) {
  const t = useLoanText();
  const form = useStepForm(flow);
  const [accordion, send] = useMachine(accordionMachine);
  const open = accordionGroups.find((group) => accordion.matches(group));
  const drawn: DrawnGroup[] = accordionGroups.map((group) => ({
    id: group,
    title: t(`group.${group}`),
    status: <GroupStatus form={form} group={group} />,
    content: (
      <>
        <GroupFields form={form} group={group} />
        <NextGroup group={group} onNext={(next) => send({ type: 'group.opened', group: next })} />
      </>
    ),
  }));
  const toggle = (id: string | undefined): void => {
    const group = accordionGroups.find((known) => known === (id ?? open));
    if (group !== undefined) send({ type: 'group.toggled', group });
  };
  const lead = (field: string): void => {
    const group = groupOf(field);
    if (group !== undefined) send({ type: 'group.opened', group });
  };
  return (
    <StepScreen flow={flow} form={form} onGoTo={lead}>
      <Accordion groups={drawn} open={open} onOpen={toggle} />
    </StepScreen>
  );
}

/** The way on to the group after this one, where there is one. */
function NextGroup({ group, onNext }: { readonly group: Group; readonly onNext: (next: Group) => void }) {
  const t = useLoanText();
  const next = accordionGroups[accordionGroups.indexOf(group) + 1];
  if (next === undefined) return null;
  return (
    <Actions className="loan-accordion-next">
      <Button variant="secondary" onClick={() => onNext(next)}>
        {t(next === 'income' ? 'next.income' : 'next.expenditure')}
      </Button>
    </Actions>
  );
}

function groupOf(field: string): Group | undefined {
  return accordionGroups.find((group) => groups[group].some((known) => known === field));
}

function GroupFields({ form, group }: { readonly form: StepForm; readonly group: Group }) {
  const t = useLoanText();
  const hints: Readonly<Record<string, string | undefined>> = {
    net_monthly_income: incomeHint(form) && t(incomeHint(form) ?? 'hint.salaried'),
  };
  return (
    <div className="loan-accordion-fields">
      {groups[group].map((name) => (
        <FormField key={name} form={form} name={name} hint={hints[name]} />
      ))}
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
function GroupStatus({ form, group }: { readonly form: StepForm; readonly group: Group }) {
  const t = useLoanText();
  const problems = groups[group].filter((name) => form.errors[name] !== undefined).length;
  if (problems > 0) return t('group.problems', { count: problems });
  const asked = groups[group].filter(
    (name) => form.isApplicable(name) && form.specs.get(name)?.isRequired(form.fields, form.known) === true,
  );
  return asked.every((name) => form.values[name] !== '') ? t('group.complete') : null;
}
