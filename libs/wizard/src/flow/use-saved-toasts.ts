import type { FlowBinding } from '@statewise/flow-client';
import { useToasts } from '@statewise/ui';
import { useEffect, useRef } from 'react';
import { useWizardText } from '../messages/use-wizard-text.js';

type Saved = FlowBinding['application'];

/** Says so when the server has saved an answer for which there is a text `saved.field.<name>`. */
export function useSavedToasts({ application, isUnderWay }: FlowBinding): void {
  const t = useWizardText();
  const toasts = useToasts();
  /** What the server had when the event left; undefined while none is under way. */
  const before = useRef<{ readonly application: Saved }>(undefined);
  useEffect(() => {
    if (isUnderWay) {
      before.current ??= { application };
      return;
    }
    const sent = before.current;
    before.current = undefined;
    if (sent === undefined || application === undefined) return;
    const names = changedAnswers(sent.application, application).filter((name) => t.has(`saved.field.${name}`));
    for (const name of new Set(names)) toasts.show({ tone: 'success', text: t.text(`saved.field.${name}`) });
  }, [application, isUnderWay, t, toasts]);
}

/** Names of the answers that were given or changed since; one that was emptied is not among them. */
function changedAnswers(was: Saved, is: NonNullable<Saved>): string[] {
  return Object.entries(is.steps).flatMap(([step, answers]) => {
    const known = was?.steps[Number(step)] ?? {};
    return Object.entries(answers ?? {})
      .filter(([name, value]) => value !== '' && value !== null && value !== undefined && value !== known[name])
      .map(([name]) => name);
  });
}
