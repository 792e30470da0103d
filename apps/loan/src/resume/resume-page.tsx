import { Actions, Button, Card, LinkButton, Notice, Stack, TextField } from '@statewise/ui';
import { use, useActionState, useState, type ReactNode } from 'react';
import { Navigate, useLocation, useNavigate, useParams } from 'react-router';
import { useLoanText } from '../messages/use-loan-text.js';
import type { LoanKey } from '../messages/catalogue.js';
import { useServices } from '../services.js';
import { Shell } from '../shell.js';
import { unknownCode } from '@statewise/wizard';
import { codeAsTyped, codeOf } from './typed-code.js';
import { resumeApplication } from './resume-application.js';

/** Opens an application by its code: at once when the address has it, else as it is typed. */
export function ResumePage(): ReactNode {
  const { code } = useParams();
  return code === undefined ? <CodeForm /> : <Resuming code={codeOf(code)} />;
}

function Resuming({ code }: { readonly code: string }): ReactNode {
  const { key } = useLocation();
  const result = use(useServices().resumption(code, key));
  if ('path' in result) return <Navigate to={result.path} replace />;
  if (result.failure === 'resume.unknown') return <Navigate to="/" replace state={unknownCode} />;
  return <CodeForm code={code} failure={result.failure} />;
}

function CodeForm({ code = '', failure: first }: { readonly code?: string; readonly failure?: LoanKey }): ReactNode {
  const t = useLoanText();
  const services = useServices();
  const navigate = useNavigate();
  const [typed, setTyped] = useState(codeAsTyped(code));
  const [failure, submit, isBusy] = useActionState<LoanKey | undefined>(async () => {
    const result = await resumeApplication(services, codeOf(typed));
    if ('failure' in result) return result.failure;
    await navigate(result.path);
    return undefined;
  }, first);
  return (
    <Shell narrow title={t('resume.title')}>
      <form action={submit} noValidate>
        <Stack>
          <header className="loan-heading">
            <h1>{t('resume.title')}</h1>
            <p className="sw-lead">{t('resume.lead')}</p>
          </header>
          {failure !== undefined && (
            <Notice tone="danger" live="assertive">
              {t(failure)}
            </Notice>
          )}
          <Card>
            <TextField
              name="code"
              label={t('resume.code')}
              hint={t('resume.codeHint')}
              value={typed}
              onChange={(text) => setTyped(codeAsTyped(text))}
              width="medium"
              autoComplete="off"
              spellCheck={false}
            />
          </Card>
          <Actions>
            <Button type="submit" busy={isBusy}>
              {t('resume.submit')}
            </Button>
            <LinkButton variant="quiet" href="/">
              {t('resume.new')}
            </LinkButton>
          </Actions>
        </Stack>
      </form>
    </Shell>
  );
}
