import { Button, CodeDisplay, Notice, Stack } from '@statewise/ui';
import { useWizardText } from '../messages/use-wizard-text.js';
import type { ScreenProps } from '../wizard-options.js';

/** The code that took the place of the one with which the application was opened, until the applicant has noted it. */
export function NewCode({ flow }: ScreenProps) {
  const t = useWizardText();
  const { application, isCodeNew, client } = flow;
  if (application === undefined || !isCodeNew) return null;
  const noted = (
    <Button small variant="secondary" onClick={() => client.session.send({ type: 'code.noted' })}>
      {t('code.noted')}
    </Button>
  );
  return (
    <Notice tone="info" live="polite" title={t('code.renewed')} actions={noted}>
      <Stack>
        <p>{t('code.renewedText')}</p>
        <CodeDisplay code={application.code} label={t('resume.code')} />
      </Stack>
    </Notice>
  );
}
