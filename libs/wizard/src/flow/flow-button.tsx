import type { FlowBinding } from '@statewise/flow-client';
import { Button, type ButtonProps } from '@statewise/ui';

export interface FlowButtonProps extends Omit<ButtonProps, 'busy' | 'isPaused'> {
  readonly flow: FlowBinding;
}

/** A button that sends an event of the flow, busy while one is under way; that nothing is sent without a network is said elsewhere. */
export function FlowButton({ flow, ...button }: FlowButtonProps) {
  return <Button {...button} busy={flow.isUnderWay} isPaused={flow.phase === 'offline'} />;
}
