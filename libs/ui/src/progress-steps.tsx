import { useId, useState } from 'react';
import { classNames } from './class-names.js';
import { useUiText } from './i18n.js';
import { CheckIcon, ChevronDownIcon } from './icons.js';

export interface ProgressStep {
  /** The flow's number of the step. */
  readonly number: number;
  readonly name: string;
  /** Whether it can be gone to. */
  readonly canOpen: boolean;
  /** Whether everything it asks for is there. */
  readonly isDone: boolean;
  /** Whether it follows what is counted: "step 5 of 5" stays true of the step before it. */
  readonly isAfter?: boolean;
}

export interface ProgressStepsProps {
  readonly steps: readonly ProgressStep[];
  /** Number of the step on screen. */
  readonly current: number;
  readonly onGoTo: (step: number) => void;
}

/** Where one is in a wizard. On phones one line with a bar, which opens into the list. */
export function ProgressSteps({ steps, current, onGoTo }: ProgressStepsProps) {
  const t = useUiText();
  const list = useId();
  // Another step closes the list, however it was gone to.
  const [expandedAt, setExpandedAt] = useState<number>();
  const expanded = expandedAt === current;
  const setExpanded = (isOpen: boolean): void => setExpandedAt(isOpen ? current : undefined);
  const position = Math.max(1, steps.findIndex((step) => step.number === current) + 1);
  const total = steps.filter(({ isAfter = false }) => !isAfter).length;
  const goTo = (step: number): void => {
    setExpanded(false);
    onGoTo(step);
  };
  return (
    <nav className={classNames('sw-steps', expanded && 'sw-steps--expanded')} aria-label={t('steps.label')}>
      <button
        type="button"
        className="sw-steps__summary"
        aria-expanded={expanded}
        aria-controls={list}
        onClick={() => setExpanded(!expanded)}
      >
        {position <= total && <span className="sw-steps__count">{t('steps.current', { step: position, total })}</span>}
        <span className="sw-steps__name">{steps[position - 1]?.name}</span>
        <ChevronDownIcon />
      </button>
      <progress className="sw-steps__bar" value={position} max={total} aria-hidden="true" />
      <ol id={list} className="sw-steps__list">
        {steps.map((step, index) => (
          <Step key={step.number} step={step} position={index + 1} isCurrent={step.number === current} onGoTo={goTo} />
        ))}
      </ol>
    </nav>
  );
}

interface StepProps {
  readonly step: ProgressStep;
  readonly position: number;
  readonly isCurrent: boolean;
  readonly onGoTo: (step: number) => void;
}

function Step({ step, position, isCurrent, onGoTo }: StepProps) {
  const t = useUiText();
  const state = isCurrent ? 'now' : step.isDone ? 'done' : 'later';
  const inside = (
    <>
      <span className="sw-steps__dot sw-figures" aria-hidden="true">
        {state === 'done' ? <CheckIcon size={16} /> : position}
      </span>
      <span>
        {step.name}
        <span className="sw-sr"> ({t(`steps.${state}`)})</span>
      </span>
    </>
  );
  return (
    <li className={`sw-steps__step sw-steps__step--${state}`} aria-current={isCurrent ? 'step' : undefined}>
      {step.canOpen && !isCurrent ? (
        <button type="button" className="sw-steps__go" onClick={() => onGoTo(step.number)}>
          {inside}
        </button>
      ) : (
        <span className="sw-steps__go">{inside}</span>
      )}
    </li>
  );
}
