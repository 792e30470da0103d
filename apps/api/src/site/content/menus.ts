import type { InEveryLanguage } from './content-types.js';
import type { Menus } from './block-types.js';

const link = (label: string, href: string) => ({ label, href });

export const menus: InEveryLanguage<Menus> = {
  en: {
    main: [
      {
        label: 'Save',
        items: [
          link('Meridian Saver', '/meridian-saver'),
          link('Saver Plus', '/saver-plus'),
          link('Term deposit', '/term-deposit'),
        ],
      },
      {
        label: 'Borrow',
        items: [
          link('Personal loan', '/consumer-lending'),
          link('Renovation loan', '/renovation-loan'),
          link('Green loan', '/green-loan'),
        ],
      },
      {
        label: 'Business',
        items: [
          link('Meridian Pro', '/meridian-pro'),
          link('Meridian Factor', '/meridian-factor'),
          link('IBAN tool', '/iban'),
        ],
      },
      {
        label: 'About Meridian',
        items: [
          link('About us', '/about-us'),
          link('News and advice', '/blog'),
          link('Jobs', '/jobs'),
          link('30 years', '/30years'),
          link('Contact', '/contact-us'),
        ],
      },
    ],
    login: [
      link('Continue a loan application', '/loan-application'),
      link('Continue a business account', '/e-banking/'),
      link('Partner stores', '/store/'),
    ],
    footer: [
      {
        label: 'Products',
        items: [
          link('Meridian Saver', '/meridian-saver'),
          link('Term deposit', '/term-deposit'),
          link('Personal loan', '/consumer-lending'),
          link('Meridian Pro', '/meridian-pro'),
          link('Meridian Factor', '/meridian-factor'),
        ],
      },
      {
        label: 'Help',
        items: [
          link('Contact', '/contact-us'),
          link('Security', '/security'),
          link('Fees', '/fees'),
          link('Complaints', '/complaints'),
          link('Deposit protection', '/deposit-protection'),
        ],
      },
      {
        label: 'The bank',
        items: [
          link('About us', '/about-us'),
          link('Jobs', '/jobs'),
          link('Annual report', '/annual-report'),
          link('30 years', '/30years'),
        ],
      },
      {
        label: 'Legal',
        items: [
          link('Privacy', '/privacy'),
          link('Cookies', '/cookies'),
          link('Accessibility', '/accessibility'),
          link('Terms of use', '/terms'),
        ],
      },
    ],
  },
  nl: {
    main: [
      {
        label: 'Sparen',
        items: [
          link('Meridian Saver', '/meridian-saver'),
          link('Saver Plus', '/saver-plus'),
          link('Termijnrekening', '/term-deposit'),
        ],
      },
      {
        label: 'Lenen',
        items: [
          link('Persoonlijke lening', '/consumer-lending'),
          link('Renovatielening', '/renovation-loan'),
          link('Groene lening', '/green-loan'),
        ],
      },
      {
        label: 'Ondernemen',
        items: [
          link('Meridian Pro', '/meridian-pro'),
          link('Meridian Factor', '/meridian-factor'),
          link('IBAN-tool', '/iban'),
        ],
      },
      {
        label: 'Over Meridian',
        items: [
          link('Over ons', '/about-us'),
          link('Nieuws en advies', '/blog'),
          link('Vacatures', '/jobs'),
          link('30 jaar', '/30years'),
          link('Contact', '/contact-us'),
        ],
      },
    ],
    login: [
      link('Een leningaanvraag voortzetten', '/loan-application'),
      link('Een zakelijke rekening voortzetten', '/e-banking/'),
      link('Partnerwinkels', '/store/'),
    ],
    footer: [
      {
        label: 'Producten',
        items: [
          link('Meridian Saver', '/meridian-saver'),
          link('Termijnrekening', '/term-deposit'),
          link('Persoonlijke lening', '/consumer-lending'),
          link('Meridian Pro', '/meridian-pro'),
          link('Meridian Factor', '/meridian-factor'),
        ],
      },
      {
        label: 'Hulp',
        items: [
          link('Contact', '/contact-us'),
          link('Veiligheid', '/security'),
          link('Tarieven', '/fees'),
          link('Klachten', '/complaints'),
          link('Depositobescherming', '/deposit-protection'),
        ],
      },
      {
        label: 'De bank',
        items: [
          link('Over ons', '/about-us'),
          link('Vacatures', '/jobs'),
          link('Jaarverslag', '/annual-report'),
          link('30 jaar', '/30years'),
        ],
      },
      {
        label: 'Juridisch',
        items: [
          link('Privacy', '/privacy'),
          link('Cookies', '/cookies'),
          link('Toegankelijkheid', '/accessibility'),
          link('Gebruiksvoorwaarden', '/terms'),
        ],
      },
    ],
  },
  fr: {
    main: [
      {
        label: 'Épargner',
        items: [
          link('Meridian Saver', '/meridian-saver'),
          link('Saver Plus', '/saver-plus'),
          link('Compte à terme', '/term-deposit'),
        ],
      },
      {
        label: 'Emprunter',
        items: [
          link('Prêt personnel', '/consumer-lending'),
          link('Prêt rénovation', '/renovation-loan'),
          link('Prêt vert', '/green-loan'),
        ],
      },
      {
        label: 'Entreprendre',
        items: [
          link('Meridian Pro', '/meridian-pro'),
          link('Meridian Factor', '/meridian-factor'),
          link('Outil IBAN', '/iban'),
        ],
      },
      {
        label: 'À propos',
        items: [
          link('À propos de nous', '/about-us'),
          link('Actualités et conseils', '/blog'),
          link('Emplois', '/jobs'),
          link('30 ans', '/30years'),
          link('Contact', '/contact-us'),
        ],
      },
    ],
    login: [
      link('Reprendre une demande de prêt', '/loan-application'),
      link('Reprendre un compte professionnel', '/e-banking/'),
      link('Magasins partenaires', '/store/'),
    ],
    footer: [
      {
        label: 'Produits',
        items: [
          link('Meridian Saver', '/meridian-saver'),
          link('Compte à terme', '/term-deposit'),
          link('Prêt personnel', '/consumer-lending'),
          link('Meridian Pro', '/meridian-pro'),
          link('Meridian Factor', '/meridian-factor'),
        ],
      },
      {
        label: 'Aide',
        items: [
          link('Contact', '/contact-us'),
          link('Sécurité', '/security'),
          link('Tarifs', '/fees'),
          link('Réclamations', '/complaints'),
          link('Protection des dépôts', '/deposit-protection'),
        ],
      },
      {
        label: 'La banque',
        items: [
          link('À propos de nous', '/about-us'),
          link('Emplois', '/jobs'),
          link('Rapport annuel', '/annual-report'),
          link('30 ans', '/30years'),
        ],
      },
      {
        label: 'Mentions légales',
        items: [
          link('Vie privée', '/privacy'),
          link('Cookies', '/cookies'),
          link('Accessibilité', '/accessibility'),
          link('Conditions d’utilisation', '/terms'),
        ],
      },
    ],
  },
};
