import { FileIcon, LinkButton } from '@statewise/ui';
import { useWizardText } from '../messages/use-wizard-text.js';
import { useWizard } from '../services.js';
import type { ScreenProps } from '../wizard-options.js';

/** Everything that was answered, as a PDF to keep; nothing before there is an application. */
export function SummaryLink({ flow }: ScreenProps) {
  const t = useWizardText();
  const { language } = useWizard().locale;
  const code = flow.application?.code;
  if (code === undefined) return null;
  return (
    <LinkButton variant="secondary" icon={<FileIcon />} href={`/api/v1/applications/${code}/summary?lang=${language}`}>
      {t('summary.pdf')}
    </LinkButton>
  );
}
