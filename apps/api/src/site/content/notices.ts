import type { InEveryLanguage } from './content-types.js';
import type { Notice } from './block-types.js';
import { contactForm } from './names.js';

export const notices: InEveryLanguage<readonly Notice[]> = {
  en: [
    {
      name: 'saver',
      title: 'Open a Meridian Saver',
      text: 'Your account is opened with a colleague at your side. Send us a message and we call you back the same working day.',
      button: { label: 'Ask to be called', href: contactForm('Open a Meridian Saver') },
    },
    {
      name: 'saver-plus',
      title: 'Open a Saver Plus',
      text: 'Your account is opened with a colleague at your side. Send us a message and we call you back the same working day.',
      button: { label: 'Ask to be called', href: contactForm('Open a Saver Plus') },
    },
    {
      name: 'term-deposit',
      title: 'Open a term deposit',
      text: 'You agree the amount and the term with a colleague. Send us a message and we call you back the same working day.',
      button: { label: 'Ask to be called', href: contactForm('Open a term deposit') },
    },
    {
      name: 'pro',
      title: 'Open a Meridian Pro account',
      text: 'Seven short steps online. Have your VAT number and the identity cards of owners and directors at hand; with your code you may stop and go on at any time.',
      button: { label: 'Begin or continue online', href: '/e-banking/' },
    },
    {
      name: 'factor',
      title: 'See what an invoice brings',
      text: 'The calculator opens in a new tab, so that you keep your place here.',
      button: { label: 'Open the calculator', href: '/meridian-factor#factor-calculator' },
    },
    {
      name: 'factor-apply',
      title: 'Begin with Meridian Factor',
      text: 'A first conversation takes a quarter of an hour and binds you to nothing. You need your last balance sheet and one invoice.',
      button: { label: 'Make an appointment', href: contactForm('Begin with Meridian Factor') },
    },
    {
      name: 'english-only',
      title: 'Only available in English',
      text: 'This page exists in English only, since its wording was approved in that language. Our colleagues gladly explain it to you.',
      button: { label: 'Read it in English', href: '' },
    },
    {
      name: 'mobile-notification',
      title: 'Apply from your telephone',
      text: 'Photograph a payslip, stop when the train arrives, go on at home.',
      button: { label: 'Calculate and apply', href: '/loan-application' },
    },
  ],
  nl: [
    {
      name: 'saver',
      title: 'Open een Meridian Saver',
      text: 'U opent uw rekening met een collega aan uw zijde. Stuur ons een bericht en we bellen u dezelfde werkdag terug.',
      button: { label: 'Laat u opbellen', href: contactForm('Open een Meridian Saver') },
    },
    {
      name: 'saver-plus',
      title: 'Open een Saver Plus',
      text: 'U opent uw rekening met een collega aan uw zijde. Stuur ons een bericht en we bellen u dezelfde werkdag terug.',
      button: { label: 'Laat u opbellen', href: contactForm('Open een Saver Plus') },
    },
    {
      name: 'term-deposit',
      title: 'Open een termijnrekening',
      text: 'Bedrag en looptijd spreekt u af met een collega. Stuur ons een bericht en we bellen u dezelfde werkdag terug.',
      button: { label: 'Laat u opbellen', href: contactForm('Open een termijnrekening') },
    },
    {
      name: 'pro',
      title: 'Open een Meridian Pro-rekening',
      text: 'Zeven korte stappen online. Houd uw btw-nummer en de identiteitskaarten van eigenaars en bestuurders bij de hand; met uw code kunt u altijd stoppen en later verdergaan.',
      button: { label: 'Begin of ga verder online', href: '/e-banking/' },
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
      text: 'Een eerste gesprek duurt een kwartier en bindt u tot niets. U hebt uw laatste balans en één factuur nodig.',
      button: { label: 'Maak een afspraak', href: contactForm('Begin met Meridian Factor') },
    },
    {
      name: 'english-only',
      title: 'Alleen beschikbaar in het Engels',
      text: 'Deze pagina bestaat alleen in het Engels, omdat de tekst in die taal goedgekeurd is. Onze collega’s leggen ze u graag uit.',
      button: { label: 'Lees ze in het Engels', href: '' },
    },
    {
      name: 'mobile-notification',
      title: 'Vraag aan met uw telefoon',
      text: 'Fotografeer een loonfiche, stop als de trein aankomt en ga thuis verder.',
      button: { label: 'Bereken en vraag aan', href: '/loan-application' },
    },
  ],
  fr: [
    {
      name: 'saver',
      title: 'Ouvrir un Meridian Saver',
      text: 'Vous ouvrez votre compte avec un collègue à vos côtés. Envoyez-nous un message et nous vous rappelons le jour ouvrable même.',
      button: { label: 'Être rappelé', href: contactForm('Ouvrir un Meridian Saver') },
    },
    {
      name: 'saver-plus',
      title: 'Ouvrir un Saver Plus',
      text: 'Vous ouvrez votre compte avec un collègue à vos côtés. Envoyez-nous un message et nous vous rappelons le jour ouvrable même.',
      button: { label: 'Être rappelé', href: contactForm('Ouvrir un Saver Plus') },
    },
    {
      name: 'term-deposit',
      title: 'Ouvrir un compte à terme',
      text: 'Vous convenez du montant et de la durée avec un collègue. Envoyez-nous un message et nous vous rappelons le jour ouvrable même.',
      button: { label: 'Être rappelé', href: contactForm('Ouvrir un compte à terme') },
    },
    {
      name: 'pro',
      title: 'Ouvrir un compte Meridian Pro',
      text: 'Sept courtes étapes en ligne. Préparez votre numéro de TVA et les cartes d’identité des propriétaires et administrateurs ; avec votre code, vous pouvez vous arrêter et continuer à tout moment.',
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
      text: 'Un premier entretien dure un quart d’heure et ne vous engage à rien. Il vous faut votre dernier bilan et une facture.',
      button: { label: 'Prendre rendez-vous', href: contactForm('Commencer avec Meridian Factor') },
    },
    {
      name: 'english-only',
      title: 'Disponible uniquement en anglais',
      text: 'Cette page n’existe qu’en anglais, car son texte a été approuvé dans cette langue. Nos collègues vous l’expliquent volontiers.',
      button: { label: 'La lire en anglais', href: '' },
    },
    {
      name: 'mobile-notification',
      title: 'Faites la demande depuis votre téléphone',
      text: 'Photographiez une fiche de paie, arrêtez quand le train arrive et continuez à la maison.',
      button: { label: 'Calculer et demander', href: '/loan-application' },
    },
  ],
};
