import { Actions, Button, Modal, Stack, type ButtonProps } from '@statewise/ui';
import type { ReactNode } from 'react';
import { useConsoleText } from '../messages/use-console-text.js';
import { Form, type FormProps } from './form.js';

export interface DialogFormProps extends Pick<FormProps, 'onSubmit' | 'ref'>, Pick<ButtonProps, 'isPaused'> {
  readonly title: string;
  /** On the button that sends it. */
  readonly go: string;
  readonly isDangerous?: boolean;
  readonly isBusy: boolean;
  readonly children: ReactNode;
  readonly onClose: () => void;
}

/** A form over the page, which is sent or closed. */
export function DialogForm({
  title,
  go,
  isDangerous = false,
  isBusy,
  isPaused = false,
  children,
  onClose,
  ...form
}: DialogFormProps) {
  const t = useConsoleText();
  return (
    <Modal open narrow title={title} onClose={onClose}>
      <Form {...form}>
        <Stack gap="m">
          {children}
          <Actions>
            <Button type="submit" variant={isDangerous ? 'danger' : 'primary'} busy={isBusy} isPaused={isPaused}>
              {go}
            </Button>
            <Button variant="secondary" onClick={onClose}>
              {t('cancel')}
            </Button>
          </Actions>
        </Stack>
      </Form>
    </Modal>
  );
}
