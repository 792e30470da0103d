import { branches, provider, type Branch } from '@statewise/i18n';
import type { DemoPage } from '../content-types.js';
import { contactForm } from '../names.js';

const { mt: malta, be: belgium } = branches;
const mail = `[${provider.email}](mailto:${provider.email})`;
const privacyMail = `[${provider.privacyEmail}](mailto:${provider.privacyEmail})`;
const phone = ({ phone: number, phoneLink }: Branch): string => `[${number}](${phoneLink})`;
/** An address on lines of its own. */
const address = (branch: Branch): string => branch.address.join('\\\n');
const cardStop = `[${provider.cardStop.phone}](${provider.cardStop.phoneLink})`;
const store = provider.partnerStore.name;

export const contactUs: DemoPage = {
  slug: 'contact-us',
  picture: 3,
  updated: '2026-11-21',
  texts: {
    en: {
      title: 'Contact',
      description:
        'Call us, write to us or come by. A colleague answers who can decide, without a menu and without a queue of numbers.',
      body: `Most questions have their answer here. For all others there is a person: by telephone, at our desks, or through the [form](/contact-us#contact-form) below and at ${mail}.

## What is it about?

### Loans

You can [calculate a loan](/consumer-lending) and apply online at any hour. Your application code opens an application that you began earlier. Nothing there answers you? [Write to us about a loan](${contactForm('A loan')}).

### Savings accounts

What they bring stands on the pages of [Meridian Saver](/meridian-saver), [Saver Plus](/saver-plus) and the [term deposit](/term-deposit). To open one, [send us a message](${contactForm('A savings account')}): we call you back the same working day.

### Business accounts

You can [open a Meridian Pro account or continue one](/e-banking/) online at any hour. For questions about [Meridian Pro](/meridian-pro) or a first talk about [Meridian Factor](/meridian-factor), [write to the business desk](${contactForm('A business account')}) or call, and have your VAT number at hand.

### Partner stores

Shops that finance purchases for their customers, such as ${store}, [prepare loans online](/store/) and reach the partner desk on the same numbers. Please mention your store number.

### Lost card or suspicious message

Call ${cardStop} at once; this number is answered at any hour. Then read on our page about [security](/security) what to do meanwhile.

### Your personal data

What we keep, and why, is on the page about [privacy](/privacy). Questions go to ${privacyMail}.

### Complaints

Something went wrong? Our page about [complaints](/complaints) tells how we deal with it, and who decides if we do not agree.

## Call us

### Malta and other countries

${phone(malta)}, Monday to Friday from ${malta.openingHours.from} to ${malta.openingHours.to}.

### Belgium

${phone(belgium)}, Monday to Friday from ${belgium.openingHours.from} to ${belgium.openingHours.to}.

## Come by

### Valletta

${address(malta)}

### Brussels

${address(belgium)}

Both desks keep the hours of the telephone. An appointment is not needed, but it saves you waiting.`,
    },
    nl: {
      title: 'Contact',
      description:
        'Bel ons, schrijf ons of kom langs. Een collega die mag beslissen antwoordt, zonder keuzemenu en zonder wachtnummer.',
      body: `De meeste vragen vinden hier hun antwoord. Voor alle andere is er een mens: aan de telefoon, aan onze balies, of via het [formulier](/contact-us#contact-form) hieronder en op ${mail}.

## Waarover gaat het?

### Leningen

U kunt op elk uur een [lening berekenen](/consumer-lending) en online aanvragen. Met uw aanvraagcode opent u een aanvraag die u eerder begon. Vindt u daar geen antwoord? [Schrijf ons over een lening](${contactForm('Een lening')}).

### Spaarrekeningen

Wat ze opbrengen, leest u op de pagina’s van [Meridian Saver](/meridian-saver), [Saver Plus](/saver-plus) en de [termijnrekening](/term-deposit). Wilt u er een openen? [Stuur ons een bericht](${contactForm('Een spaarrekening')}): we bellen u dezelfde werkdag terug.

### Zakelijke rekeningen

Een Meridian Pro [openen of ermee verdergaan](/e-banking/) kan online, op elk uur. Voor vragen over [Meridian Pro](/meridian-pro) of een eerste gesprek over [Meridian Factor](/meridian-factor) [schrijft u naar de zakelijke dienst](${contactForm('Een zakelijke rekening')}) of belt u; houd uw btw-nummer bij de hand.

### Partnerwinkels

Winkels die aankopen voor hun klanten financieren, zoals ${store}, [bereiden leningen online voor](/store/) en bereiken de partnerdienst op dezelfde nummers. Vermeld uw winkelnummer.

### Kaart kwijt of verdacht bericht

Bel meteen ${cardStop}; dit nummer wordt op elk uur beantwoord. Lees daarna op onze pagina over [veiligheid](/security) wat u intussen doet.

### Uw persoonsgegevens

Wat we bewaren en waarom, leest u op de pagina over [privacy](/privacy). Vragen gaan naar ${privacyMail}.

### Klachten

Ging er iets mis? Onze pagina over [klachten](/complaints) vertelt hoe we ermee omgaan en wie beslist als we het niet eens zijn.

## Bel ons

### Malta en andere landen

${phone(malta)}, van maandag tot vrijdag van ${malta.openingHours.from} tot ${malta.openingHours.to}.

### België

${phone(belgium)}, van maandag tot vrijdag van ${belgium.openingHours.from} tot ${belgium.openingHours.to}.

## Kom langs

### Valletta

${address(malta)}

### Brussel

${address(belgium)}

Beide kantoren volgen de uren van de telefoon. Een afspraak hoeft niet, maar bespaart u het wachten.`,
    },
    fr: {
      title: 'Contact',
      description:
        'Appelez-nous, écrivez-nous ou passez nous voir. Un collègue qui peut décider vous répond, sans menu et sans numéro d’attente.',
      body: `La plupart des questions trouvent leur réponse ici. Pour toutes les autres, il y a une personne : au téléphone, à nos guichets, ou par le [formulaire](/contact-us#contact-form) ci-dessous et à ${mail}.

## De quoi s’agit-il ?

### Prêts

Vous pouvez [calculer un prêt](/consumer-lending) et le demander en ligne à toute heure. Votre code de demande rouvre une demande déjà commencée. Pas de réponse à votre question ? [Écrivez-nous au sujet d’un prêt](${contactForm('Un prêt')}).

### Comptes d’épargne

Ce qu’ils rapportent se lit sur les pages de [Meridian Saver](/meridian-saver), de [Saver Plus](/saver-plus) et du [compte à terme](/term-deposit). Pour en ouvrir un, [envoyez-nous un message](${contactForm('Un compte d’épargne')}) : nous vous rappelons le jour ouvrable même.

### Comptes professionnels

Vous pouvez [ouvrir un compte Meridian Pro ou le reprendre](/e-banking/) en ligne, à toute heure. Pour une question sur [Meridian Pro](/meridian-pro) ou un premier entretien sur [Meridian Factor](/meridian-factor), [écrivez au service aux entreprises](${contactForm('Un compte professionnel')}) ou appelez-le, et préparez votre numéro de TVA.

### Magasins partenaires

Les magasins qui financent les achats de leurs clients, comme ${store}, [préparent les prêts en ligne](/store/) et joignent le service des partenaires aux mêmes numéros. Indiquez votre numéro de magasin.

### Carte perdue ou message suspect

Appelez tout de suite le ${cardStop} ; ce numéro répond à toute heure. Puis lisez sur notre page consacrée à la [sécurité](/security) ce qu’il faut faire entre-temps.

### Vos données personnelles

Ce que nous gardons, et pourquoi, se lit sur la page consacrée à la [vie privée](/privacy). Les questions vont à ${privacyMail}.

### Réclamations

Quelque chose s’est mal passé ? Notre page sur les [réclamations](/complaints) explique comment nous les traitons, et qui décide si nous ne sommes pas d’accord.

## Appelez-nous

### Malte et autres pays

${phone(malta)}, du lundi au vendredi de ${malta.openingHours.from} à ${malta.openingHours.to}.

### Belgique

${phone(belgium)}, du lundi au vendredi de ${belgium.openingHours.from} à ${belgium.openingHours.to}.

## Passez nous voir

### La Valette

${address(malta)}

### Bruxelles

${address(belgium)}

Les deux guichets suivent les heures du téléphone. Un rendez-vous n’est pas nécessaire, mais il vous évite d’attendre.`,
    },
  },
};
