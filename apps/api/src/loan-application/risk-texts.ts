import type { Language } from '@statewise/i18n';

type Texts = Readonly<Record<Language, string>>;

/** Why an application fails or needs a person to look, in plain words. */
const texts: Readonly<Record<string, Texts>> = {
  room: {
    en: 'After all monthly expenses, too little of your income would remain for this loan.',
    nl: 'Na alle maandelijkse uitgaven zou er te weinig van uw inkomen overblijven voor deze lening.',
    fr: 'Après toutes vos dépenses mensuelles, il resterait trop peu de vos revenus pour ce prêt.',
  },
  debt_ratio: {
    en: 'All your loan payments together would take too large a part of your income.',
    nl: 'Al uw afbetalingen samen zouden een te groot deel van uw inkomen vragen.',
    fr: 'L’ensemble de vos remboursements prendrait une part trop grande de vos revenus.',
  },
  unpaid_credits: {
    en: 'You told us that a credit has not been repaid as agreed.',
    nl: 'U gaf aan dat een krediet niet is terugbetaald zoals afgesproken.',
    fr: 'Vous avez indiqué qu’un crédit n’a pas été remboursé comme convenu.',
  },
  age: {
    en: 'The loan would end after your 75th birthday.',
    nl: 'De lening zou na uw 75e verjaardag eindigen.',
    fr: 'Le prêt se terminerait après vos 75 ans.',
  },
  amount_over_maximum: {
    en: 'The amount is larger than we lend for this type of loan.',
    nl: 'Het bedrag is hoger dan wij voor dit soort lening uitlenen.',
    fr: 'Le montant dépasse ce que nous prêtons pour ce type de prêt.',
  },
  debt_ratio_high: {
    en: 'Your loan payments would take a large part of your income; a person looks at that.',
    nl: 'Uw afbetalingen zouden een groot deel van uw inkomen vragen; een medewerker bekijkt dat.',
    fr: 'Vos remboursements prendraient une grande part de vos revenus ; une personne l’examine.',
  },
  employment_short: {
    en: 'You have had your work for less than a year; a person looks at that.',
    nl: 'U hebt uw werk minder dan een jaar; een medewerker bekijkt dat.',
    fr: 'Vous avez votre emploi depuis moins d’un an ; une personne l’examine.',
  },
  amount_high: {
    en: 'It is a large amount; a person looks at that.',
    nl: 'Het is een hoog bedrag; een medewerker bekijkt dat.',
    fr: 'Il s’agit d’un montant élevé ; une personne l’examine.',
  },
};

/** One reason of a decision: its code for programs, its text for people. */
export interface ReasonView {
  readonly code: string;
  readonly text: string;
}

/** The reasons in the reader's language. */
export function reasonViews(codes: readonly string[], language: Language): ReasonView[] {
  return codes.map((code) => ({ code, text: texts[code]?.[language] ?? code }));
}
