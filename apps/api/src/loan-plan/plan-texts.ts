import type { Language } from '@statewise/i18n';

export interface PlanTexts {
  readonly title: string;
  /** Placeholders: type, date. */
  readonly lead: string;
  readonly rejected: string;
  /** Placeholders: asked, revised. */
  readonly revised: string;
  readonly facts: Readonly<
    Record<
      'amount' | 'term' | 'rate' | 'apr' | 'monthly' | 'first' | 'interest' | 'total' | 'promotion' | 'partner',
      string
    >
  >;
  readonly months: string;
  readonly tableHeading: string;
  readonly tableHead: readonly [
    month: string,
    date: string,
    payment: string,
    interest: string,
    principal: string,
    balance: string,
  ];
  readonly note: string;
}

export const planTexts: Readonly<Record<Language, PlanTexts>> = {
  en: {
    title: 'Your loan plan',
    lead: '{type}, calculated on {date}.',
    rejected: 'We cannot offer this amount or this term. The figures show what you asked for; they are not an offer.',
    revised: 'A loan of {asked} months would end after your 75th birthday. This plan runs {revised} months instead.',
    facts: {
      amount: 'Amount borrowed',
      term: 'Term',
      rate: 'Fixed yearly rate',
      apr: 'Annual percentage rate (APR)',
      monthly: 'Monthly payment',
      first: 'First payment',
      interest: 'Total interest',
      total: 'Total to repay',
      promotion: 'Months without interest',
      partner: 'Interest paid by our partner store',
    },
    months: '{count} months',
    tableHeading: 'Month by month',
    tableHead: ['No.', 'Date', 'Payment', 'Interest', 'Principal', 'Balance'],
    note: 'This is a calculation, not an offer yet: we can only make one once you have applied. Borrowing money also costs money.',
  },
  nl: {
    title: 'Uw leningplan',
    lead: '{type}, berekend op {date}.',
    rejected:
      'Dit bedrag of deze looptijd kunnen we niet aanbieden. De cijfers tonen wat u vroeg; ze zijn geen aanbod.',
    revised:
      'Een lening op {asked} maanden zou na uw 75e verjaardag eindigen. Dit plan loopt daarom {revised} maanden.',
    facts: {
      amount: 'Geleend bedrag',
      term: 'Looptijd',
      rate: 'Vaste jaarlijkse debetrentevoet',
      apr: 'Jaarlijks kostenpercentage (JKP)',
      monthly: 'Maandbedrag',
      first: 'Eerste betaling',
      interest: 'Totale interest',
      total: 'Totaal terug te betalen',
      promotion: 'Maanden zonder interest',
      partner: 'Interest betaald door onze partnerwinkel',
    },
    months: '{count} maanden',
    tableHeading: 'Maand per maand',
    tableHead: ['Nr.', 'Datum', 'Betaling', 'Interest', 'Kapitaal', 'Saldo'],
    note: 'Dit is een berekening, nog geen aanbod: dat doen we pas na uw aanvraag. Let op, geld lenen kost ook geld.',
  },
  fr: {
    title: 'Votre plan de prêt',
    lead: '{type}, calculé le {date}.',
    rejected:
      'Ce montant ou cette durée dépasse ce que nous pouvons proposer. Les chiffres montrent votre demande ; ils ne sont pas une offre.',
    revised: 'Un prêt de {asked} mois se terminerait après vos 75 ans. Ce plan court donc sur {revised} mois.',
    facts: {
      amount: 'Montant emprunté',
      term: 'Durée',
      rate: 'Taux débiteur annuel fixe',
      apr: 'Taux annuel effectif global (TAEG)',
      monthly: 'Mensualité',
      first: 'Premier paiement',
      interest: 'Total des intérêts',
      total: 'Total à rembourser',
      promotion: 'Mois sans intérêts',
      partner: 'Intérêts payés par notre magasin partenaire',
    },
    months: '{count} mois',
    tableHeading: 'Mois par mois',
    tableHead: ['N°', 'Date', 'Paiement', 'Intérêts', 'Capital', 'Solde'],
    note: 'Ceci est un calcul, pas encore une offre : nous n’en ferons une qu’après votre demande. Attention, emprunter de l’argent coûte aussi de l’argent.',
  },
};
