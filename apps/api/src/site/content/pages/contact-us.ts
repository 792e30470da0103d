import { branches, provider, type Branch } from '@statewise/i18n';
import type { DemoPage } from '../content-types.js';

const { mt: malta, be: belgium } = branches;
const mail = `[${provider.email}](mailto:${provider.email})`;
const privacyMail = `[${provider.privacyEmail}](mailto:${provider.privacyEmail})`;
const phone = ({ phone: number, phoneLink }: Branch): string => `[${number}](${phoneLink})`;
/** An address on lines of its own. */
const address = (branch: Branch): string => branch.address.join('\\\n');
const store = provider.partnerStore.name;

export const contactUs: DemoPage = {
  slug: 'contact-us',
  picture: 3,
  updated: '2026-11-16',
  texts: {
    en: {
      title: 'Contact',
      description:
        'Call us, write to us or come by. A colleague answers who can decide, without a menu and without a queue of numbers.',
      body: `Choose what suits you. Whoever answers stays with your question until it is solved, also when a colleague has to help.

## Call us

### Malta and other countries

${phone(malta)}, Monday to Friday from ${malta.openingHours.from} to ${malta.openingHours.to}.

### Belgium

${phone(belgium)}, Monday to Friday from ${belgium.openingHours.from} to ${belgium.openingHours.to}.

## Write to us

Send a mail to ${mail}. You have an answer within one working day. Please leave out your PIN, passwords and codes: we never need them.

Questions about your personal data go to ${privacyMail}.

## Come by

### Valletta

${address(malta)}

### Brussels

${address(belgium)}

Both desks keep the hours of the telephone. An appointment is not needed, but it saves you waiting.

## What is it about?

### Loans

You can [calculate a loan](/consumer-lending) and apply online at any hour. Your application code opens an application that you began earlier.

### Savings accounts

Would you like to open a [Meridian Saver](/meridian-saver)? Call or write, and we call you back the same working day.

### Business accounts

You can [open a Meridian Pro account or continue one](/e-banking/) online at any hour. For questions about [Meridian Pro](/meridian-pro) or a first talk about [Meridian Factor](/meridian-factor), ask for the business desk, and have your VAT number at hand.

### Partner stores

Shops that finance purchases for their customers, such as ${store}, reach the partner desk on the same numbers. Please mention your store number.

### Lost card or suspicious message

Call at once, and read on our page about [security](/security) what to do meanwhile.

### Complaints

Something went wrong? Our page about [complaints](/complaints) tells how we deal with it, and who decides if we do not agree.`,
    },
    nl: {
      title: 'Contact',
      description:
        'Bel ons, schrijf ons of kom langs. Een collega die mag beslissen antwoordt, zonder keuzemenu en zonder wachtnummer.',
      body: `Kies wat u het beste past. Wie opneemt, blijft bij uw vraag tot ze opgelost is, ook als een collega moet helpen.

## Bel ons

### Malta en andere landen

${phone(malta)}, van maandag tot vrijdag van ${malta.openingHours.from} tot ${malta.openingHours.to}.

### België

${phone(belgium)}, van maandag tot vrijdag van ${belgium.openingHours.from} tot ${belgium.openingHours.to}.

## Schrijf ons

Stuur een mail naar ${mail}. U krijgt binnen één werkdag antwoord. Laat uw pincode, wachtwoorden en codes weg: we hebben ze nooit nodig.

Vragen over uw persoonsgegevens gaan naar ${privacyMail}.

## Kom langs

### Valletta

${address(malta)}

### Brussel

${address(belgium)}

Beide kantoren volgen de uren van de telefoon. Een afspraak hoeft niet, maar bespaart u het wachten.

## Waarover gaat het?

### Leningen

U kunt op elk uur een [lening berekenen](/consumer-lending) en online aanvragen. Met uw aanvraagcode opent u een aanvraag die u eerder begon.

### Spaarrekeningen

Wilt u een [Meridian Saver](/meridian-saver) openen? Bel of schrijf, en we bellen u dezelfde werkdag terug.

### Zakelijke rekeningen

Een Meridian Pro [openen of ermee verdergaan](/e-banking/) kan online, op elk uur. Voor vragen over [Meridian Pro](/meridian-pro) of een eerste gesprek over [Meridian Factor](/meridian-factor) vraagt u naar de zakelijke dienst; houd uw btw-nummer bij de hand.

### Partnerwinkels

Winkels die aankopen voor hun klanten financieren, zoals ${store}, bereiken de partnerdienst op dezelfde nummers. Vermeld uw winkelnummer.

### Kaart kwijt of verdacht bericht

Bel meteen, en lees op onze pagina over [veiligheid](/security) wat u intussen doet.

### Klachten

Ging er iets mis? Onze pagina over [klachten](/complaints) vertelt hoe we ermee omgaan en wie beslist als we het niet eens zijn.`,
    },
    fr: {
      title: 'Contact',
      description:
        'Appelez-nous, écrivez-nous ou passez nous voir. Un collègue qui peut décider vous répond, sans menu et sans numéro d’attente.',
      body: `Choisissez ce qui vous convient. La personne qui décroche suit votre question jusqu’à sa solution, même quand un collègue doit l’aider.

## Appelez-nous

### Malte et autres pays

${phone(malta)}, du lundi au vendredi de ${malta.openingHours.from} à ${malta.openingHours.to}.

### Belgique

${phone(belgium)}, du lundi au vendredi de ${belgium.openingHours.from} à ${belgium.openingHours.to}.

## Écrivez-nous

Envoyez un courriel à ${mail}. Vous aurez une réponse dans le jour ouvrable. N’y mettez ni code PIN, ni mot de passe : nous n’en avons jamais besoin.

Les questions sur vos données personnelles vont à ${privacyMail}.

## Passez nous voir

### La Valette

${address(malta)}

### Bruxelles

${address(belgium)}

Les deux guichets suivent les heures du téléphone. Un rendez-vous n’est pas nécessaire, mais il vous évite d’attendre.

## De quoi s’agit-il ?

### Prêts

Vous pouvez [calculer un prêt](/consumer-lending) et le demander en ligne à toute heure. Votre code de demande rouvre une demande déjà commencée.

### Comptes d’épargne

Vous souhaitez ouvrir un [Meridian Saver](/meridian-saver) ? Appelez ou écrivez, et nous vous rappelons le jour ouvrable même.

### Comptes professionnels

Vous pouvez [ouvrir un compte Meridian Pro ou le reprendre](/e-banking/) en ligne, à toute heure. Pour une question sur [Meridian Pro](/meridian-pro) ou un premier entretien sur [Meridian Factor](/meridian-factor), demandez le service aux entreprises et préparez votre numéro de TVA.

### Magasins partenaires

Les magasins qui financent les achats de leurs clients, comme ${store}, joignent le service des partenaires aux mêmes numéros. Indiquez votre numéro de magasin.

### Carte perdue ou message suspect

Appelez tout de suite, et lisez sur notre page consacrée à la [sécurité](/security) ce qu’il faut faire entre-temps.

### Réclamations

Quelque chose s’est mal passé ? Notre page sur les [réclamations](/complaints) explique comment nous les traitons, et qui décide si nous ne sommes pas d’accord.`,
    },
  },
};
