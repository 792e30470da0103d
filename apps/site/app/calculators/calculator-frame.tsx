import { Button, Card, CopyButton, LinkButton, RetryIcon } from '@statewise/ui';
import type { ReactNode } from 'react';
import { viewParameter, type CalculatorInput } from './calculator-input.js';
import { useCalculatorText } from './messages/use-calculator-text.js';
import type { RunningCalculator } from './use-calculator.js';
import type { MessageValues } from '@statewise/i18n';
import type { CalculatorName, CountryRates } from '@statewise/site-content';

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
  /** Undefined while there is none. While it is that of what is typed, its figure stands below the fields too, where a phone shows them alone. */
  readonly answer?: CalculatorAnswer | undefined;
  /** What is shown in place of an answer where the results are no figures. */
  readonly results?: ReactNode;
  /** What stands below, in full width, while it is about what is typed. */
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
  const { view, isCurrent, isRunning, submit, recalculate, resultsRef } = calculator;
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
      {isCurrent && details !== undefined && <div className="site-calculator__details">{details}</div>}
      {isCurrent && answer && (
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

/** What a calculator comes to. */
export interface CalculatorAnswer {
  /** What the figure that matters most stands for. */
  readonly term: string;
  readonly figure: string;
  /** What was asked for. */
  readonly of: string;
  readonly rows: readonly { readonly term: string; readonly value: string }[];
  /** What there is to say of it. */
  readonly note?: ReactNode;
}

/** The figure that matters most, what it is for, and the figures beside it. */
function CalculationResult({ term, figure, of, rows, note }: CalculatorAnswer) {
  return (
    <>
      <p className="site-calculator__headline">
        <span>{term}</span> <strong className="sw-figures">{figure}</strong>{' '}
        <span className="site-calculator__of">{of}</span>
      </p>
      <dl className="site-calculator__figures">
        {rows.map((row) => (
          <div key={row.term}>
            <dt>{row.term}</dt>
            <dd className="sw-figures">{row.value}</dd>
          </div>
        ))}
      </dl>
      {note}
    </>
  );
}

interface IntroductionProps {
  readonly kind: CalculatorName;
  readonly anchor: string;
  readonly values?: MessageValues;
}

/** What a calculator answers, and on what terms. */
export function Introduction({ kind, anchor, values }: IntroductionProps) {
  const t = useCalculatorText();
  return (
    <div className="site-calculator__head">
      <h2 id={`${anchor}-title`}>{t(`title.${kind}`)}</h2>
      <p>{t(`intro.${kind}`, values)}</p>
    </div>
  );
}

/** What each calculator's view is given. */
export interface CalculatorViewProps {
  readonly input: CalculatorInput;
  readonly rates: CountryRates;
  /** The hash of the section. */
  readonly anchor: string;
  /** The page's whole address, for links that are shared. */
  readonly address: string;
  /** The page on which it stands. */
  readonly slug: string;
  /** Shows the deposit rates without a term alone. */
  readonly showOnlyZeroRate: boolean;
}
