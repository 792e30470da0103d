import { Button, Modal, Stack, TextField } from '@statewise/ui';
import { useState, type ReactNode } from 'react';
import { useCasesText } from './messages/catalogue.js';

interface ErasureDialogProps {
  readonly title: string;
  readonly lead: string;
  /** What its button says. */
  readonly go: string;
  readonly isBusy: boolean;
  /** Whether a reason may be given. */
  readonly asksReason: boolean;
  readonly onSure: (reason: string) => void;
  readonly onClose: () => void;
}

/** Asks whether something is to be erased for good, and why. */
export function ErasureDialog(props: ErasureDialogProps): ReactNode {
  const { title, lead, go, isBusy, asksReason, onSure, onClose } = props;
  const t = useCasesText();
  const [reason, setReason] = useState('');
  return (
    <Modal
      open
      narrow
      title={title}
      onClose={onClose}
      actions={
        <Button variant="danger" busy={isBusy} onClick={() => onSure(reason)}>
          {go}
        </Button>
      }
    >
      <Stack gap="m">
        <p>{lead}</p>
        {asksReason && (
          <TextField
            name="erasure-reason"
            label={t('data.reason')}
            hint={t('data.reasonHint')}
            value={reason}
            onChange={setReason}
            optional
          />
        )}
      </Stack>
    </Modal>
  );
}
