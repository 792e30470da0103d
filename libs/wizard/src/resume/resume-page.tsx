import { typedCode, groupCode } from '@statewise/i18n';
import {
  Actions,
  Button,
  Card,
  focusField,
  LinkButton,
  Notice,
  Stack,
  TextField,
  applyMask,
  type Mask,
} from '@statewise/ui';
import { use, useActionState, useState } from 'react';
import { Navigate, useLocation, useNavigate, useParams } from 'react-router';
import { useWizardText } from '../messages/use-wizard-text.js';
import type { WizardKey } from '../messages/catalogue.js';
import { useWizard } from '../services.js';
import { Shell } from '../shell/shell.js';
import { StepHeading } from '../step/step-heading.js';
import { mailedLinkIn, maskCode } from './code-mask.js';
import { DeviceCheck } from './device-check.js';
import { LostCodeForm } from './lost-code-form.js';
import { unknownCode } from './unknown-code.js';
import { resumeApplication } from './resume-application.js';

/** Opens an application by its code: at once when the address has it, else as it is typed. */
export function ResumePage() {
  const { code } = useParams();
  return code === undefined ? <CodeForm /> : <Resuming code={typedCode(code)} />;
}

function Resuming({ code }: { readonly code: string }) {
  const { key } = useLocation();
  const result = use(useWizard().resumption(code, key));
  if ('path' in result) return <Navigate to={result.path} replace />;
  if ('confirm' in result) return <Confirming code={result.confirm} />;
  if (result.failure === 'resume.unknown') return <Navigate to="/" replace state={unknownCode} />;
  return <CodeForm code={code} failure={result.failure} />;
}

/** Opens the application once the device is confirmed. */
function Confirming({ code }: { readonly code: string }) {
  const services = useWizard();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<WizardKey>();
  if (failure !== undefined) return <CodeForm code={code} failure={failure} />;
  const open = async (): Promise<void> => {
    const result = await resumeApplication(services, code);
    if ('path' in result) await navigate(result.path, { replace: true });
    else setFailure('failure' in result ? result.failure : 'device.unkept');
  };
  return <DeviceCheck code={code} onConfirmed={open} />;
}

function CodeForm({ code = '', failure: first }: { readonly code?: string; readonly failure?: WizardKey }) {
  const t = useWizardText();
  const services = useWizard();
  const navigate = useNavigate();
  const [typed, setTyped] = useState(groupCode(typedCode(code)));
  const [proof, setProof] = useState<string>();
  const [unconfirmed, setUnconfirmed] = useState<string>();
  const [failure, submit, isBusy] = useActionState<WizardKey | undefined>(async () => {
    if (typed === '') {
      focusField('code');
      return 'resume.empty';
    }
    const result = await resumeApplication(services, typedCode(typed), proof);
    if ('failure' in result) return result.failure;
    if ('confirm' in result) setUnconfirmed(result.confirm);
    else await navigate(result.path);
    return undefined;
  }, first);
  if (unconfirmed !== undefined) return <Confirming code={unconfirmed} />;
  const mask: Mask = (before, edit) => {
    setProof((known) => mailedLinkIn(edit.text)?.proof ?? known);
    return maskCode(before, edit);
  };
  return (
    <Shell narrow>
      <form action={submit} noValidate>
        <Stack>
          <StepHeading title={t('resume.title')} lead={t('resume.lead')} />
          {failure !== undefined && failure !== 'resume.empty' && (
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
              error={failure === 'resume.empty' && typed === '' ? t('resume.empty') : undefined}
              onChange={(_, event) => setTyped(applyMask(mask, typed, event))}
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
      <LostCodeForm />
    </Shell>
  );
}
