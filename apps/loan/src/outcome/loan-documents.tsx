import type { BankContract } from '@statewise/contract/bank';
import { addressOf, createClient } from '@statewise/contract/client';
import { newKey, type RequestFailure } from '@statewise/flow-client';
import { incomeProofOf, isChecked, isSubmitted, requiredDocuments } from '@statewise/machines';
import { statusValue } from '@statewise/flow';
import { useToasts } from '@statewise/ui';
import { DocumentSlots, unlessRefused, useWizard, type DocumentSlot, type ScreenProps } from '@statewise/wizard';
import { use, useDeferredValue } from 'react';
import { loanContextOf } from '../loan/loan-context.js';
import { useLoanServices } from '../loan-services.js';
import { useLoanText } from '../messages/use-loan-text.js';

/** A place for each document that this applicant has to send, with what has arrived of it, and one for anything else. */
export function LoanDocuments({ flow }: ScreenProps) {
  const { request } = useWizard();
  const t = useLoanText();
  const toasts = useToasts();
  const { statuses } = loanContextOf(flow);
  const slots = useSlots({ flow });
  /** Returns why the bank has not given it back; what it has is read anew either way. */
  const tryRemoval = async (id: string): Promise<RequestFailure | undefined> => {
    const call = createClient<BankContract>(request);
    const { code = '', version } = flow.client.view().application ?? {};
    const body = { code, id, version };
    const answer = call('POST /consumer-loans-application/api/removeDocument', { body }, { key: newKey() });
    const failure = await unlessRefused(
      answer.then(() => undefined),
      (refused) => refused,
    );
    await flow.client.refresh({ isOwnAct: true });
    return failure;
  };
  const remove = async (id: string): Promise<void> => {
    const first = await tryRemoval(id);
    const failure = first?.kind === 'stale' ? await tryRemoval(id) : first;
    // One that is not there any more, or an application, is gone from what was read.
    if (failure === undefined || failure.isGone) return;
    toasts.show({ tone: 'danger', text: t(failure.isWorthRetrying ? 'resume.unreachable' : 'session.refused') });
  };
  return (
    <DocumentSlots
      flow={flow}
      address="/consumer-loans-application/api/uploadDocuments"
      slots={slots}
      isOpen={isSubmitted(statuses)}
      onRemove={(id) => void remove(id)}
    />
  );
}

function useSlots({ flow }: ScreenProps): readonly DocumentSlot[] {
  const t = useLoanText();
  const context = loanContextOf(flow);
  const code = flow.application?.code ?? '';
  const version = useDeferredValue(String(flow.application?.version ?? ''));
  const stored = use(useLoanServices().documents(code, version));
  const required = requiredDocuments(context);
  const slot = (kind: 'payslip' | 'invoice' | 'identity' | 'other'): DocumentSlot => {
    const isNeeded = required.some((one) => one === kind);
    const own = stored.filter((file) => file.document_type === kind);
    const status = kind === 'payslip' || kind === 'invoice' ? context.statuses[kind] : statusValue.absent;
    const isThere = own.length > 0;
    const standing = isChecked(status) ? 'checked' : isThere ? 'arrived' : isNeeded ? 'missing' : 'extra';
    const proof = incomeProofOf(context.steps[3] ?? {});
    return {
      kind,
      label: kind === 'payslip' ? t(`proof.${proof}`) : t(`documents.${kind}`),
      standing: t(`slot.${standing}`),
      tone: isThere ? 'arrived' : isNeeded ? 'missing' : 'extra',
      stored: own.map(({ id, name, size, content_type: type }) => ({
        id,
        name,
        size,
        status: 'sent',
        href: addressOf('GET /consumer-loans-application/api/downloadDocument', { id, code }),
        isPicture: type.startsWith('image/'),
      })),
      canRemove: !isChecked(status),
    };
  };
  // What arrived for a loan that was another one by then can still be looked at and taken back.
  const isInvoiceExtra = !required.includes('invoice') && stored.some((file) => file.document_type === 'invoice');
  return [...required.map(slot), ...(isInvoiceExtra ? [slot('invoice')] : []), slot('identity'), slot('other')];
}
