import type { AnswerProps, ScreenProps } from '@statewise/wizard';
import { use } from 'react';
import { useLoanText } from '../messages/use-loan-text.js';
import { useLoanServices } from '../loan-services.js';
import { loanContextOf, loanTypeField, promotionField } from './loan-context.js';

/** Answers about the loan in words: its type, term and promotion. */
export function LoanAnswer({ flow, spec: { name }, value, children }: AnswerProps & { readonly children: string }) {
  const t = useLoanText();
  switch (name) {
    case loanTypeField:
      return t.text(`type.${String(value)}`);
    case 'loan_term':
      return t('loan.months', { count: Number(value) });
    case 'van_marcke_client_choice':
      return t.text(`choice.${String(value)}`);
    case promotionField:
      return <PromotionName flow={flow} id={String(value)} />;
    default:
      return children;
  }
}

function PromotionName({ flow, id }: ScreenProps & { readonly id: string }) {
  // One that was agreed has its name also where the store gives none by now.
  const { promotions } = use(useLoanServices().loans(loanContextOf(flow).route));
  return promotions.find((promotion) => String(promotion.id) === id)?.name ?? id;
}
