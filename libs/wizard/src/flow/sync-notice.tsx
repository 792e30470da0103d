import { Button, LinkButton, Notice } from '@statewise/ui';
import { useWizardText } from '../messages/use-wizard-text.js';
import type { ScreenProps } from '../wizard-options.js';

/** How the tab's session with the server goes, as far as the applicant must know. */
export function SyncNotice({ flow }: ScreenProps) {
  const t = useWizardText();
  const { phase, refusal } = flow;
  const retry = (
    <Button small variant="secondary" onClick={() => flow.client.session.send({ type: 'save.retried' })}>
      {t('session.retry')}
    </Button>
  );
  if (phase === 'retrying')
    return (
      <Notice tone="warning" live="polite" actions={retry}>
        {t('session.retrying')}
      </Notice>
    );
  if (phase === 'offline')
    return (
      <Notice tone="warning" live="polite">
        {t('session.offline')}
      </Notice>
    );
  const resume = (
    <LinkButton small variant="secondary" href="/resume">
      {t('app.resume')}
    </LinkButton>
  );
  if (phase === 'expired')
    return (
      <Notice tone="warning" live="assertive" actions={resume}>
        {t('session.expired')}
      </Notice>
    );
  const isAboutFields =
    refusal !== undefined && Object.keys(refusal.errors).length > 0 && refusal.errors['captcha'] === undefined;
  // The form says itself what is wrong with its fields; an event of a button alone has none to mark.
  if (refusal === undefined || (isAboutFields && Object.keys(refusal.event).length > 1)) return null;
  return (
    <Notice tone="danger" live="assertive">
      {(isAboutFields ? undefined : refusal.problem?.detail) ?? t('session.refused')}
    </Notice>
  );
}
