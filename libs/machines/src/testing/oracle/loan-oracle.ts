import { isFilled } from '@statewise/fields';
import { sampleAt, type SentEvent } from '@statewise/flow/testing';
import type { LoanContext, LoanStatuses } from '../../loan-application/context.js';
import { loanAnswerTable } from './loan-answers.js';
import type { KeptAnswers, KnownApplication, Oracle, OracleRow } from './table.js';

// Statuses: 0 absent, 1 passed, 2 failed, 3 review, 4 pending, 5 completed.

interface KnownLoan extends KnownApplication {
  readonly statuses: LoanStatuses;
  /** Steps that are answered; 0 is the loan. */
  readonly answered: readonly number[];
  readonly whole: readonly number[];
  readonly amount: number;
  readonly hasPromotion: boolean;
  readonly isReferred: boolean;
  readonly isPrepared: boolean;
  readonly isChanged: boolean;
  readonly isReviewRequested: boolean;
  readonly proposedBy: string | null;
  readonly proposedUntil: string | null;
  readonly attempt: number;
  readonly result: number;
  readonly hasAlternative: boolean;
  readonly jump: { readonly from: string; readonly furthest: number } | null;
}

type Row = OracleRow<KnownLoan>;
type When = NonNullable<Row['when']>;
type TellsOf = Extract<NonNullable<Row['tells']>, (...args: never) => unknown>;

const forms = ['stepVm', 'stepOne', 'stepTwo', 'stepThree', 'stepFour', 'stepFive'];
const reached = [...forms, 'documents', 'thankYou'];
const rejected = 'finished.rejected';
const accepted = 'finished.accepted';
const created = [...reached, 'riskAnalysis', rejected, accepted];

const isAnswered = ({ fields }: SentEvent): boolean => Object.keys(Object(fields)).length > 0;
/** What is said of the loan changes what was said before; 1 euro is too little, and none is no loan. */
const isLoan = ({ amount }: KnownLoan, { fields }: SentEvent): boolean => Number(Object(fields).amount ?? amount) > 1;
const isWhole = (known: KnownLoan): boolean => [0, 1, 2, 3, 4, 5].every((step) => known.whole.includes(step));
const wasSent = ({ statuses }: KnownLoan): boolean => statuses.application === 5;
const hasYes = ({ statuses }: KnownLoan): boolean => statuses.final === 1;
const decisive = ['risk', 'nbb', 'payslip', 'invoice', 'final'] as const;
const hasNo = ({ statuses }: KnownLoan): boolean => decisive.some((type) => statuses[type] === 2);
const wasLookedAt = (value: number): boolean => value === 1 || value === 2 || value === 3;

/** A status that is set; what fails after the yes takes the yes back. */
function withStatus({ statuses }: KnownLoan, type: string, value: number): LoanStatuses {
  const takesBack = value === 2 && statuses.final === 1 && ['risk', 'nbb', 'payslip', 'invoice'].includes(type);
  return { ...statuses, ...(takesBack && { final: 0 }), [type]: value };
}

/** What checks had looked at is to be looked at again, and the application to be sent again. */
function unlooked(known: KnownLoan, _: SentEvent, changed: readonly number[]): Partial<KnownLoan> {
  if (changed.length === 0) return {};
  const { statuses, furthest } = known;
  const again = (steps: readonly number[]): boolean => steps.some((step) => changed.includes(step));
  const document = (value: number): number => (wasLookedAt(value) ? 4 : value);
  return {
    statuses: {
      application: 0,
      risk: 0,
      nbb: again([1, 2]) ? 0 : statuses.nbb,
      payslip: again([1, 3]) ? document(statuses.payslip) : statuses.payslip,
      invoice: again([0, 4]) ? document(statuses.invoice) : statuses.invoice,
      final: statuses.final === 3 ? 3 : 0,
    },
    result: 0,
    hasAlternative: false,
    furthest: wasSent(known) ? Math.min(furthest, 5) : furthest,
    isChanged: known.isChanged || wasSent(known) || Object.values(statuses).some(wasLookedAt),
    proposedBy: null,
    proposedUntil: null,
  };
}

