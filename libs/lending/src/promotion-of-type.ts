import type { ValidationContext } from '@statewise/fields';
import type { TypedValues } from '@statewise/wizard';
import type { LoanCatalogue } from './loan-catalogue.js';

/** What a form knows of the promotions that were chosen before. */
export interface ChosenPromotions {
  /** What was chosen in this tab, by loan type; empty for none. */
  readonly chosen: TypedValues;
  /** The answers, and those that a change of mind has set aside. */
  readonly known: ValidationContext;
  /** Name of the field for the promotion. */
  readonly name: string;
}

/** The promotion of a loan type that was chosen last, by its id; undefined where none was, empty where none was wanted. */
export function promotionChosenFor(
  { promotions }: LoanCatalogue,
  loanType: string,
  { chosen, known, name }: ChosenPromotions,
): string | undefined {
  const answers = [known.steps, known['setAside']].flatMap(fieldsIn).map((fields) => String(fields[name] ?? ''));
  return (
    chosen[loanType]?.toString() ??
    answers.find((id) => promotions.some((one) => String(one.id) === id && one.loan_id === Number(loanType)))
  );
}

function fieldsIn(steps: unknown): readonly Readonly<Record<string, unknown>>[] {
  const all: readonly unknown[] = typeof steps === 'object' && steps !== null ? Object.values(steps) : [];
  return all.flatMap((fields) => (typeof fields === 'object' && fields !== null ? [{ ...fields }] : []));
}
