import { Button, Card, CopyButton, LinkButton, RetryIcon } from '@statewise/ui';
import type { ReactNode } from 'react';
import { CalculationResult, type CalculatorAnswer } from './answer.js';
import { viewParameter } from './calculator-input.js';
import { useCalculatorText } from './messages/use-calculator-text.js';
import type { RunningCalculator } from './use-calculator.js';

export interface CalculatorFrameProps {
  /** Names the form; unique on the page. */
  readonly id: string;
  readonly calculator: RunningCalculator<unknown>;
  /** The hash of the section. */
  readonly anchor: string;
  /** The fields. */
  readonly children: ReactNode;
  readonly submitLabel?: string;
  readonly waiting?: string;
  /** Heading of the results, where a section has more than one of them. */
  readonly resultsTitle?: string;
  /** Undefined while there is none. Its figure stands below the fields too, where a phone shows them alone. */
  readonly answer?: CalculatorAnswer | undefined;
  /** What is shown in place of an answer where the results are no figures. */
  readonly results?: ReactNode;
  /** What stands below, in full width. */
  readonly details?: ReactNode;
  /** The page's whole address, where results may be shared. */
  readonly address?: string;
  /** Whether what is typed stands in no address, without script either. */
  readonly isPrivate?: boolean;
}

/** A form and its results: on wide screens both, on a phone one in place of the other. It works without script, as a form that asks for its own page. */
export function CalculatorFrame({
  id,
  calculator,
  anchor,
  children,
  submitLabel,
  waiting,
  resultsTitle,
  answer,
  results = answer && <CalculationResult {...answer} />,
  details,
  address,
  isPrivate = false,
}: CalculatorFrameProps) {
  const t = useCalculatorText();
  const { view, isRunning, submit, recalculate, resultsRef } = calculator;
  return (
    <div className="site-calculator__frame" data-view={view}>
      <Card className="site-calculator__input">
        <form
          id={id}
          className="site-calculator__form"
          method={isPrivate ? 'post' : 'get'}
          action={isPrivate ? `?#${anchor}` : `#${anchor}`}
          noValidate
          onSubmit={submit}
        >
          {children}
          <Button type="submit" variant={results === undefined ? 'primary' : 'secondary'}>
            {submitLabel ?? t('calculate')}
          </Button>
        </form>
      </Card>
      <Card
        as="section"
        tone={results === undefined ? 'sunken' : 'deep'}
        className="site-calculator__results"
        aria-labelledby={`${id}-results`}
      >
        <h3 id={`${id}-results`} ref={resultsRef} tabIndex={-1}>
          {resultsTitle ?? t('result')}
        </h3>
        <div className="site-calculator__answer" role="status">
          {results ?? <p>{waiting ?? t('waiting')}</p>}
        </div>
        {results !== undefined && address !== undefined && (
          <Share calculator={calculator} address={address} anchor={anchor} />
        )}
        <div className="site-calculator__again">
          <Button
            type={isRunning ? 'button' : 'submit'}
            variant="secondary"
            wide
            form={id}
            {...viewParameter}
            icon={<RetryIcon />}
            onClick={recalculate}
          >
            {t('recalculate')}
          </Button>
        </div>
      </Card>
      {details !== undefined && <div className="site-calculator__details">{details}</div>}
      {answer && (
        <p className="site-calculator__preview" aria-live="polite">
          {answer.term} <strong className="sw-figures">{answer.figure}</strong>
        </p>
      )}
    </div>
  );
}

interface ShareProps {
  readonly calculator: Pick<RunningCalculator<unknown>, 'isRunning' | 'query'>;
  readonly address: string;
  readonly anchor: string;
}

/** The link that fills the fields in again; without script it is there to be copied by hand. */
function Share({ calculator: { isRunning, query }, address, anchor }: ShareProps) {
  const t = useCalculatorText();
  const link = `${query}#${anchor}`;
  return (
    <div className="site-calculator__share">
      {isRunning ? (
        <CopyButton text={`${address}${link}`} label={t('copyLink')} />
      ) : (
        <LinkButton small variant="secondary" href={`${address}${link}`}>
          {t('link')}
        </LinkButton>
      )}
    </div>
  );
}
