import type { InEveryLanguage } from './content-types.js';
import type { Notice } from './block-types.js';
import { contactForm } from './names.js';

export const notices: InEveryLanguage<readonly Notice[]> = {
  en: [
    {
      name: 'saver',
      title: 'Open a Meridian Saver',
      text: 'A colleague opens the account with you. Send us a message and we will call you back within one working day.',
      button: { label: 'Ask for a call back', href: contactForm('Open a Meridian Saver') },
    },
    {
      name: 'saver-plus',
      title: 'Open a Saver Plus',
      text: 'A colleague opens the account with you. Send us a message and we will call you back within one working day.',
      button: { label: 'Ask for a call back', href: contactForm('Open a Saver Plus') },
    },
    {
      name: 'term-deposit',
      title: 'Open a term deposit',
      text: 'You agree the amount and the term with a colleague. Send us a message and we will call you back within one working day.',
      button: { label: 'Ask for a call back', href: contactForm('Open a term deposit') },
    },
    {
      name: 'pro',
      title: 'Open a Meridian Pro account',
      text: 'Seven short steps online. Have your VAT number and the identity cards of owners and directors at hand. You can stop at any time and continue later with your code.',
      button: { label: 'Start or continue online', href: '/e-banking/' },
    },
    {
      name: 'factor',
      title: 'See what an invoice brings in',
      text: 'The calculator opens in a new tab, so that you keep your place here.',
      button: { label: 'Open the calculator', href: '/meridian-factor#factor-calculator' },
    },
    {
      name: 'factor-apply',
      title: 'Start with Meridian Factor',
      text: 'A first conversation takes about fifteen minutes and commits you to nothing. Have your latest balance sheet and one invoice at hand.',
      button: { label: 'Make an appointment', href: contactForm('Start with Meridian Factor') },
    },
    {
      name: 'english-only',
      title: 'Only available in English',
      text: 'This page is available in English only, because its wording was approved in that language. We will gladly explain it to you.',
      button: { label: 'Read it in English', href: '' },
    },
    {
      name: 'mobile-notification',
      title: 'Apply on your phone',
      text: 'Take a photo of your documents, stop whenever you like and continue later with your code.',
      button: { label: 'Calculate and apply', href: '/loan-application' },
    },
  ],
  nl: [
    {
      name: 'saver',
      title: 'Open een Meridian Saver',
      text: 'Een medewerker opent de rekening samen met u. Stuur ons een bericht en we bellen u binnen één werkdag terug.',
      button: { label: 'Laat u terugbellen', href: contactForm('Open een Meridian Saver') },
    },
    {
      name: 'saver-plus',
      title: 'Open een Saver Plus',
      text: 'Een medewerker opent de rekening samen met u. Stuur ons een bericht en we bellen u binnen één werkdag terug.',
      button: { label: 'Laat u terugbellen', href: contactForm('Open een Saver Plus') },
    },
    {
      name: 'term-deposit',
      title: 'Open een termijnrekening',
      text: 'Bedrag en looptijd spreekt u af met een medewerker. Stuur ons een bericht en we bellen u binnen één werkdag terug.',
      button: { label: 'Laat u terugbellen', href: contactForm('Open een termijnrekening') },
    },
    {
      name: 'pro',
      title: 'Open een Meridian Pro-rekening',
      text: 'Zeven korte stappen online. Houd uw btw-nummer en de identiteitskaarten van eigenaars en bestuurders bij de hand. U kunt altijd stoppen en later verdergaan met uw code.',
      button: { label: 'Begin online of ga verder', href: '/e-banking/' },
    },
    {
      name: 'factor',
      title: 'Zie wat een factuur opbrengt',
      text: 'De rekentool opent in een nieuw tabblad, zodat u hier uw plaats behoudt.',
      button: { label: 'Open de rekentool', href: '/meridian-factor#factor-calculator' },
    },
    {
      name: 'factor-apply',
      title: 'Begin met Meridian Factor',
      text: 'Een eerste gesprek duurt ongeveer een kwartier en verbindt u tot niets. Houd uw laatste balans en één factuur bij de hand.',
      button: { label: 'Maak een afspraak', href: contactForm('Begin met Meridian Factor') },
    },
    {
      name: 'english-only',
      title: 'Alleen beschikbaar in het Engels',
      text: 'Deze pagina bestaat alleen in het Engels, omdat de tekst in die taal goedgekeurd is. We leggen ze u graag uit.',
      button: { label: 'Lees ze in het Engels', href: '' },
    },
    {
      name: 'mobile-notification',
      title: 'Met uw smartphone',
      text: 'Neem een foto van uw documenten, stop wanneer u wilt en ga later verder met uw code.',
      button: { label: 'Bereken en vraag aan', href: '/loan-application' },
    },
  ],
  fr: [
    {
      name: 'saver',
      title: 'Ouvrir un Meridian Saver',
      text: 'Un collaborateur ouvre le compte avec vous. Envoyez-nous un message et nous vous rappelons dans un délai d’un jour ouvrable.',
      button: { label: 'Être rappelé', href: contactForm('Ouvrir un Meridian Saver') },
    },
    {
      name: 'saver-plus',
      title: 'Ouvrir un Saver Plus',
      text: 'Un collaborateur ouvre le compte avec vous. Envoyez-nous un message et nous vous rappelons dans un délai d’un jour ouvrable.',
      button: { label: 'Être rappelé', href: contactForm('Ouvrir un Saver Plus') },
    },
    {
      name: 'term-deposit',
      title: 'Ouvrir un compte à terme',
      text: 'Vous convenez du montant et de la durée avec un collaborateur. Envoyez-nous un message et nous vous rappelons dans un délai d’un jour ouvrable.',
      button: { label: 'Être rappelé', href: contactForm('Ouvrir un compte à terme') },
    },
    {
      name: 'pro',
      title: 'Ouvrir un compte Meridian Pro',
      text: 'Sept courtes étapes en ligne. Préparez votre numéro de TVA et les cartes d’identité des propriétaires et administrateurs. Vous pouvez vous arrêter à tout moment et continuer plus tard avec votre code.',
      button: { label: 'Commencer ou continuer en ligne', href: '/e-banking/' },
    },
    {
      name: 'factor',
      title: 'Voir ce que rapporte une facture',
      text: 'Le calculateur s’ouvre dans un nouvel onglet, pour que vous gardiez votre place ici.',
      button: { label: 'Ouvrir le calculateur', href: '/meridian-factor#factor-calculator' },
    },
    {
      name: 'factor-apply',
      title: 'Commencer avec Meridian Factor',
      text: 'Un premier entretien dure environ un quart d’heure et ne vous engage à rien. Préparez votre dernier bilan et une facture.',
      button: { label: 'Prendre rendez-vous', href: contactForm('Commencer avec Meridian Factor') },
    },
    {
      name: 'english-only',
      title: 'Disponible uniquement en anglais',
      text: 'Cette page n’existe qu’en anglais, car son texte a été approuvé dans cette langue. Nous vous l’expliquons volontiers.',
      button: { label: 'La lire en anglais', href: '' },
    },
    {
      name: 'mobile-notification',
      title: 'Par smartphone',
      text: 'Photographiez vos documents, arrêtez-vous quand vous voulez et continuez plus tard avec votre code.',
      button: { label: 'Calculer et demander', href: '/loan-application' },
    },
  ],
};
