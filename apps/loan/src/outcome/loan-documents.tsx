import { newKey } from '@statewise/flow-client';
import { incomeProofOf, isChecked, isSubmitted, requiredDocuments } from '@statewise/machines';
import { statusValue } from '@statewise/flow';
import { DocumentSlots, useWizard, type DocumentSlot, type ScreenProps } from '@statewise/wizard';
import { use, useDeferredValue, type ReactNode } from 'react';
import { loanContextOf } from '../loan/loan-context.js';
import { useLoanServices } from '../loan-services.js';
import { useLoanText } from '../messages/use-loan-text.js';

const base = '/consumer-loans-application/api';

/** A place for each document that this applicant has to send, with what has arrived of it, and one for anything else. */
export function LoanDocuments({ flow }: ScreenProps): ReactNode {
  const { request } = useWizard();
  const { statuses } = loanContextOf(flow);
  const slots = useSlots({ flow });
  const { code, version } = flow.application ?? {};
  const remove = async (id: string): Promise<void> => {
    // Refused where the bank has begun to review meanwhile: the application that is read anew says so.
    await request(`${base}/removeDocument`, { method: 'POST', body: { code, id, version }, key: newKey() }).catch(
      () => undefined,
    );
    await flow.client.refresh();
  };
  return (
    <DocumentSlots
      flow={flow}
      address={`${base}/uploadDocuments`}
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
    const own = stored.filter((file) => file.kind === kind);
    const status = kind === 'payslip' || kind === 'invoice' ? context.statuses[kind] : statusValue.absent;
    const isThere = own.length > 0;
    const standing = isChecked(status) ? 'checked' : isThere ? 'arrived' : isNeeded ? 'missing' : 'extra';
    const proof = incomeProofOf(context.steps[3] ?? {});
    return {
      kind,
      label: kind === 'payslip' ? t(`proof.${proof}`) : t(`documents.${kind}`),
      standing: t(`slot.${standing}`),
      tone: isThere ? 'arrived' : isNeeded ? 'missing' : 'extra',
      stored: own.map(({ id, name, size, isPicture }) => ({
        id,
        name,
        size,
        status: 'sent',
        href: `${base}/downloadDocument?${new URLSearchParams({ id, code })}`,
        isPicture,
      })),
      canRemove: !isChecked(status),
    };
  };
  // What arrived for a loan that was another one by then can still be looked at and taken back.
  const isInvoiceExtra = !required.includes('invoice') && stored.some(({ kind }) => kind === 'invoice');
  return [...required.map(slot), ...(isInvoiceExtra ? [slot('invoice')] : []), slot('identity'), slot('other')];
}
