import { differencesOf, type Application } from '@statewise/flow-client';
import { Button, Notice } from '@statewise/ui';
import type { ReactNode } from 'react';
import { useWizardText } from '../messages/use-wizard-text.js';
import { useFlowSetup } from '../services.js';
import { useFieldLabel } from '../step/field-label.js';
import type { ScreenProps } from '../wizard-options.js';
import { placeOf } from './places.js';

/** Another device went on with the application: what changed there, and the choice to follow or to stay. */
export function ElsewhereNotice({ flow }: ScreenProps): ReactNode {
  const t = useWizardText();
  const setup = useFlowSetup();
  const changed = useChangedAnswers();
  const { elsewhere, client, isUnsaved } = flow;
  if (elsewhere === undefined) return null;
  const { application, before } = elsewhere;
  const place = placeOf(setup.flow, application.state);
  const step = place === undefined ? application.state : t.text(`step.${place.step}`);
  const names = before === null ? [] : changed(before, application);
  const actions = (
    <>
      <Button small onClick={() => client.follow()}>
        {t('elsewhere.follow', { step })}
      </Button>
      <Button small variant="secondary" onClick={() => client.stay()}>
        {t('elsewhere.stay')}
      </Button>
    </>
  );
  return (
    <Notice tone="warning" live="polite" title={t('elsewhere.title', { step })} actions={actions}>
      {names.length > 0 && <p>{t('elsewhere.changed', { answers: names.join(', ') })}</p>}
      {isUnsaved && <p>{t('elsewhere.unsaved')}</p>}
    </Notice>
  );
}

/** Names what differs between two versions of an application: answers by their labels, and people. */
function useChangedAnswers(): (before: Application, after: Application) => readonly string[] {
  const t = useWizardText();
  const labelOf = useFieldLabel();
  return (before, after) => {
    const numbers = Object.keys(after.steps).map(Number);
    const fields = numbers.flatMap((step) => differencesOf(before.steps[step], after.steps[step], {}));
    const names = fields.map(({ field }) => field).filter((name) => t.has(`field.${name}`));
    const hasOthers = JSON.stringify(before.contacts) !== JSON.stringify(after.contacts);
    return [...new Set(names.map(labelOf)), ...(hasOthers ? [t('elsewhere.people')] : [])];
  };
}
