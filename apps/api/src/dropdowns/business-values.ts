import type { Labels } from './dropdown-values.js';

/** The choices of business accounts, in the order in which they are shown. */
export const businessValues: Readonly<Record<string, Readonly<Record<string, Labels>>>> = {
  account_type: {
    current: ['Current account', 'Zichtrekening', 'Compte courant'],
    savings: ['Savings account', 'Spaarrekening', 'Compte d’épargne'],
    credit_card: ['Credit card account', 'Kredietkaartrekening', 'Compte de carte de crédit'],
  },
  business_countries: {
    be: ['Belgium', 'België', 'Belgique'],
    mt: ['Malta', 'Malta', 'Malte'],
    nl: ['Netherlands', 'Nederland', 'Pays-Bas'],
    fr: ['France', 'Frankrijk', 'France'],
    lu: ['Luxembourg', 'Luxemburg', 'Luxembourg'],
  },
  company_types: {
    sole_trader: ['Sole trader', 'Eenmanszaak', 'Entreprise individuelle'],
    bv: ['Private company (BV)', 'Besloten vennootschap (BV)', 'Société à responsabilité limitée (BV)'],
    nv: ['Public company (NV)', 'Naamloze vennootschap (NV)', 'Société anonyme (NV)'],
    cv: [
      'Cooperative or limited partnership (CV)',
      'Coöperatieve of commanditaire vennootschap (CV)',
      'Société coopérative ou en commandite (CV)',
    ],
    vof: ['General partnership (VOF)', 'Vennootschap onder firma (VOF)', 'Société en nom collectif (VOF)'],
    commv: ['Limited partnership (CommV)', 'Commanditaire vennootschap (CommV)', 'Société en commandite (CommV)'],
    vzw: [
      'Non-profit association (VZW)',
      'Vereniging zonder winstoogmerk (VZW)',
      'Association sans but lucratif (ASBL)',
    ],
    ltd: ['Private limited company (Ltd)', 'Besloten vennootschap (Ltd)', 'Société à responsabilité limitée (Ltd)'],
    plc: ['Public limited company (plc)', 'Naamloze vennootschap (plc)', 'Société anonyme (plc)'],
    partnership: ['Partnership', 'Personenvennootschap', 'Société de personnes'],
    foundation: ['Foundation', 'Stichting', 'Fondation'],
    maatschap: ['Professional partnership (maatschap)', 'Maatschap', 'Société simple (maatschap)'],
    stichting: ['Foundation (stichting)', 'Stichting', 'Fondation (stichting)'],
    sarl: ['Private limited company (SARL)', 'Besloten vennootschap (SARL)', 'Société à responsabilité limitée (SARL)'],
    eurl: [
      'Private company of one owner (EURL)',
      'Eenpersoons-bv (EURL)',
      'Entreprise unipersonnelle à responsabilité limitée (EURL)',
    ],
    sas: [
      'Simplified public company (SAS)',
      'Vereenvoudigde naamloze vennootschap (SAS)',
      'Société par actions simplifiée (SAS)',
    ],
    sasu: [
      'Simplified public company of one owner (SASU)',
      'Vereenvoudigde eenpersoons-nv (SASU)',
      'Société par actions simplifiée unipersonnelle (SASU)',
    ],
    sa: ['Public limited company (SA)', 'Naamloze vennootschap (SA)', 'Société anonyme (SA)'],
    snc: ['General partnership (SNC)', 'Vennootschap onder firma (SNC)', 'Société en nom collectif (SNC)'],
    sarl_s: [
      'Simplified private company (SARL-S)',
      'Vereenvoudigde bv (SARL-S)',
      'Société à responsabilité limitée simplifiée (SARL-S)',
    ],
    scs: ['Limited partnership (SCS)', 'Commanditaire vennootschap (SCS)', 'Société en commandite simple (SCS)'],
  },
  izola_pro_credit_card: {
    pro_classic: ['Pro Classic', 'Pro Classic', 'Pro Classic'],
    pro_gold: ['Pro Gold', 'Pro Gold', 'Pro Gold'],
    pro_platinum: ['Pro Platinum', 'Pro Platinum', 'Pro Platinum'],
  },
  business_documents: {
    identity: [
      'Identity cards of all people named',
      'Identiteitskaarten van alle genoemde personen',
      'Cartes d’identité de toutes les personnes citées',
    ],
    register_extract: [
      'Extract from the business register',
      'Uittreksel uit het ondernemingsregister',
      'Extrait du registre des entreprises',
    ],
    articles_of_association: ['Articles of association', 'Statuten', 'Statuts'],
    founding_deed: ['Founding deed', 'Oprichtingsakte', 'Acte constitutif'],
    owners_extract: [
      'Extract from the register of beneficial owners',
      'Uittreksel uit het register van uiteindelijk begunstigden',
      'Extrait du registre des bénéficiaires effectifs',
    ],
    annual_accounts: [
      'Annual accounts of the last year',
      'Jaarrekening van het laatste jaar',
      'Comptes annuels du dernier exercice',
    ],
    tax_assessment: ['Last income tax assessment', 'Laatste aanslagbiljet', 'Dernier avertissement-extrait de rôle'],
  },
  business_sections: {
    beneficial_owners: ['Beneficial owners', 'Uiteindelijk begunstigden', 'Bénéficiaires effectifs'],
    directors: ['Directors and managers', 'Bestuurders en zaakvoerders', 'Administrateurs et gérants'],
    authorised_signatories: ['Authorised signatories', 'Gemachtigde ondertekenaars', 'Signataires autorisés'],
    owners_partners: ['Owners and partners', 'Eigenaars en vennoten', 'Propriétaires et associés'],
    politically_exposed_persons: [
      'Politically exposed persons',
      'Politiek prominente personen',
      'Personnes politiquement exposées',
    ],
    principal_account_holders: ['Principal account holders', 'Hoofdrekeninghouders', 'Titulaires principaux du compte'],
    additional_card_holders: [
      'Additional card holders',
      'Bijkomende kaarthouders',
      'Titulaires de carte supplémentaires',
    ],
    accounts: ['Accounts with the bank', 'Rekeningen bij de bank', 'Comptes auprès de la banque'],
    client_numbers: [
      'Client numbers of the partner',
      'Klantnummers bij de partner',
      'Numéros de client chez le partenaire',
    ],
    credit_card: ['Credit card', 'Kredietkaart', 'Carte de crédit'],
  },
};
