import type { Language } from '@statewise/i18n';
import type { IncomeProof } from '@statewise/machines';
import type { MailText } from '@statewise/server/applications/letter.js';

type Texts = Readonly<Record<Language, MailText>>;

export const loanPlanMail: Texts = {
  en: {
    subject: 'Your loan plan',
    body: 'Hello {name},\n\nYour loan plan is attached: {amount} over {term} months at {monthly} a month (APR {apr}).\n{resume}\n{bank}',
  },
  nl: {
    subject: 'Uw leningplan',
    body: 'Dag {name},\n\nIn bijlage vindt u uw leningplan: {amount} op {term} maanden, {monthly} per maand (JKP {apr}).\n{resume}\n{bank}',
  },
  fr: {
    subject: 'Votre plan de prêt',
    body: 'Bonjour {name},\n\nVous trouverez en annexe votre plan de prêt : {amount} sur {term} mois, {monthly} par mois (TAEG {apr}).\n{resume}\n{bank}',
  },
};

export const codeMail: Texts = {
  en: { subject: 'Your application code', body: 'Hello {name},\n{resume}\n{bank}' },
  nl: { subject: 'Uw aanvraagcode', body: 'Dag {name},\n{resume}\n{bank}' },
  fr: { subject: 'Le code de votre demande', body: 'Bonjour {name},\n{resume}\n{bank}' },
};

/** How the applicant goes on later, on this device or another. */
export const resumeTexts: Readonly<Record<Language, string>> = {
  en: '\nYou can continue your application at any time with the code {code}, or here:\n{link}\n\nKeep the code to yourself: whoever has it can open your application.\n',
  nl: '\nU kunt uw aanvraag op elk moment voortzetten met de code {code}, of hier:\n{link}\n\nHoud de code voor uzelf: wie ze heeft, kan uw aanvraag openen.\n',
  fr: '\nVous pouvez poursuivre votre demande à tout moment avec le code {code}, ou ici :\n{link}\n\nGardez ce code pour vous : qui l’a peut ouvrir votre demande.\n',
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
    body: 'Bonjour {name},\n\nBonne nouvelle : nous avons accordé votre prêt. Nous vous contacterons au sujet du contrat.\n\n{bank}',
  },
};

export const rejectedMail: Texts = {
  en: {
    subject: 'About your loan application',
    body: 'Hello {name},\n\nWe are sorry: we cannot grant this loan.\n{reasons}\nYou can ask one of our staff to review your application: open it at {link} and choose that option. If the page asks for it, your code is {code}.\n\n{bank}',
  },
  nl: {
    subject: 'Over uw leningaanvraag',
    body: 'Dag {name},\n\nHet spijt ons: wij kunnen deze lening niet toekennen.\n{reasons}\nU kunt vragen dat een medewerker uw aanvraag bekijkt: open ze op {link} en kies die mogelijkheid. Vraagt de pagina erom, dan is uw code {code}.\n\n{bank}',
  },
  fr: {
    subject: 'À propos de votre demande de prêt',
    body: 'Bonjour {name},\n\nNous regrettons de ne pas pouvoir accorder ce prêt.\n{reasons}\nVous pouvez demander qu’un collaborateur examine votre demande : ouvrez-la sur {link} et choisissez cette option. Si la page le demande, votre code est {code}.\n\n{bank}',
  },
};

export const reviewMail: Texts = {
  en: {
    subject: 'We will look at your application again',
    body: 'Hello {name},\n\nYou asked us to review your application. One of our staff will do so and write to you by {date} at the latest.\n\n{bank}',
  },
  nl: {
    subject: 'Wij bekijken uw aanvraag opnieuw',
    body: 'Dag {name},\n\nU vroeg dat een medewerker uw aanvraag bekijkt. Dat doen we, en u hoort van ons uiterlijk op {date}.\n\n{bank}',
  },
  fr: {
    subject: 'Nous allons réexaminer votre demande',
    body: 'Bonjour {name},\n\nVous avez demandé qu’un collaborateur examine votre demande. Nous le ferons et vous écrirons au plus tard le {date}.\n\n{bank}',
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
    body: 'Bonjour {name},\n\nComme vous l’avez demandé, un collaborateur a réexaminé votre demande. Nous le regrettons : notre réponse reste la même, nous ne pouvons pas accorder ce prêt.\n{reasons}\nSi vous n’êtes pas d’accord, vous pouvez adresser une réclamation à notre service des plaintes.\n\n{bank}',
  },
};

/** Confirms that an application was sent, and says what is still needed. */
export const receiptMail: Texts = {
  en: {
    subject: 'We have received your loan application',
    body: 'Hello {name},\n\nWe have received your application: {amount} over {term} months. {result}\n\nWhat we still need from you:{documents}\n\nSend it here; a clear photo is fine:\n{link}\nIf the page asks for it, your code is {code}. Keep it to yourself: whoever has it can open your application.\n\nWe will look at your documents within two working days of receiving them, and then write to you.\n\n{bank}',
  },
  nl: {
    subject: 'We hebben uw leningaanvraag ontvangen',
    body: 'Dag {name},\n\nWe hebben uw aanvraag ontvangen: {amount} op {term} maanden. {result}\n\nDit hebben we nog van u nodig:{documents}\n\nStuur het ons hier; een duidelijke foto is goed:\n{link}\nVraagt de pagina erom, dan is uw code {code}. Houd ze voor uzelf: wie ze heeft, kan uw aanvraag openen.\n\nWe bekijken uw documenten binnen twee werkdagen nadat ze zijn aangekomen en schrijven u dan.\n\n{bank}',
  },
  fr: {
    subject: 'Nous avons reçu votre demande de prêt',
    body: 'Bonjour {name},\n\nNous avons bien reçu votre demande : {amount} sur {term} mois. {result}\n\nCe qu’il nous faut encore :{documents}\n\nEnvoyez-le ici ; une photo nette convient :\n{link}\nSi la page le demande, votre code est {code}. Gardez-le pour vous : qui l’a peut ouvrir votre demande.\n\nNous examinons vos documents dans les deux jours ouvrables après leur arrivée et vous écrivons alors.\n\n{bank}',
  },
};

/** What the risk rules said, to who reads that the application has arrived. */
export const resultTexts: Readonly<Record<Language, { readonly passed: string; readonly review: string }>> = {
  en: { passed: 'The first check was positive.', review: 'One of our staff will look at it in person.' },
  nl: { passed: 'De eerste controle was positief.', review: 'Een van onze medewerkers bekijkt ze persoonlijk.' },
  fr: { passed: 'La première vérification est positive.', review: 'Un de nos collaborateurs l’examinera en personne.' },
};

/** What the bank asks for, by the kind of document and what proves the income. */
export const documentTexts: Readonly<Record<Language, Readonly<Record<IncomeProof | 'invoice', string>>>> = {
  en: {
    payslip: 'your last payslip',
    tax: 'your last tax assessment',
    pension: 'your last pension statement',
    benefit: 'your last benefit statement',
    invoice: 'the invoice or quotation',
  },
  nl: {
    payslip: 'uw laatste loonfiche',
    tax: 'uw laatste aanslagbiljet',
    pension: 'uw laatste pensioenfiche',
    benefit: 'uw laatste uitkeringsbewijs',
    invoice: 'de factuur of offerte',
  },
  fr: {
    payslip: 'votre dernière fiche de paie',
    tax: 'votre dernier avertissement-extrait de rôle',
    pension: 'votre dernière fiche de pension',
    benefit: 'votre dernière attestation d’allocation',
    invoice: 'la facture ou le devis',
  },
};
