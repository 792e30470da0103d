import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '@statewise/ui';
import { useAct, type ActOptions } from '../requests/use-act.js';

export interface ActButtonProps<Answer> extends ActOptions<void, Answer> {
  readonly button?: Pick<ButtonProps, 'variant' | 'small' | 'aria-label'>;
  /** What it says. */
  readonly go: string;
}

/** A button that does something at once; see `DialogButton` for what is asked about first. */
export function ActButton<Answer>({ button, go, ...options }: ActButtonProps<Answer>): ReactNode {
  const doing = useAct(options);
  return (
    <Button variant="secondary" {...button} busy={doing.isPending} onClick={() => doing.mutate()}>
      {go}
    </Button>
  );
}
