import { type ReactNode, memo, useEffect, useRef } from 'react';
import { useFlowSetup, useWizard } from '../services.js';
import { Shell } from '../shell/shell.js';
import { useAfterPaint } from '../visit/use-painted.js';
import type { ScreenProps } from '../wizard-options.js';
import { ConflictDialog } from './conflict-dialog.js';
import { NewCode } from './new-code.js';
import { countedPlaces, placeOf } from './places.js';
import { Progress } from './progress.js';
import { SyncNotice } from './sync-notice.js';
import { useSettledFlow } from './use-settled-flow.js';
import { groupCode } from '@statewise/i18n';
import { useWizardText } from '../messages/use-wizard-text.js';
import { CodePanel } from './code-panel.js';
import { type FlowBinding, differencesOf, type Application } from '@statewise/flow-client';
import { useToasts, Button, Notice } from '@statewise/ui';
import { useFieldLabel } from '../step/field-label.js';

/** On every step: what is being applied for, and the code that brings it back; before there is one, that beginning commits to nothing. */
const Banner = memo(function Banner({ flow }: ScreenProps) {
  const t = useWizardText();
  const { BannerLine } = useFlowSetup();
  const { application } = flow;
  return (
    <aside className="wizard-banner" aria-label={t('banner.label')}>
      {application === undefined && (
        <>
          <p className="wizard-banner__title">{t('banner.title')}</p>
          <p className="wizard-banner__text">{t('banner.text')}</p>
        </>
      )}
      {BannerLine !== undefined && <BannerLine flow={flow} />}
      {application?.adminCode !== undefined && (
        <p className="wizard-banner__text">{t('banner.adminCode', { code: groupCode(application.adminCode) })}</p>
      )}
      {application !== undefined && (
        <CodePanel key={application.code} code={application.code} isNew={application.version === 1} />
      )}
    </aside>
  );
});

/** What stands around every screen of the wizard. */
export function WizardFrame({ flow, children }: ScreenProps & { readonly children: ReactNode }) {
  const setup = useFlowSetup();
  const t = useWizardText();
  const { isKept } = useWizard();
  useSavedToasts(flow);
  const settledFlow = useSettledFlow(flow);
  // What a save changes in these can wait until the next step stands there; both show the same code.
  const settled = useAfterPaint(settledFlow);
  const place = placeOf(setup.flow, flow.state);
  const isCounted = place !== undefined && countedPlaces(setup, flow).includes(place);
  return (
    <Shell narrow top={place === undefined ? undefined : <Progress flow={settledFlow} current={place} />}>
      {isCounted && setup.hasBanner !== false && <Banner flow={settled} />}
      {!isKept && <Notice tone="warning">{t('session.unkept')}</Notice>}
      <SyncNotice flow={flow} />
      <ElsewhereNotice flow={flow} />
      <NewCode flow={settled} />
      {children}
      <ConflictDialog flow={flow} />
    </Shell>
  );
}

type Saved = FlowBinding['application'];

/** Says so when the server has saved an answer for which there is a text `saved.field.<name>`. */
function useSavedToasts({ application, isUnderWay }: FlowBinding): void {
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

/** Another device went on with the application: what changed there, and the choice to follow or to stay. */
function ElsewhereNotice({ flow }: ScreenProps) {
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
      <Button small onClick={() => client.session.send({ type: 'elsewhere.followed' })}>
        {t('elsewhere.follow', { step })}
      </Button>
      <Button small variant="secondary" onClick={() => client.session.send({ type: 'elsewhere.noted' })}>
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
