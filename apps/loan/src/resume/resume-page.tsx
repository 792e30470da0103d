import { Actions, Button, Card, LinkButton, Notice, Stack, TextField } from '@statewise/ui';
import { useActionState, useState, type ReactNode } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useLoanText } from '../messages/use-loan-text.js';
import type { LoanKey } from '../messages/catalogue.js';
import { useServices } from '../services.js';
import { Shell } from '../shell.js';
import { codeAsTyped, codeOf } from './typed-code.js';
import { resumeApplication } from './resume-application.js';

/** Opens an application by its code; a code in the address is opened when the applicant says so. */
export function ResumePage(): ReactNode {
  const t = useLoanText();
  const services = useServices();
  const navigate = useNavigate();
  const { code: given = '' } = useParams();
  const [typed, setTyped] = useState(codeAsTyped(given));
  const [failure, submit, isBusy] = useActionState<LoanKey | undefined>(async () => {
    const result = await resumeApplication(services, codeOf(typed));
    if ('failure' in result) return result.failure;
    await navigate(result.path);
    return undefined;
  }, undefined);
  return (
    <Shell narrow title={t('resume.title')}>
      <form action={submit} noValidate>
        <Stack>
          <header className="loan-heading">
            <h1>{t('resume.title')}</h1>
            <p className="sw-lead">{t('resume.lead')}</p>
          </header>
          {failure !== undefined && <Notice tone="danger" live="assertive">{t(failure)}</Notice>}
          <Card>
            <TextField name="code" label={t('resume.code')} hint={t('resume.codeHint')} value={typed} onChange={(text) => setTyped(codeAsTyped(text))} width="medium" autoComplete="off" spellCheck={false} />
          </Card>
          <Actions>
            <Button type="submit" busy={isBusy}>{t('resume.submit')}</Button>
            <LinkButton variant="quiet" href="/">{t('resume.new')}</LinkButton>
          </Actions>
        </Stack>
      </form>
    </Shell>
  );
}
