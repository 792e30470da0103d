import { statusValue } from '../flow/flow.js';
import { hasFailedStatus, isAccepted, isSubmitted } from './statuses.js';
import { isAnswered } from './checks.js';
import type { Asked } from './types.js';

/** What the ordinary way into a state demands, by the name under which a jump shows that it passed over it. */
export const requirements = {
  isReferred: ({ context }: Asked) => context.referral !== null,
  isStepOneAnswered: ({ context, event }: Asked) => isAnswered(context, event, 1),
  isStepTwoAnswered: ({ context, event }: Asked) => isAnswered(context, event, 2),
  isStepThreeAnswered: ({ context, event }: Asked) => isAnswered(context, event, 3),
  isStepFourAnswered: ({ context, event }: Asked) => isAnswered(context, event, 4),
  isStepFiveAnswered: ({ context, event }: Asked) => isAnswered(context, event, 5),
  isSubmitted: ({ context }: Asked) => isSubmitted(context.statuses),
  hasDocuments: ({ context: { statuses } }: Asked) =>
    statuses.payslip !== statusValue.absent || statuses.invoice !== statusValue.absent,
  hasFailedStatus: ({ context }: Asked) => hasFailedStatus(context.statuses),
  isAccepted: ({ context }: Asked) => isAccepted(context.statuses),
} satisfies Record<string, (asked: Asked) => boolean>;

export type Requirement = keyof typeof requirements;

/** A state that an admin can jump to: which requirements must hold, and which the jump may pass over. */
export interface JumpTarget {
  readonly state: string;
  readonly must: readonly Requirement[];
  readonly mayPassOver: readonly Requirement[];
}

const answers = [
  'isStepOneAnswered',
  'isStepTwoAnswered',
  'isStepThreeAnswered',
  'isStepFourAnswered',
  'isStepFiveAnswered',
] as const;

/** Every state but the start, which stands for an application that does not exist yet. */
export const jumpTargets = [
  { state: 'stepVm', must: [], mayPassOver: ['isReferred'] },
  { state: 'stepOne', must: [], mayPassOver: [] },
  { state: 'stepTwo', must: [], mayPassOver: answers.slice(0, 1) },
  { state: 'stepThree', must: [], mayPassOver: answers.slice(0, 2) },
  { state: 'stepFour', must: [], mayPassOver: answers.slice(0, 3) },
  { state: 'stepFive', must: [], mayPassOver: answers.slice(0, 4) },
  // Whatever passes the risk rules is sent, so nothing gets there unanswered.
  { state: 'riskAnalysis', must: answers, mayPassOver: [] },
  { state: 'documents', must: [], mayPassOver: [...answers, 'isSubmitted'] },
  { state: 'thankYou', must: [], mayPassOver: [...answers, 'isSubmitted', 'hasDocuments'] },
  { state: 'finished.rejected', must: ['hasFailedStatus'], mayPassOver: [] },
  { state: 'finished.accepted', must: ['isAccepted'], mayPassOver: [] },
] as const satisfies readonly JumpTarget[];

/** Names of the requirements that do not hold. */
export function unmet(asked: Asked, names: readonly Requirement[]): Requirement[] {
  return names.filter((name) => !requirements[name](asked));
}

/** The requirements that a jump to this state may pass over. */
export function passedOver(state: unknown): readonly Requirement[] {
  return jumpTargets.find((target) => target.state === state)?.mayPassOver ?? [];
}