/** With the applicant’s first save an application that somebody prepared becomes their own. */
const takesOver: When = ({ isPrepared }, { actor }) => isPrepared && Object(actor).role === 'applicant';
const renewal = (known: KnownLoan, event: SentEvent): string[] => (takesOver(known, event) ? ['renewCode'] : []);
/** Who was told yes is told that other answers took it back. */
const reopening: TellsOf = (known, _, changed) => (hasYes(known) && changed.length > 0 ? ['announceReopening'] : []);
const saved: Pick<Row, 'keeps' | 'tells'> = {
  keeps: (known, event, changed) => ({
    ...unlooked(known, event, changed),
    ...(takesOver(known, event) && { isPrepared: false }),
  }),
  tells: (known, event, changed) => [...reopening(known, event, changed), ...renewal(known, event)],
};

const analysed = (known: KnownLoan): Partial<KnownLoan> => ({
  attempt: known.attempt + 1,
  result: 0,
  hasAlternative: false,
});

/** Who asked for a person before can ask again, unless a person still looks. */
const stillAsked = ({ isReviewRequested, statuses }: KnownLoan): Partial<KnownLoan> => ({
  isReviewRequested: isReviewRequested && statuses.final === 3,
});

const save = (from: string, step: number, to: string): Row => ({
  from,
  on: 'step.save',
  when: (_, event) => event['step'] === step && isAnswered(event),
  to,
  ...saved,
});
const back = (from: string, to: string): Row => ({ from, on: 'step.back', to });

const sets =
  (type: string, value: number): When =>
  (_, event) =>
    event['statusType'] === type && event['statusValue'] === value;
const isNo: When = (_, { statusType, statusValue }) =>
  statusValue === 2 && decisive.some((type) => type === statusType);
/** Answers that changed are decided on by who names the version in which they were seen. */
const wasSeen: When = ({ isChanged }, { seen, actor }) =>
  !isChanged || seen !== undefined || Object(actor).role === 'system';
/** COMPLETED is given to whole applications alone. */
const mayBeGiven: When = (known, event) => !sets('application', 5)(known, event) || wasSent(known) || isWhole(known);
const mayBeAccepted = (known: KnownLoan): boolean => wasSent(known) || known.result !== 0 || hasYes(known);
const needsTwo: When = (known, { fourEyesAbove }) =>
  fourEyesAbove !== undefined && known.amount > Number(fourEyesAbove) && !hasYes(known);
const waits = ({ proposedUntil }: KnownLoan): boolean => proposedUntil !== null && proposedUntil > sampleAt;

const status = (known: KnownLoan, { statusType, statusValue, seen }: SentEvent): Partial<KnownLoan> => ({
  statuses: withStatus(known, String(statusType), Number(statusValue)),
  isChanged: known.isChanged && seen === undefined,
});
const noProposal = { proposedBy: null, proposedUntil: null };
const yes: When = (known, event) => sets('final', 1)(known, event) && wasSeen(known, event) && mayBeAccepted(known);
const no: When = (known, event) => isNo(known, event) && wasSeen(known, event);
const after = (known: KnownLoan, event: SentEvent): KnownLoan => ({ ...known, ...status(known, event) });
const isRefused = (known: KnownLoan): boolean =>
  hasNo(known) || (known.isReviewRequested && known.statuses.final === 3);
/** Whether something is said that is no yes, after which none stands. */
const takesBack: When = (known, event) =>
  !sets('final', 1)(known, event) && wasSeen(known, event) && mayBeGiven(known, event) && !hasYes(after(known, event));
const days = (many: unknown): string => new Date(Date.parse(sampleAt) + Number(many) * 86_400_000).toISOString();

const mayStandAt = (known: KnownLoan, state: unknown): boolean => {
  if (state === rejected) return hasNo(known);
  if (state === accepted) return hasYes(known);
  if (state === 'riskAnalysis') return [1, 2, 3, 4, 5].every((step) => known.whole.includes(step));
  return reached.some((one) => one === state);
};
const begun = (state: unknown): string[] => (state === 'riskAnalysis' ? ['analyseRisk'] : []);

