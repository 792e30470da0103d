import { creditCardTerms } from '@statewise/fields';
import { isCreditCardAccount, listOf } from '@statewise/machines';
import { useFormat } from '@statewise/ui';
import { FormField, Part, useChoices, useStepForm, type ScreenProps, type StepForm } from '@statewise/wizard';
import { ContactListPart } from '../contacts/contact-list-part.js';
import { ListStep } from '../contacts/list-step.js';
import { businessContextOf, logicOf } from '../logic/business-logic.js';
import { useBusinessText } from '../messages/use-business-text.js';

/** Step five: paying at the partner's stores, and the credit card. An account for a card asks for the card first. */
export function Screen({ flow }: ScreenProps) {
  const form = useStepForm(flow);
  const numbers = listOf('client_number');
  const isForCard = isCreditCardAccount(businessContextOf(flow).steps[1]);
  const isListed = form.values['payment'] === 'yes';
  const card = <CardPart key="card" flow={flow} form={form} isForCard={isForCard} />;
  return (
    <ListStep flow={flow} form={form} list="client_number" isListed={isListed} parts={['client_number']}>
      {isForCard && card}
      <Part>
        <FormField form={form} name="payment" isOptionalSaid={false} />
      </Part>
      {numbers && isListed && <ContactListPart flow={flow} list={numbers} />}
      {!isForCard && card}
    </ListStep>
  );
}

interface CardPartProps extends ScreenProps {
  readonly form: StepForm;
  /** Whether the account consists of the card, so that there is one in any case. */
  readonly isForCard: boolean;
}

function CardPart({ flow, form, isForCard }: CardPartProps) {
  const t = useBusinessText();
  const format = useFormat();
  const { creditCards } = logicOf(flow);
  const termsOf = (card: string): { readonly hint?: string } => {
    const terms = creditCardTerms[card];
    if (terms === undefined) return {};
    const { price, limit, rate } = terms;
    const money = (amount: number) => format.money(amount, { whole: true });
    return { hint: t('card.terms', { price: money(price), limit: money(limit), rate: format.percent(rate) }) };
  };
  const cards = (useChoices()['izola_pro_credit_card'] ?? [])
    .filter(({ value }) => creditCards.includes(value))
    .map((card) => ({ ...card, ...termsOf(card.value) }));
  return (
    <Part>
      <FormField
        form={form}
        name="izola_pro_credit_card"
        choices={isForCard ? cards : [{ value: '', label: t('card.none') }, ...cards]}
        look="cards"
        isOptionalSaid={false}
      />
    </Part>
  );
}
