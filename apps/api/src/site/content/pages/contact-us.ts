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
  updated: '2026-11-22',
  texts: {
    en: {
      title: 'Contact',
      description: 'Call us, write to us or visit us in Valletta or Brussels. You speak to a person, not to a menu.',
      body: `You may find your answer below. If not, call us, visit us, use the [form](/contact-us#contact-form) on this page or write to ${mail}.

## What is it about?

### Loans

You can [calculate a loan](/consumer-lending) and apply online at any time. Started an application earlier? Continue it with your application code. For any other question, [write to us about a loan](${contactForm('A loan')}).

### Savings accounts

Our rates are on the pages of [Meridian Saver](/meridian-saver), [Saver Plus](/saver-plus) and the [term deposit](/term-deposit). To open an account, [send us a message](${contactForm('A savings account')}): we call you back within one working day.

### Business accounts

You can [apply for a Meridian Pro account, or continue an application](/e-banking/), online at any time. For questions about [Meridian Pro](/meridian-pro) or a first conversation about [Meridian Factor](/meridian-factor), [write to our business team](${contactForm('A business account')}) or call us. Have your VAT number at hand.

### Partner stores

Stores that finance purchases for their customers, such as ${store}, can [prepare loans online](/store/). Our partner team answers on the same numbers; please mention your store number.

### Lost card or suspicious message

Call ${cardStop} at once: this line is open day and night. Our [security](/security) page says what else you can do.

### Your personal data

Our [privacy](/privacy) page says what we keep and why. Send your questions to ${privacyMail}.

### Complaints

Did something go wrong? Our [complaints](/complaints) page says how we deal with it, and who decides if we do not agree.

## Call us

### Malta and other countries

${phone(malta)}, Monday to Friday from ${malta.openingHours.from} to ${malta.openingHours.to}.

### Belgium

${phone(belgium)}, Monday to Friday from ${belgium.openingHours.from} to ${belgium.openingHours.to}.

## Visit us

### Valletta

${address(malta)}

### Brussels

${address(belgium)}

Both branches are open during the same hours as the telephone lines. You need no appointment, but with one you will not have to wait.`,
    },
    nl: {
      title: 'Contact',
      description: 'Bel ons, schrijf ons of kom langs. U spreekt met een medewerker, niet met een keuzemenu.',
      body: `Misschien vindt u hieronder uw antwoord. Zo niet, bel ons, kom langs, gebruik het [formulier](/contact-us#contact-form) op deze pagina of schrijf naar ${mail}.

## Waarover gaat het?

### Leningen

U kunt op elk moment een [lening berekenen](/consumer-lending) en online aanvragen. Begon u eerder al een aanvraag? Ga verder met uw aanvraagcode. Hebt u een andere vraag, [schrijf ons over een lening](${contactForm('Een lening')}).

### Spaarrekeningen

Onze rentes staan op de pagina’s van [Meridian Saver](/meridian-saver), [Saver Plus](/saver-plus) en de [termijnrekening](/term-deposit). Wilt u een rekening openen? [Stuur ons een bericht](${contactForm('Een spaarrekening')}): we bellen u binnen één werkdag terug.

### Zakelijke rekeningen

Een Meridian Pro-rekening [aanvragen of een aanvraag voortzetten](/e-banking/) kan online, op elk moment. Voor vragen over [Meridian Pro](/meridian-pro) of een eerste gesprek over [Meridian Factor](/meridian-factor) [schrijft u naar ons team voor ondernemers](${contactForm('Een zakelijke rekening')}) of belt u ons. Houd uw btw-nummer bij de hand.

### Partnerwinkels

Winkels die aankopen van hun klanten financieren, zoals ${store}, kunnen [leningen online voorbereiden](/store/). Ons partnerteam bereikt u op dezelfde nummers; vermeld uw winkelnummer.

### Kaart kwijt of verdacht bericht

Bel meteen ${cardStop}: dit nummer is dag en nacht bereikbaar. Op onze pagina [veiligheid](/security) leest u wat u nog kunt doen.

### Uw persoonsgegevens

Wat we bewaren en waarom, leest u op de pagina [privacy](/privacy). Uw vragen stuurt u naar ${privacyMail}.

### Klachten

Ging er iets mis? Op onze pagina [klachten](/complaints) leest u hoe we ermee omgaan en wie beslist als we het niet eens raken.

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

Beide kantoren zijn open op dezelfde uren als de telefoon. Een afspraak hoeft niet, maar bespaart u wachttijd.`,
    },
    fr: {
      title: 'Contact',
      description: 'Appelez-nous, écrivez-nous ou passez nous voir. Une personne vous répond, pas un menu vocal.',
      body: `Vous trouverez peut-être votre réponse ci-dessous. Sinon, appelez-nous, passez nous voir, utilisez le [formulaire](/contact-us#contact-form) de cette page ou écrivez à ${mail}.

## De quoi s’agit-il ?

### Prêts

Vous pouvez [calculer un prêt](/consumer-lending) et le demander en ligne à tout moment. Vous avez déjà commencé une demande ? Reprenez-la avec votre code de demande. Pour toute autre question, [écrivez-nous au sujet d’un prêt](${contactForm('Un prêt')}).

### Comptes d’épargne

Nos taux figurent sur les pages de [Meridian Saver](/meridian-saver), de [Saver Plus](/saver-plus) et du [compte à terme](/term-deposit). Pour ouvrir un compte, [envoyez-nous un message](${contactForm('Un compte d’épargne')}) : nous vous rappelons dans un délai d’un jour ouvrable.

### Comptes professionnels

Vous pouvez [demander un compte Meridian Pro ou reprendre une demande](/e-banking/) en ligne, à tout moment. Pour une question sur [Meridian Pro](/meridian-pro) ou un premier entretien sur [Meridian Factor](/meridian-factor), [écrivez à notre équipe entreprises](${contactForm('Un compte professionnel')}) ou appelez-nous. Préparez votre numéro de TVA.

### Magasins partenaires

Les magasins qui financent les achats de leurs clients, comme ${store}, peuvent [préparer des prêts en ligne](/store/). Notre équipe partenaires répond aux mêmes numéros ; indiquez votre numéro de magasin.

### Carte perdue ou message suspect

Appelez tout de suite le ${cardStop} : ce numéro répond jour et nuit. Notre page [sécurité](/security) explique ce que vous pouvez encore faire.

### Vos données personnelles

Notre page [vie privée](/privacy) explique ce que nous gardons et pourquoi. Envoyez vos questions à ${privacyMail}.

### Réclamations

Quelque chose s’est mal passé ? Notre page [réclamations](/complaints) explique comment nous les traitons, et qui décide si nous ne sommes pas d’accord.

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

Les deux agences sont ouvertes aux mêmes heures que le téléphone. Un rendez-vous n’est pas nécessaire, mais il vous évite d’attendre.`,
    },
  },
};
