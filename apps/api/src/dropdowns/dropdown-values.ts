/** English, Dutch and French label of a value. */
export type Labels = readonly [en: string, nl: string, fr: string];

/** The choices that a new installation starts with, in the order in which they are shown. */
export const initialValues: Readonly<Record<string, Readonly<Record<string, Labels>>>> = {
  titles: {
    mr: ['Mr', 'De heer', 'Monsieur'],
    mrs: ['Mrs', 'Mevrouw', 'Madame'],
    ms: ['Ms', 'Mejuffrouw', 'Mademoiselle'],
    mx: ['Mx', 'Neutrale aanspreking', 'Titre neutre'],
    dr: ['Dr', 'Dr.', 'Dr'],
  },
  genders: {
    female: ['Female', 'Vrouw', 'Femme'],
    male: ['Male', 'Man', 'Homme'],
    other: ['Another gender', 'Een ander gender', 'Un autre genre'],
  },
  civil_status: {
    single: ['Single', 'Alleenstaand', 'Célibataire'],
    married: ['Married', 'Gehuwd', 'Marié(e)'],
    cohabiting: ['Living together', 'Samenwonend', 'Cohabitant(e)'],
    divorced: ['Divorced', 'Gescheiden', 'Divorcé(e)'],
    widowed: ['Widowed', 'Weduwe of weduwnaar', 'Veuf ou veuve'],
  },
  sectors: {
    agriculture: ['Agriculture and fishing', 'Landbouw en visserij', 'Agriculture et pêche'],
    construction: ['Construction', 'Bouw', 'Construction'],
    education: ['Education', 'Onderwijs', 'Enseignement'],
    energy: ['Energy and water', 'Energie en water', 'Énergie et eau'],
    finance: ['Banking and insurance', 'Banken en verzekeringen', 'Banque et assurance'],
    government: ['Public administration', 'Openbaar bestuur', 'Administration publique'],
    health: ['Health care', 'Gezondheidszorg', 'Soins de santé'],
    hospitality: ['Hotels and restaurants', 'Horeca', 'Hôtellerie et restauration'],
    industry: ['Manufacturing', 'Industrie', 'Industrie'],
    it: ['Information technology', 'Informatica', 'Informatique'],
    legal: ['Legal services', 'Juridische diensten', 'Services juridiques'],
    logistics: ['Transport and logistics', 'Vervoer en logistiek', 'Transport et logistique'],
    media: ['Media and communication', 'Media en communicatie', 'Médias et communication'],
    real_estate: ['Real estate', 'Vastgoed', 'Immobilier'],
    retail: ['Retail and wholesale', 'Klein- en groothandel', 'Commerce de détail et de gros'],
    science: ['Science and research', 'Wetenschap en onderzoek', 'Sciences et recherche'],
    services: [
      'Services to people and companies',
      'Diensten aan personen en bedrijven',
      'Services aux personnes et aux entreprises',
    ],
    social_work: ['Social work', 'Maatschappelijk werk', 'Action sociale'],
    sports_culture: ['Sports, culture and leisure', 'Sport, cultuur en vrije tijd', 'Sport, culture et loisirs'],
    other: ['Another sector', 'Een andere sector', 'Un autre secteur'],
  },
  employment_length: {
    lt_1: ['Less than a year', 'Minder dan een jaar', "Moins d'un an"],
    '1_to_3': ['1 to 3 years', '1 tot 3 jaar', '1 à 3 ans'],
    '3_to_5': ['3 to 5 years', '3 tot 5 jaar', '3 à 5 ans'],
    gt_5: ['More than 5 years', 'Meer dan 5 jaar', 'Plus de 5 ans'],
  },
  relationships: {
    spouse: ['Husband or wife', 'Echtgenoot of echtgenote', 'Époux ou épouse'],
    partner: ['Partner', 'Partner', 'Partenaire'],
    parent: ['Parent', 'Ouder', 'Parent'],
    child: ['Child', 'Kind', 'Enfant'],
    sibling: ['Brother or sister', 'Broer of zus', 'Frère ou sœur'],
    other: ['Another relation', 'Een andere relatie', 'Une autre relation'],
  },
  credit_limits: {
    none: ['None', 'Geen', 'Aucune'],
    lt_1250: ['Up to €1,250', 'Tot € 1.250', "Jusqu'à 1 250 €"],
    '1250_to_5000': ['€1,250 to €5,000', '€ 1.250 tot € 5.000', 'De 1 250 € à 5 000 €'],
    gt_5000: ['More than €5,000', 'Meer dan € 5.000', 'Plus de 5 000 €'],
  },
  living_situation: {
    owner: ['Owner without a mortgage', 'Eigenaar zonder hypotheek', 'Propriétaire sans hypothèque'],
    owner_mortgage: ['Owner with a mortgage', 'Eigenaar met een hypotheek', 'Propriétaire avec hypothèque'],
    tenant: ['Tenant', 'Huurder', 'Locataire'],
    with_family: ['Living with family', 'Inwonend bij familie', 'Logé(e) par la famille'],
  },
  main_occupation: {
    salaried: ['Salaried', 'Werknemer', 'Salarié(e)'],
    self_employed: ['Self-employed', 'Zelfstandige', 'Indépendant(e)'],
    civil_servant: ['Civil servant', 'Ambtenaar', 'Fonctionnaire'],
    retired: ['Retired', 'Gepensioneerd', 'Retraité(e)'],
    benefit: ['Receiving a benefit', 'Uitkeringsgerechtigd', 'Bénéficiaire d’une allocation'],
    unemployed: ['Unemployed', 'Werkzoekend', "Demandeur d'emploi"],
  },
  van_marcke_client_choice: {
    store: ['Bought in a store', 'Gekocht in een winkel', 'Acheté en magasin'],
    business: ['Through a business', 'Via een bedrijf', 'Par une entreprise'],
  },
};
