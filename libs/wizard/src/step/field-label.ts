import { useWizardText } from '../messages/use-wizard-text.js';

/** Names a field in a sentence: `short.…` of its name where the label is too long for that. */
export function useFieldLabel(): (name: string) => string {
  const t = useWizardText();
  return (name) => t.text(t.has(`short.${name}`) ? `short.${name}` : `field.${name}`);
}
