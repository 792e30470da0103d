import { fieldErrorCatalogue, labelled } from '@statewise/i18n';
import { useFormat, useLoadedT, useT } from '@statewise/ui';
import { useWizardText } from '../messages/use-wizard-text.js';
import { useFlowSetup } from '../services.js';
import { useFieldLabel } from './field-label.js';
import { sayError, type FieldError } from './say-error.js';

/** Words of the front end for a wrong answer: its text `error.<field>.<key>`, else those fetched with its steps. */
function useOwnErrorText(): (error: FieldError) => string | undefined {
  const t = useWizardText();
  const { errors, errorTexts } = useFlowSetup();
  const words = useLoadedT(errors, errorTexts);
  const format = useFormat();
  const labelOf = useFieldLabel();
  return (error) => {
    const label = t.has(`field.${error.name}`) ? labelOf(error.name) : undefined;
    return sayError({ words, texts: t, format }, error, label);
  };
}

/** What is wrong with a field and what to do: in words of its own, else in those of its rule in every form. */
export function useErrorText(): (error: FieldError) => string {
  const own = useOwnErrorText();
  const general = useT(fieldErrorCatalogue);
  return (error) => own(error) ?? general.text(error.key);
}

/** The same for a list of what is wrong: words that do not name the field by themselves come after its label. */
export function useNamedErrorText(): (error: FieldError, label: string) => string {
  const own = useOwnErrorText();
  const general = useT(fieldErrorCatalogue);
  const { language } = useWizardText();
  return (error, label) => own(error) ?? labelled(language, label, general.text(error.key));
}
