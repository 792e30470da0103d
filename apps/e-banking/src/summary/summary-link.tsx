import type { FlowBinding } from '@statewise/flow-client';
import { FileIcon, LinkButton } from '@statewise/ui';
import { useWizard } from '@statewise/wizard';
import type { ReactNode } from 'react';
import { useBusinessText } from '../messages/use-business-text.js';

/** Everything that was answered, as a PDF to keep. */
export function SummaryLink({ flow }: { readonly flow: FlowBinding }): ReactNode {
  const t = useBusinessText();
  const { language } = useWizard().locale;
  const code = flow.application?.code;
  if (code === undefined) return null;
  const asked = new URLSearchParams({ code, lang: language });
  return (
    <LinkButton variant="secondary" icon={<FileIcon />} href={`/e-banking/api/downloadSummary?${asked}`}>
      {t('finish.pdf')}
    </LinkButton>
  );
}
