import type { InEveryLanguage } from './content-types.js';
import type { Home } from './block-types.js';

export const home: InEveryLanguage<Home> = {
  en: {
    title: 'Know what it costs before you decide',
    description:
      'Savings, loans and business banking from Meridian Bank, with calculators that show every figure before you decide.',
    lead: 'Savings, loans and business banking. Our rates and fees are on this site, and you can calculate your own figures.',
    picture: 11,
    actions: [
      { label: 'Calculate a loan', href: '/consumer-lending#consumer-lending-calculator' },
      { label: 'See what savings earn', href: '/meridian-saver#saver-calculator' },
    ],
    products: [
      {
        title: 'Meridian Saver',
        text: 'No minimum, no notice period and no costs. You can withdraw at any time.',
        href: '/meridian-saver',
        picture: 1,
      },
      {
        title: 'Saver Plus and term deposit',
        text: 'More interest for those who can wait a month, or some years.',
        href: '/saver-plus',
        picture: 2,
      },
      {
        title: 'Renovation loan',
        text: 'For a roof, a bathroom or a whole house, at a fixed rate.',
        href: '/renovation-loan',
        picture: 5,
      },
      {
        title: 'Green loan',
        text: 'Our lowest rate for work that lowers your energy bill.',
        href: '/green-loan',
        picture: 6,
      },
      {
        title: 'Meridian Pro',
        text: 'The business account that sorts your money by itself.',
        href: '/meridian-pro',
        picture: 9,
      },
      {
        title: 'Meridian Factor',
        text: 'Sell an invoice today, be paid within two working days.',
        href: '/meridian-factor',
        picture: 7,
      },
    ],
  },
  nl: {
    title: 'Weet wat het kost voor u beslist',
    description:
      'Sparen, lenen en zakelijk bankieren bij Meridian Bank, met rekentools die elk cijfer tonen voor u beslist.',
    lead: 'Sparen, lenen en zakelijk bankieren. Onze rentes en tarieven vindt u op deze site, en u berekent er uw eigen cijfers.',
    picture: 11,
    actions: [
      { label: 'Bereken een lening', href: '/consumer-lending#consumer-lending-calculator' },
      { label: 'Zie wat sparen opbrengt', href: '/meridian-saver#saver-calculator' },
    ],
    products: [
      {
        title: 'Meridian Saver',
        text: 'Geen minimum, geen opzegtermijn en geen kosten. U kunt altijd geld opnemen.',
        href: '/meridian-saver',
        picture: 1,
      },
      {
        title: 'Saver Plus en termijnrekening',
        text: 'Meer rente voor wie een maand kan wachten, of enkele jaren.',
        href: '/saver-plus',
        picture: 2,
      },
      {
        title: 'Renovatielening',
        text: 'Voor een dak, een badkamer of een heel huis, tegen een vaste rente.',
        href: '/renovation-loan',
        picture: 5,
      },
      {
        title: 'Groene lening',
        text: 'Onze laagste rente voor werken die uw energierekening verlagen.',
        href: '/green-loan',
        picture: 6,
      },
      {
        title: 'Meridian Pro',
        text: 'De zakelijke rekening die uw geld vanzelf sorteert.',
        href: '/meridian-pro',
        picture: 9,
      },
      {
        title: 'Meridian Factor',
        text: 'Verkoop vandaag een factuur en word binnen twee werkdagen betaald.',
        href: '/meridian-factor',
        picture: 7,
      },
    ],
  },
  fr: {
    title: 'Sachez ce que cela coûte avant de décider',
    description:
      'Épargne, prêts et services aux entreprises de Meridian Bank, avec des calculateurs qui montrent chaque chiffre.',
    lead: 'Épargne, prêts et services aux entreprises. Nos taux et nos tarifs sont sur ce site, et vous y calculez vos propres chiffres.',
    picture: 11,
    actions: [
      { label: 'Calculer un prêt', href: '/consumer-lending#consumer-lending-calculator' },
      { label: 'Voir ce que rapporte l’épargne', href: '/meridian-saver#saver-calculator' },
    ],
    products: [
      {
        title: 'Meridian Saver',
        text: 'Sans minimum, sans préavis et sans frais. Vous retirez votre argent quand vous voulez.',
        href: '/meridian-saver',
        picture: 1,
      },
      {
        title: 'Saver Plus et compte à terme',
        text: 'Plus d’intérêts pour qui peut attendre un mois, ou quelques années.',
        href: '/saver-plus',
        picture: 2,
      },
      {
        title: 'Prêt rénovation',
        text: 'Pour un toit, une salle de bains ou toute une maison, à un taux fixe.',
        href: '/renovation-loan',
        picture: 5,
      },
      {
        title: 'Prêt vert',
        text: 'Notre taux le plus bas pour des travaux qui réduisent votre facture.',
        href: '/green-loan',
        picture: 6,
      },
      {
        title: 'Meridian Pro',
        text: 'Le compte professionnel qui trie votre argent tout seul.',
        href: '/meridian-pro',
        picture: 9,
      },
      {
        title: 'Meridian Factor',
        text: 'Cédez une facture aujourd’hui, soyez payé sous deux jours ouvrables.',
        href: '/meridian-factor',
        picture: 7,
      },
    ],
  },
};
