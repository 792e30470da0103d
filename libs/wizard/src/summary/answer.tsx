import { useFormat } from '@statewise/ui';
import { useWizardText } from '../messages/use-wizard-text.js';
import { useFlowSetup } from '../services.js';
import { useChoicesOf } from '../step/use-choices.js';
import type { AnswerProps } from '../wizard-options.js';

/** An answer in words: choices by their labels, amounts the reader's way, and some in a way of the front end's own. */
export function SummaryAnswer(props: AnswerProps) {
  const { Answer: OwnAnswer } = useFlowSetup();
  const text = useOrdinaryText(props);
  return OwnAnswer === undefined ? text : <OwnAnswer {...props}>{text}</OwnAnswer>;
}

function useOrdinaryText({ spec, value, values = {} }: AnswerProps): string {
  const t = useWizardText();
  const format = useFormat();
  const choicesOf = useChoicesOf();
  if (spec.kind === 'boolean') return value === true ? t('step.yes') : t('step.no');
  if (spec.kind === 'money' && Number.isFinite(Number(value))) return format.money(Number(value));
  // A text with a list, such as a postcode, takes other answers too: one that is on the list may mean something else.
  if (spec.kind === 'text' && spec.dropdown !== undefined) return String(value);
  return (
    choicesOf(spec, spec.dropdownIn?.(values))?.find((choice) => choice.value === String(value))?.label ?? String(value)
  );
}
