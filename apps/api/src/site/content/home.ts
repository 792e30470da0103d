import type { InEveryLanguage } from './content-types.js';
import type { Home } from './block-types.js';

export const home: InEveryLanguage<Home> = {
  en: {
    title: 'Know what it costs before you decide',
    description:
      'Savings, loans and business banking from Meridian Bank, with calculators that show every figure before you decide.',
    lead: 'Savings, loans and business banking. All our rates and fees are on this site, and you can work out your own figures here.',
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
        text: 'More interest if you give a month’s notice or leave your money for a few years.',
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
        text: 'The business account that divides your money for you.',
        href: '/meridian-pro',
        picture: 9,
      },
      {
        title: 'Meridian Factor',
        text: 'Sell an invoice and receive most of it, usually within two working days.',
        href: '/meridian-factor',
        picture: 7,
      },
    ],
  },
  nl: {
    title: 'Weet wat het kost voor u beslist',
    description:
      'Sparen, lenen en zakelijk bankieren bij Meridian Bank, met rekentools die elk cijfer tonen voor u beslist.',
    lead: 'Sparen, lenen en zakelijk bankieren. Al onze rentes en tarieven staan op deze site, en u kunt er uw eigen cijfers berekenen.',
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
        text: 'Meer rente als u een maand vooraf opzegt of uw geld enkele jaren laat staan.',
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
        text: 'De zakelijke rekening die uw geld voor u verdeelt.',
        href: '/meridian-pro',
        picture: 9,
      },
      {
        title: 'Meridian Factor',
        text: 'Verkoop een factuur en ontvang het grootste deel, meestal binnen twee werkdagen.',
        href: '/meridian-factor',
        picture: 7,
      },
    ],
  },
  fr: {
    title: 'Connaissez le coût avant de décider',
    description:
      'Épargne, prêts et services aux entreprises de Meridian Bank, avec des calculateurs qui montrent chaque chiffre.',
    lead: 'Épargne, prêts et services aux entreprises. Tous nos taux et tarifs sont sur ce site, et vous pouvez y calculer vos propres chiffres.',
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
        text: 'Plus d’intérêts si vous donnez un mois de préavis ou laissez votre argent quelques années.',
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
        text: 'Le compte professionnel qui répartit votre argent pour vous.',
        href: '/meridian-pro',
        picture: 9,
      },
      {
        title: 'Meridian Factor',
        text: 'Cédez une facture et recevez-en la plus grande partie, en général sous deux jours ouvrables.',
        href: '/meridian-factor',
        picture: 7,
      },
    ],
  },
};
