import { Button, Modal } from '@statewise/ui';
import type { ReactNode } from 'react';
import { useWizardText } from '../messages/use-wizard-text.js';

export interface QuestionProps {
  readonly isOpen: boolean;
  readonly title: string;
  readonly yes: string;
  /** By default simply no. */
  readonly no?: string;
  /** Whether yes takes something away that does not come back. */
  readonly isDanger?: boolean;
  readonly onYes: () => void;
  readonly onNo: () => void;
  readonly children?: ReactNode;
}

/** A question that has to be answered before something is done. */
export function Question({ isOpen, title, yes, no, isDanger = false, onYes, onNo, children }: QuestionProps) {
  const t = useWizardText();
  const actions = (
    <>
      <Button variant={isDanger ? 'danger' : 'primary'} onClick={onYes}>
        {yes}
      </Button>
      <Button variant="secondary" onClick={onNo}>
        {no ?? t('step.no')}
      </Button>
    </>
  );
  return (
    <Modal open={isOpen} narrow onClose={onNo} title={title} actions={actions}>
      {children}
    </Modal>
  );
}
