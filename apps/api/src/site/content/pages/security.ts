import { provider } from '@statewise/i18n';
import type { DemoPage } from '../content-types.js';

const cardStop = `[${provider.cardStop.phone}](${provider.cardStop.phoneLink})`;
const securityMail = `[${provider.securityEmail}](mailto:${provider.securityEmail})`;

export const security: DemoPage = {
  slug: 'security',
  picture: 12,
  updated: '2026-11-22',
  texts: {
    en: {
      title: 'Security',
      description: 'How we protect your money, what you can do yourself and whom to call if something is wrong.',
      body: `We protect our systems, you protect your codes. Here is what to do if something goes wrong, and how to prevent it.

## Something is wrong

### A card is lost

Block it in the app or call ${cardStop}, day or night.

### You gave away a code

Call ${cardStop} at once, day or night. In the first few hours, we can often still stop a payment.

### You received a strange message

Do not click on anything. Forward the message to ${securityMail} and delete it.

## What we never do

- ask for a code, or for the response of your card reader, by telephone, e-mail or text message
- send you a link to sign in to your accounts
- ask you to move money to a “safe account”
- send someone to collect your card

## What we do

### Signing in

You always sign in with two things: something you know and something you have. You confirm a new device on your old one.

### Watching

Our systems look for payments that do not fit your habits. If we see one, we hold it back and call you.

### Encryption

#### In transit

Everything you send us, and everything we send you through this site, is encrypted.

#### At rest

Documents you upload are stored under random names. Only the people who handle your application can open them.

## What you can do

### On your devices

Keep your system up to date, lock your screen and only install apps from the official store.

### With your application code

Your application has a code of twelve characters. Anyone who has it can read what you have filled in, so keep it to yourself.

### In your payments

Set limits that suit you, and check the name of every new payee.

## Reporting a weakness

Have you found a weakness in our systems? Write to ${securityMail} before you tell others. We answer within one working day, and we take no legal action against anyone who reports in good faith and does not touch any data.`,
    },
    nl: {
      title: 'Veiligheid',
      description: 'Hoe we uw geld beschermen, wat u zelf kunt doen en wie u belt als er iets mis is.',
      body: `Wij beschermen onze systemen, u beschermt uw codes. Hier leest u wat u doet als er iets misgaat, en hoe u dat voorkomt.

## Er is iets mis

### Een kaart is verloren

Blokkeer ze in de app of bel ${cardStop}, dag en nacht.

### U gaf een code door

Bel meteen ${cardStop}, dag en nacht. In de eerste uren kunnen we een betaling vaak nog tegenhouden.

### U kreeg een vreemd bericht

Klik nergens op. Stuur het bericht door naar ${securityMail} en verwijder het.

## Wat we nooit doen

- een code of het antwoord van uw kaartlezer vragen per telefoon, e-mail of sms
- u een link sturen om u bij uw rekeningen aan te melden
- u vragen om geld naar een “veilige rekening” over te schrijven
- iemand sturen om uw kaart op te halen

## Wat we wel doen

### Aanmelden

U meldt zich altijd aan met twee dingen: iets wat u weet en iets wat u hebt. Een nieuw toestel bevestigt u op het oude.

### Waken

Onze systemen zoeken naar betalingen die niet bij uw gewoontes passen. Zien we er een, dan houden we ze tegen en bellen we u.

### Versleuteling

#### Onderweg

Alles wat u ons stuurt en wat wij u via deze site sturen, is versleuteld.

#### In bewaring

Documenten die u oplaadt, worden onder willekeurige namen bewaard. Alleen wie uw aanvraag behandelt, kan ze openen.

## Wat u kunt doen

### Op uw toestellen

Houd uw systeem up-to-date, vergrendel uw scherm en installeer alleen apps uit de officiële winkel.

### Met uw aanvraagcode

Uw aanvraag heeft een code van twaalf tekens. Wie die heeft, kan lezen wat u ingevuld hebt. Houd ze dus voor uzelf.

### Bij uw betalingen

Stel limieten in die bij u passen, en controleer de naam van elke nieuwe begunstigde.

## Een zwakke plek melden

Hebt u een zwakke plek in onze systemen gevonden? Schrijf naar ${securityMail} voor u het anderen vertelt. We antwoorden binnen één werkdag en nemen geen juridische stappen tegen wie te goeder trouw meldt en geen gegevens aanraakt.`,
    },
    fr: {
      title: 'Sécurité',
      description:
        'Comment nous protégeons votre argent, ce que vous pouvez faire vous-même et qui appeler en cas de problème.',
      body: `Nous protégeons nos systèmes, vous protégez vos codes. Voici ce qu’il faut faire en cas de problème, et comment l’éviter.

## Quelque chose ne va pas

### Une carte est perdue

Bloquez-la dans l’application ou appelez le ${cardStop}, jour et nuit.

### Vous avez donné un code

Appelez tout de suite le ${cardStop}, jour et nuit. Dans les premières heures, nous pouvons souvent encore arrêter un paiement.

### Vous avez reçu un message étrange

Ne cliquez sur rien. Transférez le message à ${securityMail} et supprimez-le.

## Ce que nous ne faisons jamais

- vous demander un code ou la réponse de votre lecteur de carte par téléphone, e-mail ou SMS
- vous envoyer un lien pour vous connecter à vos comptes
- vous demander de transférer de l’argent vers un « compte sûr »
- envoyer quelqu’un chercher votre carte

## Ce que nous faisons

### La connexion

Vous vous connectez toujours avec deux éléments : un que vous connaissez et un que vous possédez. Vous confirmez un nouvel appareil sur l’ancien.

### La surveillance

Nos systèmes cherchent les paiements qui ne ressemblent pas à vos habitudes. Si nous en voyons un, nous le retenons et vous appelons.

### Le chiffrement

#### En transit

Tout ce que vous nous envoyez, et tout ce que nous vous envoyons par ce site, est chiffré.

#### Au repos

Les documents que vous envoyez sont conservés sous des noms aléatoires. Seules les personnes qui traitent votre demande peuvent les ouvrir.

## Ce que vous pouvez faire

### Sur vos appareils

Tenez votre système à jour, verrouillez votre écran et n’installez que des applications du magasin officiel.

### Avec votre code de demande

Votre demande a un code de douze caractères. Toute personne qui l’a peut lire ce que vous avez rempli : gardez-le pour vous.

### Dans vos paiements

Fixez des limites qui vous conviennent, et vérifiez le nom de chaque nouveau bénéficiaire.

## Signaler une faille

Vous avez trouvé une faille dans nos systèmes ? Écrivez à ${securityMail} avant d’en parler à d’autres. Nous répondons dans un délai d’un jour ouvrable et n’engageons aucune action contre une personne qui signale de bonne foi et ne touche à aucune donnée.`,
    },
  },
};
