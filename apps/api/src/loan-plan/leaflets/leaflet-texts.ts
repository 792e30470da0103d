import type { Language } from '@statewise/i18n';

/** What a fact sheet says about each loan type besides its figures. */
export interface FactSheetTexts {
  readonly title: string;
  readonly lead: string;
  readonly ratesHeading: string;
  readonly ratesHead: readonly [type: string, rate: string, apr: string, from: string, to: string];
  readonly noMaximum: string;
  readonly exampleHeading: string;
  /** Placeholders: type, amount, term, rate, apr, monthly, total, cost. */
  readonly example: string;
  readonly termsHeading: string;
  readonly terms: string;
  readonly promotionsHeading: string;
  readonly promotionsLead: string;
  readonly knowHeading: string;
  readonly know: readonly string[];
  readonly warning: string;
}

export const factSheetTexts: Readonly<Record<Language, FactSheetTexts>> = {
  en: {
    title: 'Product fact sheet: consumer loans',
    lead: 'What our renovation, green and personal loans cost, how long they run and what you should know before you sign.',
    ratesHeading: 'Rates and amounts',
    ratesHead: ['Loan', 'Yearly rate', 'APR', 'From', 'Up to'],
    noMaximum: 'no maximum',
    exampleHeading: 'A representative example',
    example:
      '{type} of {amount} over {term} months at a fixed yearly rate of {rate} (APR {apr}): {monthly} a month, {total} in total, of which {cost} is interest.',
    termsHeading: 'How long it runs',
    terms:
      'You choose among the terms that go with your amount, from {shortest} to {longest} months. Longer terms are for larger amounts. Every loan must be repaid by the borrower’s 75th birthday.',
    promotionsHeading: 'Promotions',
    promotionsLead: 'During these months our partner store pays the interest for you:',
    knowHeading: 'What you should know',
    know: [
      'The rate is fixed: your monthly payment stays the same until the end.',
      'There are no file fees, and no insurance is required.',
      'You may withdraw within 14 calendar days of signing, without giving a reason.',
      'You may repay early at any time, in full or in part.',
      'If a payment fails, we call you first. If you stay behind with your payments, we have to report it to the credit register.',
      'If our system refuses your application, you can ask one of our staff to review it.',
    ],
    warning:
      'Borrowing money also costs money. The figures are those of the day on which this sheet was made; what counts is your contract.',
  },
  nl: {
    title: 'Productfiche: consumentenleningen',
    lead: 'Wat onze renovatielening, groene lening en persoonlijke lening kosten, hoelang ze lopen en wat u moet weten voor u tekent.',
    ratesHeading: 'Tarieven en bedragen',
    ratesHead: ['Lening', 'Jaarlijkse rente', 'JKP', 'Vanaf', 'Tot'],
    noMaximum: 'geen maximum',
    exampleHeading: 'Een representatief voorbeeld',
    example:
      '{type} van {amount} op {term} maanden tegen een vaste jaarlijkse debetrentevoet van {rate} (JKP {apr}): {monthly} per maand, {total} in totaal, waarvan {cost} interest.',
    termsHeading: 'Hoelang ze loopt',
    terms:
      'U kiest uit de looptijden die bij uw bedrag horen, van {shortest} tot {longest} maanden. Langere looptijden gelden voor hogere bedragen. Elke lening moet terugbetaald zijn op de 75e verjaardag van de kredietnemer.',
    promotionsHeading: 'Promoties',
    promotionsLead: 'Tijdens deze maanden betaalt onze partnerwinkel de interest voor u:',
    knowHeading: 'Wat u moet weten',
    know: [
      'De rentevoet is vast: uw maandbedrag blijft gelijk tot het einde.',
      'Er zijn geen dossierkosten en geen verplichte verzekering.',
      'U kunt binnen 14 kalenderdagen na ondertekening zonder reden herroepen.',
      'U kunt op elk moment geheel of gedeeltelijk vervroegd terugbetalen.',
      'Als een betaling mislukt, bellen wij u eerst. Blijvende achterstand melden wij aan het kredietregister.',
      'Wijst ons systeem uw aanvraag af, dan kunt u vragen dat een medewerker ze bekijkt.',
    ],
    warning:
      'Let op, geld lenen kost ook geld. De cijfers gelden op de dag waarop deze fiche is gemaakt; het contract is bepalend.',
  },
  fr: {
    title: 'Fiche produit : crédits à la consommation',
    lead: 'Ce que coûtent nos prêts rénovation, prêts verts et prêts personnels, leur durée, et ce qu’il faut savoir avant de signer.',
    ratesHeading: 'Taux et montants',
    ratesHead: ['Prêt', 'Taux annuel', 'TAEG', 'À partir de', 'Jusqu’à'],
    noMaximum: 'sans maximum',
    exampleHeading: 'Un exemple représentatif',
    example:
      '{type} de {amount} sur {term} mois à un taux débiteur annuel fixe de {rate} (TAEG {apr}) : {monthly} par mois, {total} au total, dont {cost} d’intérêts.',
    termsHeading: 'Sa durée',
    terms:
      'Vous choisissez parmi les durées prévues pour votre montant, de {shortest} à {longest} mois. Les durées plus longues valent pour des montants plus élevés. Chaque prêt doit être remboursé aux 75 ans de l’emprunteur.',
    promotionsHeading: 'Promotions',
    promotionsLead: 'Pendant ces mois, notre magasin partenaire paie les intérêts pour vous :',
    knowHeading: 'Ce qu’il faut savoir',
    know: [
      'Le taux est fixe : votre mensualité reste la même jusqu’à la fin.',
      'Il n’y a ni frais de dossier ni assurance obligatoire.',
      'Vous pouvez vous rétracter dans les 14 jours calendrier de la signature, sans motif.',
      'Vous pouvez rembourser anticipativement à tout moment, en tout ou en partie.',
      'Si un paiement échoue, nous vous appelons d’abord. Un retard durable est signalé à la centrale des crédits.',
      'Si notre système refuse votre demande, vous pouvez demander qu’un collaborateur l’examine.',
    ],
    warning:
      'Attention, emprunter de l’argent coûte aussi de l’argent. Les chiffres valent le jour où cette fiche a été établie ; le contrat fait foi.',
  },
};
