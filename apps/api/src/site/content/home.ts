import type { InEveryLanguage } from './content-types.js';
import type { Home } from './block-types.js';

export const home: InEveryLanguage<Home> = {
  en: {
    title: 'A bank that shows its sums',
    description:
      'Savings, loans and business banking from Meridian Bank, with calculators that show every figure before you decide.',
    lead: 'Calculate before you decide. Every rate, every cost and every instalment stands on this site, in plain words.',
    picture: 11,
    actions: [
      { label: 'Calculate a loan', href: '/consumer-lending#consumer-lending-calculator' },
      { label: 'See what savings earn', href: '/meridian-saver#saver-calculator' },
    ],
    products: [
      {
        title: 'Meridian Saver',
        text: 'No minimum, no notice, no cost. Your money stays within reach.',
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
        text: 'A roof, a bathroom, a whole house, at a rate that stays.',
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
    title: 'Een bank die haar sommen toont',
    description:
      'Sparen, lenen en zakelijk bankieren bij Meridian Bank, met rekentools die elk cijfer tonen voor u beslist.',
    lead: 'Reken voor u beslist. Elke rente, elke kost en elke aflossing staat op deze site, in gewone woorden.',
    picture: 11,
    actions: [
      { label: 'Bereken een lening', href: '/consumer-lending#consumer-lending-calculator' },
      { label: 'Zie wat sparen opbrengt', href: '/meridian-saver#saver-calculator' },
    ],
    products: [
      {
        title: 'Meridian Saver',
        text: 'Geen minimum, geen opzeg, geen kosten. Uw geld blijft bij de hand.',
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
        text: 'Een dak, een badkamer, een heel huis, tegen een rente die blijft.',
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
    title: 'Une banque qui montre ses calculs',
    description:
      'Épargne, prêts et services aux entreprises de Meridian Bank, avec des calculateurs qui montrent chaque chiffre.',
    lead: 'Calculez avant de décider. Chaque taux, chaque coût et chaque mensualité figure sur ce site, en mots simples.',
    picture: 11,
    actions: [
      { label: 'Calculer un prêt', href: '/consumer-lending#consumer-lending-calculator' },
      { label: 'Voir ce que rapporte l’épargne', href: '/meridian-saver#saver-calculator' },
    ],
    products: [
      {
        title: 'Meridian Saver',
        text: 'Sans minimum, sans préavis, sans frais. Votre argent reste à portée de main.',
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
        text: 'Un toit, une salle de bains, toute une maison, à un taux qui reste.',
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