const rows: readonly Row[] = [
  // Nothing exists yet.
  {
    from: 'start',
    on: 'application.create',
    when: (_, event) => isAnswered(event),
    to: 'stepTwo',
    keeps: (_, { actor }) => ({ isPrepared: Object(actor).role !== 'applicant' }),
  },
  {
    from: 'start',
    on: 'application.refer',
    when: (_, { loan }) => Object(loan).amount !== 1,
    to: 'stepVm',
    keeps: () => ({ isReferred: true, isPrepared: true }),
  },

  // The steps, one after another.
  { ...save('stepVm', 0, 'stepOne'), when: (known, event) => event['step'] === 0 && isLoan(known, event) },
  save('stepOne', 1, 'stepTwo'),
  save('stepTwo', 2, 'stepThree'),
  save('stepThree', 3, 'stepFour'),
  save('stepFour', 4, 'stepFive'),
  {
    ...save('stepFive', 5, 'riskAnalysis'),
    when: (known, event) =>
      event['step'] === 5 && isAnswered(event) && [0, 1, 2, 3, 4].every((step) => known.whole.includes(step)),
    keeps: (known, event, changed) => {
      const kept = { ...known, ...saved.keeps?.(known, event, changed) };
      return { ...kept, ...analysed(kept) };
    },
    tells: (known, event, changed) => [...reopening(known, event, changed), ...renewal(known, event), 'analyseRisk'],
  },
  { from: 'stepOne', on: 'step.back', when: ({ isReferred }) => isReferred, to: 'stepVm' },
  back('stepTwo', 'stepOne'),
  back('stepThree', 'stepTwo'),
  back('stepFour', 'stepThree'),
  back('stepFive', 'stepFour'),
  back('riskAnalysis', 'stepFive'),
  back('documents', 'stepFive'),
  back('thankYou', 'documents'),

  // Going to a step that was reached; the loan’s own page is there for referred applications alone.
  {
    from: reached,
    on: 'step.goTo',
    when: ({ furthest, isReferred }, { step }) => (step === 0 ? isReferred : Number(step) <= furthest),
    to: (_, { step }) => reached[Number(step)] ?? '',
  },
  {
    from: forms,
    on: 'help.save',
    when: (known, event) =>
      Number(event['step']) <= known.furthest &&
      known.answered.includes(Number(event['step'])) &&
      // What an applicant agreed to nobody changes for them.
      (event['step'] === 0 ? isLoan(known, event) : event['step'] === 5 || isAnswered(event)),
    keeps: unlooked,
    tells: (known, event, changed) => [...reopening(known, event, changed), 'tellOfHelp'],
  },
  { from: forms, on: 'loan.change', when: isLoan, keeps: unlooked, tells: reopening },
  { from: forms, on: 'promotion.remove', when: ({ hasPromotion }) => hasPromotion, keeps: unlooked, tells: reopening },

  // Sent: the risk rules answer, and documents come.
  {
    from: 'riskAnalysis',
    on: 'risk.analysed',
    when: ({ attempt }, event) => event['attempt'] === attempt && event['result'] !== 2,
    to: 'documents',
    keeps: (known, { result, alternative }) => ({
      ...stillAsked(known),
      statuses: { ...withStatus(known, 'risk', Number(result)), application: 5 },
      result: Number(result),
      hasAlternative: Boolean(alternative),
      isChanged: false,
      jump: null,
    }),
    tells: ['confirmReceipt'],
  },
  {
    from: 'riskAnalysis',
    on: 'risk.analysed',
    when: ({ attempt }, event) => event['attempt'] === attempt,
    to: rejected,
    keeps: (known, { alternative }) => ({
      ...stillAsked(known),
      statuses: withStatus(known, 'risk', 2),
      result: 2,
      hasAlternative: Boolean(alternative),
      isChanged: false,
      jump: null,
    }),
    tells: ['announceDecision'],
  },
  ...['documents', 'thankYou'].flatMap((from): Row[] => [
    {
      from,
      on: 'documents.uploaded',
      when: wasSent,
      ...(from === 'documents' && { to: 'thankYou' }),
      keeps: (known, { documentType }) =>
        documentType === 'payslip' || documentType === 'invoice'
          ? { statuses: withStatus(known, documentType, 4) }
          : {},
    },
    {
      from,
      on: 'documents.removed',
      when: (known, { documentType }) =>
        documentType === 'payslip' || documentType === 'invoice'
          ? !wasLookedAt(known.statuses[documentType])
          : wasSent(known),
      keeps: (known, { documentType, left }) =>
        left === 0 && (documentType === 'payslip' || documentType === 'invoice')
          ? { statuses: withStatus(known, documentType, 0) }
          : {},
    },
  ]),

  // Rejected: a smaller loan, or a person who looks.
  {
    from: rejected,
    on: 'alternative.take',
    when: ({ statuses, hasAlternative, isReviewRequested }) =>
      statuses.risk === 2 &&
      [statuses.nbb, statuses.payslip, statuses.invoice, statuses.final].every((value) => value !== 2) &&
      hasAlternative &&
      !isReviewRequested,
    to: 'stepFive',
    keeps: (known, event, changed) => ({ ...unlooked(known, event, changed), jump: null }),
    tells: reopening,
  },
  {
    from: rejected,
    on: 'review.request',
    when: (known) => hasNo(known) && !(known.isReviewRequested && [2, 3].includes(known.statuses.final)),
    keeps: (known) => ({ isReviewRequested: true, statuses: withStatus(known, 'final', 3) }),
    tells: ['openReview', 'requestReview'],
  },
  {
    from: rejected,
    on: 'status.change',
    when: (known, event) => no(known, event) && sets('final', 2)(known, event) && known.statuses.final === 3,
    keeps: (known, event) => ({ ...status(known, event), ...noProposal }),
    tells: ['announceDecision'],
  },
  {
    from: rejected,
    on: 'status.change',
    when: no,
    keeps: (known, event) => ({ ...status(known, event), ...noProposal }),
  },
  {
    from: accepted,
    on: 'status.change',
    when: (known, event) => yes(known, event) && !needsTwo(known, event),
    keeps: (known, event) => ({ ...status(known, event), ...noProposal }),
  },

  // A decision that is taken back: the no before it stands again, or the application goes on where it was.
  {
    from: [rejected, accepted],
    on: 'status.change',
    when: (known, event) =>
      hasYes(known) && takesBack(known, event) && event['statusValue'] !== 2 && isRefused(after(known, event)),
    to: rejected,
    keeps: status,
    tells: ['announceReopening'],
  },
  {
    from: [rejected, accepted],
    on: 'status.change',
    when: (known, event) => takesBack(known, event) && !isRefused(after(known, event)),
    to: (known, event) => (wasSent(after(known, event)) ? 'documents' : (forms[Math.min(known.furthest, 5)] ?? '')),
    keeps: status,
    tells: ['announceReopening'],
  },

  // The bank decides, wherever the application is.
  {
    from: created.filter((state) => state !== rejected),
    on: 'status.change',
    when: no,
    to: rejected,
    keeps: (known, event) => ({ ...status(known, event), ...noProposal, jump: null }),
    tells: ['announceDecision'],
  },
  {
    from: created,
    on: 'status.change',
    when: (known, event) => yes(known, event) && needsTwo(known, event) && !waits(known),
    keeps: (_, { person, proposalDays }) => ({
      proposedBy: String(person ?? ''),
      proposedUntil: days(proposalDays ?? 7),
      isChanged: false,
    }),
  },
  {
    from: created,
    on: 'status.change',
    when: (known, event) => yes(known, event) && !needsTwo(known, event),
    to: accepted,
    keeps: (known, event) => ({ ...status(known, event), ...noProposal, jump: null }),
    tells: ['announceDecision'],
  },
  {
    from: created,
    on: 'status.change',
    when: (known, event) =>
      takesBack(known, event) && (hasYes(known) || (isRefused(known) && !isRefused(after(known, event)))),
    keeps: status,
    tells: ['announceReopening'],
  },
  {
    from: created,
    on: 'status.change',
    when: (known, event) => !sets('final', 1)(known, event) && wasSeen(known, event) && mayBeGiven(known, event),
    keeps: status,
  },
  {
    from: created,
    on: 'decision.confirm',
    when: (known, { person, seen }) =>
      person !== undefined && person !== known.proposedBy && waits(known) && seen !== undefined && mayBeAccepted(known),
    to: accepted,
    keeps: (known) => ({ statuses: withStatus(known, 'final', 1), ...noProposal, jump: null }),
    tells: ['announceDecision'],
  },
  {
    from: created,
    on: 'decision.decline',
    when: ({ proposedBy }) => proposedBy !== null,
    keeps: () => noProposal,
  },

  // Coming back, and being brought somewhere by an admin.
  {
    from: created,
    on: 'application.resume',
    to: (known) => {
      if (hasYes(known)) return accepted;
      if (isRefused(known)) return rejected;
      return wasSent(known) ? 'documents' : (reached[known.furthest] ?? '');
    },
  },
  {
    from: created,
    on: 'application.jump',
    when: (known, { state }) => mayStandAt(known, state),
    to: (_, { state }) => String(state),
    keeps: (known, { state }) => ({
      jump: { from: known.state, furthest: known.furthest },
      ...(state === 'riskAnalysis' && analysed(known)),
    }),
    tells: (_, { state }) => begun(state),
  },
  {
    from: created,
    on: 'application.undo',
    when: (known) => known.jump !== null && mayStandAt(known, known.jump.from),
    to: ({ jump }) => jump?.from ?? '',
    keeps: (known) => ({
      jump: null,
      furthest: known.jump?.furthest ?? 0,
      ...(known.jump?.from === 'riskAnalysis' && analysed(known)),
    }),
    tells: ({ jump }) => begun(jump?.from),
  },
];

