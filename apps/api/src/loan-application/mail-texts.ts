import type { Language } from '@statewise/i18n';
import type { MailText } from '../applications/letter.js';

type Texts = Readonly<Record<Language, MailText>>;

export const loanPlanMail: Texts = {
  en: {
    subject: 'Your loan plan',
    body: 'Hello {name},\n\nYour loan plan is attached: {amount} over {term} months at {monthly} a month.\n{resume}\n{bank}',
  },
  nl: {
    subject: 'Uw leningsplan',
    body: 'Dag {name},\n\nIn bijlage vindt u uw leningsplan: {amount} op {term} maanden, {monthly} per maand.\n{resume}\n{bank}',
  },
  fr: {
    subject: 'Votre plan de prêt',
    body: 'Bonjour {name},\n\nVous trouverez en annexe votre plan de prêt : {amount} sur {term} mois, {monthly} par mois.\n{resume}\n{bank}',
  },
};

export const codeMail: Texts = {
  en: { subject: 'Your application code', body: 'Hello {name},\n{resume}\n{bank}' },
  nl: { subject: 'Uw aanvraagcode', body: 'Dag {name},\n{resume}\n{bank}' },
  fr: { subject: 'Le code de votre demande', body: 'Bonjour {name},\n{resume}\n{bank}' },
};

/** How the applicant goes on later, on this device or another. */
export const resumeTexts: Readonly<Record<Language, string>> = {
  en: '\nGo on with your application at any time with the code {code}, or here:\n{link}\n\nKeep the code to yourself: whoever has it can open your application.\n',
  nl: '\nZet uw aanvraag op elk moment voort met de code {code}, of hier:\n{link}\n\nHoud de code voor uzelf: wie ze heeft, kan uw aanvraag openen.\n',
  fr: '\nPoursuivez votre demande à tout moment avec le code {code}, ou ici :\n{link}\n\nGardez ce code pour vous : qui l’a peut ouvrir votre demande.\n',
};

export const acceptedMail: Texts = {
  en: {
    subject: 'Your loan was approved',
    body: 'Hello {name},\n\nGood news: we have approved your loan. We will contact you about the contract.\n\n{bank}',
  },
  nl: {
    subject: 'Uw lening is goedgekeurd',
    body: 'Dag {name},\n\nGoed nieuws: wij hebben uw lening goedgekeurd. Wij nemen contact met u op over het contract.\n\n{bank}',
  },
  fr: {
    subject: 'Votre prêt est accordé',
    body: 'Bonjour {name},\n\nBonne nouvelle : nous avons accordé votre prêt. Nous vous contacterons au sujet du contrat.\n\n{bank}',
  },
};

export const rejectedMail: Texts = {
  en: {
    subject: 'About your loan application',
    body: 'Hello {name},\n\nWe are sorry: we cannot grant this loan.\n{reasons}\nYou may ask for a person to look at your application again: open it with your code at {link} and choose that option.\n\n{bank}',
  },
  nl: {
    subject: 'Over uw leningsaanvraag',
    body: 'Dag {name},\n\nHet spijt ons: wij kunnen deze lening niet toekennen.\n{reasons}\nU kunt vragen dat een medewerker uw aanvraag opnieuw bekijkt: open ze met uw code op {link} en kies die mogelijkheid.\n\n{bank}',
  },
  fr: {
    subject: 'À propos de votre demande de prêt',
    body: 'Bonjour {name},\n\nNous regrettons de ne pas pouvoir accorder ce prêt.\n{reasons}\nVous pouvez demander qu’une personne réexamine votre demande : ouvrez-la avec votre code sur {link} et choisissez cette option.\n\n{bank}',
  },
};

export const reviewMail: Texts = {
  en: {
    subject: 'We will look at your application again',
    body: 'Hello {name},\n\nYou asked for a person to look at your application. Our staff will do so and write to you.\n\n{bank}',
  },
  nl: {
    subject: 'Wij bekijken uw aanvraag opnieuw',
    body: 'Dag {name},\n\nU vroeg dat een medewerker uw aanvraag bekijkt. Wij doen dat en schrijven u.\n\n{bank}',
  },
  fr: {
    subject: 'Nous allons réexaminer votre demande',
    body: 'Bonjour {name},\n\nVous avez demandé qu’une personne examine votre demande. Nos collaborateurs le feront et vous écriront.\n\n{bank}',
  },
};

/** To who asked for a person, when that person comes to the same answer. */
export const reviewLostMail: Texts = {
  en: {
    subject: 'We looked at your application again',
    body: 'Hello {name},\n\nAs you asked, a member of our staff has looked at your application again. We are sorry: our answer stays the same, we cannot grant this loan.\n{reasons}\nIf you do not agree, you can send a complaint to our complaints service.\n\n{bank}',
  },
  nl: {
    subject: 'Wij bekeken uw aanvraag opnieuw',
    body: 'Dag {name},\n\nZoals u vroeg, heeft een medewerker uw aanvraag opnieuw bekeken. Het spijt ons: ons antwoord blijft hetzelfde, wij kunnen deze lening niet toekennen.\n{reasons}\nGaat u niet akkoord, dan kunt u een klacht sturen naar onze klachtendienst.\n\n{bank}',
  },
  fr: {
    subject: 'Nous avons réexaminé votre demande',
    body: 'Bonjour {name},\n\nComme vous l’avez demandé, un collaborateur a réexaminé votre demande. Nous le regrettons : notre réponse reste la même, nous ne pouvons pas accorder ce prêt.\n{reasons}\nSi vous n’êtes pas d’accord, vous pouvez adresser une réclamation à notre service des plaintes.\n\n{bank}',
  },
};