/** The steps that are answered, but for one in which other answers ask for more by now. */
const whole = (steps: KeptAnswers['steps']): number[] =>
  Object.keys(steps)
    .map(Number)
    .filter((number) =>
      loanAnswerTable.questions.every(
        ({ step, field, isRequired }) =>
          step !== number || isRequired?.(steps) !== true || isFilled(steps[step]?.[field]),
      ),
    );

const derivedOf = ({ steps }: KeptAnswers) => ({
  answered: Object.keys(steps).map(Number),
  whole: whole(steps),
  amount: Number(steps[0]?.['amount'] ?? 0),
  hasPromotion: isFilled(steps[0]?.['consumer_loan_application_promotion_id']),
});

function knownOf({ context }: { readonly context: LoanContext }): Omit<KnownLoan, 'state'> {
  const { furthestStep, statuses, referral, preparedBy, changedSinceCheck, reviewRequested, risk, jump } = context;
  const { proposal } = context;
  return {
    furthest: furthestStep,
    statuses,
    ...derivedOf(context),
    isReferred: referral !== null,
    isPrepared: preparedBy !== null,
    isChanged: changedSinceCheck,
    isReviewRequested: reviewRequested,
    proposedBy: proposal?.by ?? null,
    proposedUntil: proposal?.until ?? (proposal && days(7)),
    attempt: risk.attempt,
    result: risk.result,
    hasAlternative: risk.alternative !== null,
    jump: jump && { from: jump.from, furthest: jump.furthestStep },
  };
}

/** What the loan application does, as it was agreed. */
export const loanOracle: Oracle<KnownLoan> = {
  rows,
  start: {
    state: 'start',
    furthest: 0,
    statuses: { application: 0, risk: 0, nbb: 0, payslip: 0, invoice: 0, final: 0 },
    isReferred: false,
    isPrepared: false,
    isChanged: false,
    isReviewRequested: false,
    proposedBy: null,
    proposedUntil: null,
    attempt: 0,
    result: 0,
    hasAlternative: false,
    jump: null,
  },
  answers: loanAnswerTable,
  reaches: Object.fromEntries(reached.map((state, step) => [state, step])),
  derivedOf,
  knownOf,
};
